// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension CardItemID: Codable {
    private enum CodingKeys: String, CodingKey { case high, low }

    /// Reads a number, a string, or an object of two numbers, `high` and `low`.
    public init(from decoder: any Decoder) throws {
      if let values = try? decoder.container(keyedBy: CodingKeys.self) {
        self.init(
          high: try values.decode(UInt64.self, forKey: .high),
          low: try values.decode(UInt64.self, forKey: .low))
        return
      }
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Int.self) {
        self.init(number)
      } else {
        self.init(try value.decode(String.self))
      }
    }

    /// Writes what the identity was made from.
    public func encode(to encoder: any Encoder) throws {
      switch storage {
      case .number(let number):
        var value = encoder.singleValueContainer()
        try value.encode(number)
      case .bytes(let bytes):
        var value = encoder.singleValueContainer()
        try value.encode(String(decoding: bytes, as: UTF8.self))
      case .pair(let high, let low):
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(high, forKey: .high)
        try values.encode(low, forKey: .low)
      }
    }
  }

  extension CardDirection: Codable {
    private static let names = ["left", "right", "up", "down"]

    /// Reads a direction's name.
    public init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      let name = try value.decode(String.self)
      guard let index = CardDirection.names.firstIndex(of: name),
        let direction = CardDirection(rawValue: UInt8(index))
      else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "\(name) is no direction")
      }
      self = direction
    }

    /// Writes the direction's name: `left`, `right`, `up` or `down`.
    public func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      try value.encode(CardDirection.names[Int(rawValue)])
    }
  }
#endif
