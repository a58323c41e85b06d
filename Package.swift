// swift-tools-version: 6.2
import PackageDescription

/// The web gallery sets this variable for its nested build. Everything else builds as ordinary Swift.
let isEmbedded = Context.environment["CARDSTOCK_EMBEDDED"] == "1"

/// Set to 0 for a web page whose decks are never recorded or replayed: it is 1.5 KB smaller without the
/// hooks for it. A variable like the other one, and no trait of the package: who builds the page decides,
/// whatever packages are in it, and tools that know no traits build everything.
let isRecordable = Context.environment["CARDSTOCK_RECORDING"] != "0"

/// One list of Swift settings for every target, so that no module is held to a weaker standard.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isEmbedded ? [.enableExperimentalFeature("Embedded")] : [])
  + (isRecordable ? [] : [.define("CARDSTOCK_UNRECORDED")])

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linking)
}

/// A host for Apple platforms. Everything in it belongs to the main actor unless it says otherwise, and
/// where there is no such framework it compiles to nothing.
func appleHost(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: settings + [
      .defaultIsolation(MainActor.self),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ])
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies,
    resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "Cardstock",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Cardstock", targets: ["Cardstock"]),
    .library(name: "CardCore", targets: ["CardCore"]),
    .library(name: "CardPool", targets: ["CardPool"]),
    .library(name: "CardMotion", targets: ["CardMotion"]),
    .library(name: "CardEngine", targets: ["CardEngine"]),
    .library(name: "InsetStack", targets: ["InsetStack"]),
    .library(name: "TransformStack", targets: ["TransformStack"]),
    .library(name: "ExpandingCarousel", targets: ["ExpandingCarousel"]),
    .library(name: "CardWeb", targets: ["CardWeb"]),
  ],
  targets: [
    // The only C in the portable core: declarations of the maths functions, header only, for
    // platforms whose libc has no Swift module.
    .target(name: "CardMaths"),
    // `squareRoot()` calls libm when it is not optimised, and nothing else links that for a client
    // that imports neither Foundation nor Glibc. SwiftPM takes the web's triple for Linux here.
    library(
      "CardCore",
      linking: isEmbedded
        ? [] : [.linkedLibrary("m", .when(platforms: [.linux, .android, .openbsd]))]),
    library("CardPool", ["CardCore"]),
    library("CardMotion", ["CardMaths"]),
    library("CardEngine", ["CardCore", "CardMotion"]),
    library("InsetStack", ["CardCore"]),
    library("TransformStack", ["CardCore"]),
    library("ExpandingCarousel", ["CardCore"]),
    library(
      "Cardstock",
      [
        "CardCore", "CardPool", "CardMotion", "CardEngine", "InsetStack", "TransformStack",
        "ExpandingCarousel",
      ]),
    // What a module that has no C library needs of one, and the page's functions.
    .target(name: "CardWebRuntime"),
    .target(
      name: "CardWeb", dependencies: ["CardCore", "CardEngine", "CardPool", "CardWebRuntime"],
      exclude: ["cardweb.js"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// What runs on a developer's machine. It is out of sight while the portable targets above are built
// for the web, where none of it could be.
if !isEmbedded {
  package.products += [
    .library(name: "CardSwiftUI", targets: ["CardSwiftUI"]),
    .library(name: "CardUIKit", targets: ["CardUIKit"]),
    .library(name: "CardTestSupport", targets: ["CardTestSupport"]),
  ]
  package.targets += [
    appleHost("CardSwiftUI", ["CardCore", "CardEngine", "CardPool", "TransformStack"]),
    // Empty where there is no UIKit; Tests/UIKitHarness compiles and drives it there.
    library("CardUIKit", ["CardCore", "CardEngine", "CardMotion", "CardPool"]),
    library("CardTestSupport", ["CardCore"]),
    library("CardWebBundler"),
    .executableTarget(
      name: "cardstock-tool", dependencies: ["CardWebBundler"], swiftSettings: settings),
    .plugin(
      name: "Gallery",
      capability: .command(
        intent: .custom(
          verb: "gallery", description: "Builds the web gallery as one self-contained HTML file.")),
      dependencies: ["cardstock-tool"]),
    .target(name: "BenchmarkSupport"),
    library("BenchmarkReport"),
    .executableTarget(
      name: "cardstock-benchmark",
      dependencies: ["BenchmarkReport", "BenchmarkSupport", "Cardstock"],
      swiftSettings: settings),
    tests("BenchmarkReport"),
    tests("Cardstock"),
    tests("CardCore", ["CardPool", "CardTestSupport"]),
    tests("CardPool", ["CardTestSupport"]),
    tests("CardMotion", resources: [.copy("Fixtures")]),
    tests("CardEngine", ["Cardstock", "CardTestSupport"]),
    tests("InsetStack", ["CardCore", "CardTestSupport"]),
    tests("TransformStack", ["CardCore", "CardTestSupport"]),
    tests("ExpandingCarousel", ["CardCore", "CardTestSupport"]),
    tests("CardTestSupport", ["CardCore", "CardPool"]),
    tests("CardWeb", ["Cardstock", "CardTestSupport"]),
    tests("CardWebRuntime"),
    tests("CardWebBundler"),
  ]
}
