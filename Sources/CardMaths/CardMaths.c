// Header only; SwiftPM wants one source file.
