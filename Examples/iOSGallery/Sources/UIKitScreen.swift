import Cardstock
import SwiftUI
import UIKit

/// The view controller with its switch and its buttons.
struct UIKitScreen: View {
  @State private var system = CardSystem.swipeCard
  @State private var canUndo = false
  @State private var controller = DeckViewController()

  var body: some View {
    VStack {
      SystemPicker(system: $system)
      Controller(controller: controller, system: system, canUndo: $canUndo)
      DeckButtons(canUndo: canUndo, swipe: controller.swipe, undo: controller.undo)
    }
  }
}

private struct Controller: UIViewControllerRepresentable {
  let controller: DeckViewController
  let system: CardSystem
  @Binding var canUndo: Bool

  func makeUIViewController(context: Context) -> DeckViewController {
    controller.canUndoDidChange = { canUndo = $0 }
    return controller
  }

  func updateUIViewController(_ controller: DeckViewController, context: Context) {
    controller.show(system)
  }
}

/// The switch between the systems.
struct SystemPicker: View {
  @Binding var system: CardSystem

  var body: some View {
    Picker("System", selection: $system) {
      ForEach(CardSystem.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
    .padding()
  }
}

/// Skip, undo, like.
struct DeckButtons: View {
  let canUndo: Bool
  let swipe: (CardDirection) -> Void
  let undo: () -> Void

  var body: some View {
    HStack(spacing: 32) {
      Button("Skip") { swipe(.left) }
      Button("Undo") { undo() }.disabled(!canUndo)
      Button("Like") { swipe(.right) }
    }
    .padding()
  }
}
