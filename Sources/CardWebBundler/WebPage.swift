/// A page among the examples that can be built: its template and the modules in it.
package struct WebPage {
  /// The folder of its sources in `Examples`, which names it.
  package let name: String
  /// The HTML file in the folder's `Page`.
  package let template: String
  /// The file that comes of it.
  package let result: String
  /// The folder that it is built in. Pages with other settings for the libraries must not share one, or
  /// each build would compile all that the other has compiled.
  package let folder: String
  /// The modules in the order of their builds: each product, and what tells the manifest of it.
  package let modules: [(product: String, settings: [String: String])]

  /// The gallery starts with one module and has another that records. They have all but the last
  /// step of their builds in common.
  package static var gallery: WebPage {
    WebPage(
      name: "WebGallery", template: "gallery.html", result: "Gallery.html", folder: "build",
      modules: [
        ("WebGallery", ["CARDSTOCK_RECORDER": "0"]),
        ("WebGalleryRecorder", ["CARDSTOCK_RECORDER": "1"]),
      ])
  }

  /// The smallest page: one deck of one kind of cells, which cannot be recorded.
  package static var oneDeck: WebPage {
    WebPage(
      name: "OneDeck", template: "page.html", result: "OneDeck.html", folder: "build-unrecorded",
      modules: [("OneDeck", ["CARDSTOCK_RECORDER": "0", "CARDSTOCK_RECORDING": "0"])])
  }

  /// All pages.
  package static var all: [WebPage] { [gallery, oneDeck] }
}
