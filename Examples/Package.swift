// swift-tools-version: 6.2
import PackageDescription

/// Set by `swift package gallery`, which builds for WebAssembly; see ../Package.swift.
let isEmbedded = Context.environment["CARDSTOCK_EMBEDDED"] == "1"

/// Set for the gallery's second module, which can record and replay. It has the sources of the first
/// and not a library in common with it, which would make the first one larger; see PageCost.md.
/// Where size does not count, the one that has everything is built and tested.
let isRecorder = Context.environment["CARDSTOCK_RECORDER"] == "1" || !isEmbedded

/// What a WebAssembly executable over CardWeb needs: CardWebRuntime stands in for the C library, and
/// the page, not the linker, calls the entry point. They are unsafe flags, which is why they are
/// here, in a package that no other depends on.
let webLinkerFlags = [
  "-Xclang-linker", "-nostdlib",
  "-Xlinker", "--no-entry",
  // Only what the exports reach, without names: what a page waits for is the download.
  "-Xlinker", "--gc-sections",
  "-Xlinker", "--strip-all",
  // Across modules, inline only what gets smaller by it. It matters where the modules are optimized
  // as one, as the gallery is, and takes 3 KB off it.
  "-Xlinker", "-mllvm=-inline-threshold=-50",
  // Below the data, so that an overflow traps instead of writing over globals.
  "-Xlinker", "--stack-first",
  "-Xlinker", "-z", "-Xlinker", "stack-size=262144",
]

/// An executable that is a web page.
func webPage(_ name: String, path: String? = nil, exclude: [String]) -> Target {
  .executableTarget(
    name: name,
    dependencies: [
      .product(name: "Cardstock", package: "Cardstock"),
      .product(name: "CardWeb", package: "Cardstock"),
    ],
    path: path ?? name, exclude: exclude,
    swiftSettings: isEmbedded ? [.enableExperimentalFeature("Embedded")] : [],
    linkerSettings: isEmbedded ? [.unsafeFlags(webLinkerFlags)] : [])
}

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Cardstock", path: "..")],
  targets: [
    webPage(
      isRecorder ? "WebGalleryRecorder" : "WebGallery", path: "WebGallery",
      exclude: ["Page", "Tests", isRecorder ? "Main" : "Recorder"]),
    webPage("OneDeck", exclude: ["Page"]),
  ],
  swiftLanguageModes: [.v6]
)

// A strategy and cells of one's own, with their tests, as another package would have them.
if !isEmbedded {
  package.targets += [
    .target(
      name: "CustomLayout",
      dependencies: [.product(name: "Cardstock", package: "Cardstock")],
      path: "CustomLayout/Sources"),
    .testTarget(
      name: "CustomLayoutTests",
      dependencies: ["CustomLayout", .product(name: "CardTestSupport", package: "Cardstock")],
      path: "CustomLayout/Tests"),
    .testTarget(
      name: "WebGalleryTests",
      dependencies: [
        "WebGalleryRecorder", .product(name: "CardTestSupport", package: "Cardstock"),
      ],
      path: "WebGallery/Tests", resources: [.copy("Recordings")]),
  ]
}
