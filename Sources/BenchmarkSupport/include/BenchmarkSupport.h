// Counters of what a stretch of code costs. Link this into an executable that measures and into
// nothing else: it takes the place of the process's memory allocator.
#ifndef CARDSTOCK_BENCHMARK_SUPPORT_H
#define CARDSTOCK_BENCHMARK_SUPPORT_H

#include <stdbool.h>
#include <stdint.h>

/// Calls of malloc, calloc, realloc and the aligned allocators since the process started.
uint64_t benchmark_allocation_count(void);

/// Bytes on the heap now, as the allocator rounds them.
int64_t benchmark_live_bytes(void);

/// Counts calls of swift_retain and swift_release from outside the runtime from now on.
/// @returns false where they cannot be counted; see References.c.
bool benchmark_start_counting_references(void);

/// Ends the counting.
/// @returns the calls since it was started.
uint64_t benchmark_stop_counting_references(void);

/// Opens the processor's counter of instructions in user mode.
/// @returns false where the system has none or forbids it, as most virtual machines do.
bool benchmark_open_instruction_counter(void);

/// Instructions since the counter was opened, or 0 without one.
uint64_t benchmark_instruction_count(void);

/// Nanoseconds on a clock that never goes back.
uint64_t benchmark_nanoseconds(void);

/// Calls a body through a function that callgrind can switch its collection on and off by
/// (`--toggle-collect=benchmark_run`), and at whose end it can write a part
/// (`--dump-after=benchmark_run`).
void benchmark_run(void (*_Nonnull body)(void *_Nullable), void *_Nullable context);

#endif
