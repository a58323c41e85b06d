import CardWeb
import Cardstock

/// A landscape, drawn in SVG and coloured by style.
final class PictureCell: GalleryCell {
  private let art = WebElement("div", class: "art")
  private let title = WebElement("h3")
  private let place = WebElement("p")
  private var scene = -1

  required init() {
    super.init()
    element.setClass("picture", true)
    let caption = WebElement("div", class: "caption")
    caption.append(title)
    caption.append(place)
    face.append(art)
    face.append(caption)
  }

  /// Shows a card that is called by a number and drawn from another.
  func show(_ number: Int, drawnFrom model: Int) {
    var seed = Seed(model)
    let scene = seed.next(PictureCell.scenes.count)
    let light = PictureCell.lights[seed.next(PictureCell.lights.count)]
    let title: WebText = "\(PictureCell.scenes[scene].title) \(light.time)"
    if scene != self.scene {
      self.scene = scene
      art.setMarkup(PictureCell.scenes[scene].drawing)
    }
    for (name, color) in light.colors { face.setStyle(name, color) }
    self.title.setText(title)
    place.setText("Plate \(Format.grouped(number + 1))")
    show(
      label: title,
      detail: """
        Drawn from its number alone: the scene, the light and the colours come from the card's \
        identity, so a million plates need no picture file.
        """)
  }

  private struct Scene {
    let title: String
    let drawing: String
  }

  private struct Light {
    let time: String
    let colors: [(String, String)]

    init(
      _ time: String, sky: String, glow: String, sun: String,
      layers: (String, String, String, String)
    ) {
      self.time = time
      colors = [
        ("--sky", sky), ("--glow", glow), ("--sun", sun), ("--l1", layers.0), ("--l2", layers.1),
        ("--l3", layers.2), ("--l4", layers.3),
      ]
    }
  }

  private static let lights = [
    Light(
      "at dusk", sky: "#2b2a55", glow: "#f08a5d", sun: "#ffd9a0",
      layers: ("#b4557a", "#7d3c6e", "#4c2a5e", "#291b43")),
    Light(
      "at noon", sky: "#3f9bd1", glow: "#d8eef0", sun: "#fff7dd",
      layers: ("#8fb8a8", "#5f9480", "#3c6f5c", "#234a3d")),
    Light(
      "in the morning", sky: "#8fb3d9", glow: "#fbe3c8", sun: "#fffaf0",
      layers: ("#c9b3b5", "#9a8fa6", "#6a6c8b", "#3e4767")),
    Light(
      "by moonlight", sky: "#0d1630", glow: "#31507a", sun: "#e8eefc",
      layers: ("#2c4468", "#223555", "#182742", "#0e182c")),
    Light(
      "in autumn", sky: "#d98f4e", glow: "#f7dca8", sun: "#fff3d6",
      layers: ("#cf7a3c", "#a5522d", "#733621", "#432117")),
  ]

  private static let scenes = [
    Scene(
      title: "Ridges",
      drawing: """
        <svg viewBox='0 0 300 500' preserveAspectRatio='xMidYMid slice' aria-hidden='true'>\
        <circle class='sun' cx='196' cy='150' r='34'/>\
        <path class='l1' d='M0 262l46-52 38 30 62-84 58 76 40-36 56 66v238H0z'/>\
        <path class='l2' d='M0 306l70-72 44 44 50-58 76 88 60-54v246H0z'/>\
        <path class='l3' d='M0 352l54-42 66 34 70-56 110 74v138H0z'/>\
        <path class='l4' d='M0 420l80-48 90 36 130-50v142H0z'/></svg>
        """),
    Scene(
      title: "Dunes",
      drawing: """
        <svg viewBox='0 0 300 500' preserveAspectRatio='xMidYMid slice' aria-hidden='true'>\
        <circle class='sun' cx='88' cy='128' r='40'/>\
        <path class='l1' d='M0 250c60-46 120-40 170-8s90 26 130-6v264H0z'/>\
        <path class='l2' d='M0 300c70 20 100-44 170-40s90 50 130 34v206H0z'/>\
        <path class='l3' d='M0 352c50-40 110-38 160 0s100 30 140-10v158H0z'/>\
        <path class='l4' d='M0 430c90-54 150-20 190-6s80 6 110-20v96H0z'/></svg>
        """),
    Scene(
      title: "Islands",
      drawing: """
        <svg viewBox='0 0 300 500' preserveAspectRatio='xMidYMid slice' aria-hidden='true'>\
        <circle class='sun' cx='150' cy='190' r='46'/>\
        <path class='l1' d='M0 240h300v260H0z'/>\
        <path class='l3' d='M22 244c20-36 44-60 66-58 26 2 34 44 60 58z'/>\
        <path class='l4' d='M176 246c14-22 30-74 62-72 26 2 36 46 62 58v14z'/>\
        <path class='l2' d='M0 300c50-12 100 10 150 0s100-12 150 0v200H0z'/>\
        <path class='l3' d='M0 364c60-14 90 12 150 2s110-14 150 0v134H0z'/>\
        <path class='l4' d='M0 430c50-12 110 14 160 2s100-10 140 2v66H0z'/></svg>
        """),
    Scene(
      title: "Pines",
      drawing: """
        <svg viewBox='0 0 300 500' preserveAspectRatio='xMidYMid slice' aria-hidden='true'>\
        <circle class='sun' cx='216' cy='118' r='30'/>\
        <path class='l1' d='M0 270l90-78 70 60 60-44 80 62v230H0z'/>\
        <path class='l2' d='M0 330c80-40 180-40 300 4v166H0z'/><g class='l3'>\
        <path transform='translate(44 418) scale(1.5 1.7)' d='M0-100l12 34H7l13 33h-8L27 0h-54l15-33h-8l13-33h-5z'/>\
        <path transform='translate(104 424) scale(1.1 1.2)' d='M0-100l12 34H7l13 33h-8L27 0h-54l15-33h-8l13-33h-5z'/>\
        <path transform='translate(226 420) scale(1.7 1.9)' d='M0-100l12 34H7l13 33h-8L27 0h-54l15-33h-8l13-33h-5z'/>\
        <path transform='translate(280 430) scale(1.2 1.3)' d='M0-100l12 34H7l13 33h-8L27 0h-54l15-33h-8l13-33h-5z'/>\
        </g><path class='l4' d='M0 420c90-30 200-24 300 8v72H0z'/></svg>
        """),
  ]
}
