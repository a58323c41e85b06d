internal import CardCore

// Embedded Swift has no weak references. There a deck's collaborators are held strongly: a page
// lives as long as its deck, so nothing is lost by it. This file is the only place that knows.

#if hasFeature(Embedded)
  struct WeakDataSource { var object: (any CardDataSource)? }
  struct WeakDelegate { var object: (any CardDelegate)? }
  struct WeakHost { var object: (any CardHost)? }
#else
  struct WeakDataSource { weak var object: (any CardDataSource)? }
  struct WeakDelegate { weak var object: (any CardDelegate)? }
  struct WeakHost { weak var object: (any CardHost)? }
#endif
