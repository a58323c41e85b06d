internal import CardWebRuntime
internal import Testing

/// The allocator has one heap for the process, so its tests run one after another.
@Suite(.serialized)
struct AllocatorTests {
  @Test(
    "A block starts at a multiple of its alignment, at least of 16",
    arguments: [(0, 16), (1, 16), (8, 16), (16, 16), (32, 32), (64, 64), (256, 256), (4096, 4096)])
  func alignment(asked: Int, given: UInt) throws {
    for size in [0, 1, 15, 16, 17, 1000] {
      let block = try #require(card_web_allocate(size, asked))
      #expect(UInt(bitPattern: block) % given == 0)
      card_web_free(block)
    }
  }

  @Test("A freed block is the next one of its size", arguments: [1, 48, 49, 100, 5000])
  func reuse(size: Int) throws {
    let first = try #require(card_web_allocate(size, 16))
    card_web_free(first)
    let second = try #require(card_web_allocate(size, 16))
    #expect(first == second)
    card_web_free(second)
  }

  @Test("Live blocks never overlap and keep their content, whatever the order of frees")
  func disjoint() throws {
    struct Block {
      let start: UnsafeMutableRawPointer
      let size: Int
      let mark: UInt8
    }
    var generator = SplitMix(state: 7)
    var live: [Block] = []
    for round in 0..<4000 {
      if live.count > 40 || (round % 3 == 0 && !live.isEmpty) {
        let block = live.remove(at: Int(generator.next() % UInt64(live.count)))
        let bytes = UnsafeRawBufferPointer(start: block.start, count: block.size)
        #expect(bytes.allSatisfy { $0 == block.mark })
        card_web_free(block.start)
      } else {
        let size = Int(generator.next() % 3000)
        let alignment = 1 << Int(generator.next() % 9)
        let start = try #require(card_web_allocate(size, alignment))
        let mark = UInt8(truncatingIfNeeded: round)
        start.initializeMemory(as: UInt8.self, repeating: mark, count: size)
        live.append(Block(start: start, size: size, mark: mark))
      }
    }
    for block in live { card_web_free(block.start) }
  }

  @Test("Reallocation keeps the content up to the smaller size")
  func reallocation() throws {
    let small = try #require(card_web_allocate(100, 16))
    small.initializeMemory(as: UInt8.self, repeating: 9, count: 100)
    let large = try #require(card_web_reallocate(small, 10_000))
    #expect(UnsafeRawBufferPointer(start: large, count: 100).allSatisfy { $0 == 9 })
    let again = try #require(card_web_reallocate(large, 50))
    #expect(UnsafeRawBufferPointer(start: again, count: 50).allSatisfy { $0 == 9 })
    card_web_free(again)
  }

  @Test("Reallocation of nothing allocates, and freeing nothing is allowed")
  func nothing() throws {
    let block = try #require(card_web_reallocate(nil, 10))
    card_web_free(block)
    card_web_free(nil)
  }

  @Test(
    "A request that no memory can hold gives nothing and breaks nothing",
    arguments: [Int.max, Int.max - 15, Int.max / 2, 1 << 40, 1 << 30])
  func exhaustion(size: Int) throws {
    #expect(card_web_allocate(size, 16) == nil)
    #expect(card_web_allocate(16, size) == nil)
    let block = try #require(card_web_allocate(100, 16))
    card_web_free(block)
  }

  @Test("The counters tell blocks handed out and blocks still live")
  func counters() throws {
    let (handedOut, live) = (card_web_allocation_count(), card_web_live_block_count())
    let first = try #require(card_web_allocate(1, 1))
    let second = try #require(card_web_allocate(1, 1))
    #expect(card_web_allocation_count() == handedOut + 2)
    #expect(card_web_live_block_count() == live + 2)
    card_web_free(first)
    card_web_free(second)
    #expect(card_web_allocation_count() == handedOut + 2)
    #expect(card_web_live_block_count() == live)
  }
}

/// A small generator with a seed, so that a failure can be repeated.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
