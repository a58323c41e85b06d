import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        UIKitScreen()
          .tabItem { Label("UIKit", systemImage: "rectangle.stack") }
        SwiftUIScreen()
          .tabItem { Label("SwiftUI", systemImage: "rectangle.stack.fill") }
      }
    }
  }
}
