// swift-tools-version: 6.2
import PackageDescription

/// The web gallery sets this variable for its nested build. Everything else builds as ordinary Swift.
let isEmbedded = Context.environment["CARDSTOCK_EMBEDDED"] == "1"

/// One list of Swift settings for every target, so that no module is held to a weaker standard.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isEmbedded ? [.enableExperimentalFeature("Embedded")] : [])

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linking)
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
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "Cardstock", targets: ["Cardstock"]),
    .library(name: "CardCore", targets: ["CardCore"]),
    .library(name: "CardPool", targets: ["CardPool"]),
    .library(name: "CardMotion", targets: ["CardMotion"]),
    .library(name: "CardEngine", targets: ["CardEngine"]),
    .library(name: "InsetStack", targets: ["InsetStack"]),
    .library(name: "TransformStack", targets: ["TransformStack"]),
    .library(name: "ExpandingCarousel", targets: ["ExpandingCarousel"]),
    .library(name: "CardTestSupport", targets: ["CardTestSupport"]),
  ],
  targets: [
    // The only C in the portable core: declarations of the maths functions, header only, for
    // platforms whose libc has no Swift module.
    .target(name: "CardMaths"),
    // `squareRoot()` calls libm when it is not optimised, and nothing else links that for a client
    // that imports neither Foundation nor Glibc.
    library(
      "CardCore", linking: [.linkedLibrary("m", .when(platforms: [.linux, .android, .openbsd]))]),
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
    library("CardTestSupport", ["CardCore"]),
    tests("Cardstock"),
    tests("CardCore", ["CardPool", "CardTestSupport"]),
    tests("CardPool", ["CardTestSupport"]),
    tests("CardTestSupport", ["CardCore", "CardPool"]),
    tests("CardMotion", resources: [.copy("Fixtures")]),
    tests(
      "CardEngine",
      ["Cardstock", "CardTestSupport"]),
    tests("InsetStack", ["CardCore", "CardTestSupport"]),
    tests("TransformStack", ["CardCore", "CardTestSupport"]),
    tests("ExpandingCarousel", ["CardCore", "CardTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// The benchmark measures on a developer's machine. A build for the web does not see it.
if !isEmbedded {
  package.targets += [
    .target(name: "BenchmarkSupport"),
    library("BenchmarkReport"),
    .executableTarget(
      name: "cardstock-benchmark",
      dependencies: ["BenchmarkReport", "BenchmarkSupport", "Cardstock"],
      swiftSettings: settings),
    tests("BenchmarkReport"),
  ]
}
