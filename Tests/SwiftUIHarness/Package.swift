// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that a module named SwiftUI is seen here and nowhere else. CardSwiftUI and
// the portable modules are symbolic links to the shipped sources.

/// Those of ../../Package.swift.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Those of CardSwiftUI in ../../Package.swift.
let hostSettings: [SwiftSetting] =
  settings + [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linking)
}

let package = Package(
  name: "SwiftUIHarness",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "CardMaths"),
    library("CardCore", linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    library("CardPool", ["CardCore"]),
    library("CardMotion", ["CardMaths"]),
    library("CardEngine", ["CardCore", "CardMotion"]),
    library("InsetStack", ["CardCore"]),
    library("TransformStack", ["CardCore"]),
    library("ExpandingCarousel", ["CardCore"]),
    // Stand-ins: only the surface that is used, with the signatures of Apple's documentation.
    library("Combine"),
    library("Accessibility"),
    library("SwiftUI", ["Combine"]),
    .target(
      name: "CardSwiftUI",
      dependencies: [
        "Accessibility", "CardCore", "CardEngine", "CardPool", "Combine", "SwiftUI",
        "TransformStack",
      ],
      swiftSettings: hostSettings),
    .testTarget(
      name: "CardSwiftUITests",
      dependencies: [
        "Accessibility", "CardCore", "CardEngine", "CardSwiftUI", "Combine", "ExpandingCarousel",
        "InsetStack",
        "SwiftUI", "TransformStack",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
