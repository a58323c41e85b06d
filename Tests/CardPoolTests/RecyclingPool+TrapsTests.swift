#if !os(iOS) && !os(tvOS) && !os(visionOS)
  import CardCore
  import CardPool
  import CardTestSupport
  import Testing

  /// Programmer's errors trap, and the message tells the mend.
  @Suite struct RecyclingPoolTrapsTests {
    @Test func `Dequeuing a type that is not registered tells how to register it`() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = RecyclingPool().cells.dequeue(PhotoCell.self)
      }
      let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(message.contains("Call register(PhotoCell.self) before you dequeue it"))
    }

    @Test func `Dequeuing an unknown identifier tells how to register it`() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = RecyclingPool().cells.dequeue(identifier: "wide")
      }
      let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(message.contains(#"Call register(identifier: "wide") { … } before you dequeue it"#))
    }

    @Test func `A factory under a type's key that makes another type is named`() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let pool = RecyclingPool()
        pool.register(CellKey(PhotoCell.self)) { PlainCell() }
        _ = pool.cells.dequeue(PhotoCell.self)
      }
      let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(message.contains("The factory registered for PhotoCell makes cells of another type"))
    }
  }
#endif
