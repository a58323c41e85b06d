// swift-tools-version: 6.2
import PackageDescription

// Compiles and drives CardUIKit without an Apple system: the module UIKit of this package is a
// stand-in, so `canImport(UIKit)` holds here and nowhere else. The folders of CardUIKit and of the
// portable core are links to the shipped ones.

/// The settings of the root package.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "UIKitHarness",
  targets: [
    .target(name: "CardMaths"),
    library("CardCore"),
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
    library("UIKit"),
    library("CardUIKit", ["CardCore", "CardEngine", "CardMotion", "CardPool", "UIKit"]),
    .testTarget(
      name: "CardUIKitTests", dependencies: ["CardUIKit", "Cardstock", "UIKit"],
      // A file that imports Testing and UIKit asks for an overlay of both that Linux does not have.
      swiftSettings: settings
        + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
