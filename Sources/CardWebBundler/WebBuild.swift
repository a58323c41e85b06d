package import Foundation

/// The build of one executable product as a WebAssembly module.
package struct WebBuild {
  /// The toolchain to build with.
  package let toolchain: WasmToolchain
  /// The folder of the package that has the product.
  package let package: URL
  /// The executable product.
  package let product: String
  /// The folder for build products. It is not the package's `.build`: a `swift package` command that
  /// runs this build holds the lock on that one.
  package let scratch: URL
  /// What tells the package's manifest what to build, as environment variables.
  package let settings: [String: String]

  /// Creates a build; nothing runs yet.
  package init(
    toolchain: WasmToolchain, package: URL, product: String, scratch: URL,
    settings: [String: String] = [:]
  ) {
    self.toolchain = toolchain
    self.package = package
    self.product = product
    self.scratch = scratch
    self.settings = settings
  }

  /// The arguments for `swift`.
  package var arguments: [String] {
    [
      "build",
      "--package-path", package.path,
      "--scratch-path", scratch.path,
      "--cache-path", scratch.appending(path: "cache").path,
      // A sandbox cannot be set up inside the one that a plugin runs in, which stays in force.
      "--disable-sandbox",
      "--triple", WasmToolchain.triple,
      "--configuration", "release",
      "--product", product,
      // What a page waits for is the download, so size comes before speed. Optimizing all modules
      // as one takes a tenth off.
      "-Xswiftc", "-Osize",
      "--experimental-lto-mode", "full",
      // The tests run with these checks; a page could do nothing about a failed one. WebAssembly
      // keeps return addresses where no overflow reaches them.
      "-Xswiftc", "-enforce-exclusivity=unchecked",
      "-Xswiftc", "-Xfrontend", "-Xswiftc", "-disable-stack-protector",
      "-Xswiftc", "-Xfrontend", "-Xswiftc", "-mergeable-traps",
      // Vectors of 128 bits, in all browsers since 2023: copies of placements and rules take half
      // the instructions.
      "-Xswiftc", "-Xcc", "-Xswiftc", "-msimd128",
    ]
  }

  /// What is set on top of the environment of the caller.
  package var environment: [String: String] {
    // The manifests read it; see `isEmbedded` in Package.swift.
    settings.merging(["CARDSTOCK_EMBEDDED": "1"]) { $1 }
  }

  /// Where the module is when the build has succeeded.
  package var module: URL {
    scratch.appending(path: "\(WasmToolchain.triple)/release/\(product).wasm")
  }

  /// Looks for a cause other than the code in what a failed build has printed.
  ///
  /// - Parameter output: Everything that the build printed.
  /// - Returns: The cause and its mend, or nil.
  package static func problem(in output: String) -> String? {
    let signs = ["sandbox-exec", "sandbox_apply", "Operation not permitted"]
    guard signs.contains(where: output.contains) else { return nil }
    return """
      the sandbox of 'swift package' forbids the build inside the plugin.
      Run it without: swift package --disable-sandbox gallery
      """
  }
}
