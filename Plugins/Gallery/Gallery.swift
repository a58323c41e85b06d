import Foundation
import PackagePlugin

/// `swift package gallery`: builds the web gallery and prints the path of its one HTML file.
///
/// With `--page OneDeck` it builds the smallest page among the examples instead.
///
/// Everything is written into the plugin's own work folder, so the command needs no permission.
@main
struct Gallery: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try Process.run(
      context.tool(named: "cardstock-tool").url,
      arguments: [
        "gallery",
        "--package", context.package.directoryURL.path,
        "--output", context.pluginWorkDirectoryURL.path,
        // The toolchain that runs this plugin, whatever else is on the search path.
        "--swift", context.tool(named: "swift").url.path,
      ] + arguments)
    tool.waitUntilExit()
    // The tool has told why; this makes `swift package` fail as well.
    if tool.terminationStatus != 0 { Diagnostics.error("the gallery was not built") }
  }
}
