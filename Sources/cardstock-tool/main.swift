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
      fail("usage: cardstock-tool gallery --package DIR --output DIR --swift FILE")
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
