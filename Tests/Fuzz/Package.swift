// swift-tools-version: 6.2
import PackageDescription

/// What libFuzzer runs over the recording format and the deck; see `run` beside this file.
///
/// It is a library, for libFuzzer brings a `main` of its own.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  products: [.library(name: "DeckFuzzer", type: .static, targets: ["DeckFuzzer"])],
  dependencies: [.package(name: "Cardstock", path: "../..")],
  targets: [
    .target(
      name: "DeckFuzzer",
      dependencies: [
        .product(name: "Cardstock", package: "Cardstock"),
        .product(name: "CardTestSupport", package: "Cardstock"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
