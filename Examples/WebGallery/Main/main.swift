// The page lives as long as the module, on the module's one thread.
nonisolated(unsafe) let gallery = Gallery()
gallery.start()
