#include "CardWebRuntime.h"

// A segregated-fit allocator. Sizes are rounded up to a class, four classes to each doubling, so at
// most a fifth of a block is slack; each class keeps its freed blocks in a list. Blocks are never
// split or merged: a card deck asks for the same few sizes over and over, and then every request
// after the first is one list operation.

enum {
  ALIGNMENT = 16,
  SMALLEST = 64,  // bytes; the first class, header included
  STEPS = 4,      // classes to each doubling; SMALLEST / STEPS keeps every block aligned
  CLASSES = 26 * STEPS,
};

static const size_t MAXIMUM = SIZE_MAX / 2;

// Stands right before the bytes the caller sees.
typedef struct {
  uint32_t size_class;
  uint32_t offset;  // from the start of the block to the caller's bytes
} Header;

typedef struct FreeBlock {
  struct FreeBlock *next;
} FreeBlock;

static FreeBlock *free_blocks[CLASSES];
static uint32_t allocation_count;
static uint32_t live_block_count;

static uintptr_t heap_end;    // first byte not yet handed to any class
static uintptr_t memory_end;  // first byte the module may not touch

#if defined(__wasm__)

extern unsigned char __heap_base;  // placed by the linker after the stack and the data

// Sees to it that `size` bytes follow `heap_end`.
static int reserve(size_t size) {
  const size_t page = 65536;
  if (heap_end == 0) {
    heap_end = ((uintptr_t)&__heap_base + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
    memory_end = __builtin_wasm_memory_size(0) * page;
  }
  // Sizes stay below half the address space, so only a heap in the upper half can overflow here.
  if (heap_end + size < heap_end) return 0;
  if (heap_end + size <= memory_end) return 1;
  size_t pages = (heap_end + size - memory_end + page - 1) / page;
  if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  memory_end += pages * page;
  return 1;
}

#else

static _Alignas(ALIGNMENT) unsigned char arena[1 << 22];

static int reserve(size_t size) {
  if (heap_end == 0) {
    heap_end = (uintptr_t)arena;
    memory_end = heap_end + sizeof arena;
  }
  return size <= memory_end - heap_end;
}

#endif

static size_t class_size(uint32_t size_class) {
  size_t base = (size_t)SMALLEST << (size_class / STEPS);
  return base + base / STEPS * (size_class % STEPS);
}

// The smallest class that holds `size` bytes, or CLASSES where none does.
static uint32_t class_for(size_t size) {
  if (size <= SMALLEST) return 0;
  uint32_t doublings =
      (uint32_t)(sizeof(unsigned long long) * 8 - 1 - __builtin_clzll((size - 1) / SMALLEST));
  if (doublings >= CLASSES / STEPS) return CLASSES;
  uint32_t size_class = doublings * STEPS;
  while (size_class < CLASSES && class_size(size_class) < size) size_class++;
  return size_class;
}

void *card_web_allocate(size_t size, size_t alignment) {
  if (alignment < ALIGNMENT) alignment = ALIGNMENT;
  // Room for the header and, since blocks start at multiples of ALIGNMENT only, for moving up to
  // the next multiple of a larger one: ALIGNMENT + (alignment - ALIGNMENT) bytes.
  if (alignment > MAXIMUM || size > MAXIMUM - alignment) return NULL;
  uint32_t size_class = class_for(size + alignment);
  if (size_class == CLASSES) return NULL;

  uintptr_t block = (uintptr_t)free_blocks[size_class];
  if (block != 0) {
    free_blocks[size_class] = free_blocks[size_class]->next;
  } else {
    if (!reserve(class_size(size_class))) return NULL;
    block = heap_end;
    heap_end += class_size(size_class);
  }

  uintptr_t result = (block + ALIGNMENT + alignment - 1) & ~(uintptr_t)(alignment - 1);
  Header *header = (Header *)(result - sizeof(Header));
  header->size_class = size_class;
  header->offset = (uint32_t)(result - block);
  allocation_count++;
  live_block_count++;
  return (void *)result;
}

void card_web_free(void *pointer) {
  if (pointer == NULL) return;
  Header header = *(Header *)((uintptr_t)pointer - sizeof(Header));
  FreeBlock *block = (FreeBlock *)((uintptr_t)pointer - header.offset);
  block->next = free_blocks[header.size_class];
  free_blocks[header.size_class] = block;
  live_block_count--;
}

void *card_web_reallocate(void *pointer, size_t size) {
  if (pointer == NULL) return card_web_allocate(size, ALIGNMENT);
  Header header = *(Header *)((uintptr_t)pointer - sizeof(Header));
  size_t capacity = class_size(header.size_class) - header.offset;
  if (size <= capacity) return pointer;
  void *result = card_web_allocate(size, ALIGNMENT);
  if (result == NULL) return NULL;
  __builtin_memcpy(result, pointer, capacity);
  card_web_free(pointer);
  return result;
}

uint32_t card_web_allocation_count(void) { return allocation_count; }

uint32_t card_web_live_block_count(void) { return live_block_count; }
