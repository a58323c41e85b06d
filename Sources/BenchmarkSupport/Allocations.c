// Counts allocations. On Linux the executable's own definitions of the allocator's functions come
// before those of the C library, which stays reachable under its internal names. On Darwin the
// allocator itself calls a hook, the one that malloc_history uses.

#include "BenchmarkSupport.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

static _Atomic uint64_t allocations;
static _Atomic int64_t live;

uint64_t benchmark_allocation_count(void) {
  return atomic_load_explicit(&allocations, memory_order_relaxed);
}

int64_t benchmark_live_bytes(void) { return atomic_load_explicit(&live, memory_order_relaxed); }

static void add(size_t bytes) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&live, (int64_t)bytes, memory_order_relaxed);
}

static void subtract(size_t bytes) {
  atomic_fetch_sub_explicit(&live, (int64_t)bytes, memory_order_relaxed);
}

#if defined(__APPLE__)

#include <malloc/malloc.h>

typedef void hook(uint32_t kind, uintptr_t zone, uintptr_t first, uintptr_t second,
                  uintptr_t result, uint32_t skippedFrames);
extern hook *malloc_logger;

// A reallocation is reported as both, with the size in the third argument instead of the second.
enum { kindAllocation = 2, kindDeallocation = 4 };

static void note(uint32_t kind, uintptr_t zone, uintptr_t first, uintptr_t second,
                 uintptr_t result, uint32_t skippedFrames) {
  (void)zone, (void)second, (void)skippedFrames;
  if (kind & kindAllocation) {
    if (result) add(malloc_size((const void *)result));
  } else if ((kind & kindDeallocation) && first) {
    subtract(malloc_size((const void *)first));
  }
}

__attribute__((constructor)) static void install(void) { malloc_logger = note; }

#elif defined(__GLIBC__)

#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

static void *noted(void *pointer) {
  if (pointer) add(malloc_usable_size(pointer));
  return pointer;
}

void *malloc(size_t size) { return noted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return noted(__libc_calloc(count, size)); }

void *realloc(void *pointer, size_t size) {
  size_t before = pointer ? malloc_usable_size(pointer) : 0;
  void *result = __libc_realloc(pointer, size);
  // A failed call leaves the old block as it was; one of size zero frees it.
  if (result || size == 0) subtract(before);
  return noted(result);
}

void *memalign(size_t alignment, size_t size) {
  return noted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  void *pointer = memalign(alignment, size);
  if (!pointer) return ENOMEM;
  *result = pointer;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  subtract(malloc_usable_size(pointer));
  __libc_free(pointer);
}

#endif
