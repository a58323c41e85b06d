// What the package's plugins run. Each subcommand is one type of a library that has the tests.

#if os(macOS) || os(Linux) || os(Windows)
  internal import CardWebBundler
  internal import Foundation

  func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
  }

  let arguments = Array(CommandLine.arguments.dropFirst())
  switch arguments.first {
  case "gallery":
    guard let command = GalleryCommand(arguments: Array(arguments.dropFirst())) else {
      let pages = WebPage.all.map(\.name).joined(separator: " or ")
      fail("usage: swift package gallery [--page NAME], with a NAME of \(pages)")
    }
    do {
      print(try command.run(log: .standardError).path)
    } catch {
      fail("\(error)")
    }
  default:
    fail("usage: cardstock-tool gallery …")
  }
#endif
