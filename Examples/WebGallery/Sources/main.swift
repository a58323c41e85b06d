import CardWeb

if let main = WebElement(matching: "main") {
  let deck = WebElement("div", class: "deck")
  main.append(deck)
  let host = WebHost(root: deck, name: "swipe-card", label: "Swipe card")
  _ = host
}
