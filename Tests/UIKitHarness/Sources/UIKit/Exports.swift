// UIKit brings Foundation's names along, among them those of Core Graphics; so does the stand-in.

@_exported public import Foundation
