#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "BenchmarkSupport.h"

#include <time.h>

uint64_t benchmark_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

__attribute__((noinline)) void benchmark_run(void (*body)(void *), void *context) {
  body(context);
  // Not a tail call: the function must not have ended before its body has.
  __asm__ volatile("" ::: "memory");
}

#if defined(__linux__)

#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static int counter = -1;

bool benchmark_open_instruction_counter(void) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.size = sizeof attributes;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  counter = (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
  return counter >= 0;
}

uint64_t benchmark_instruction_count(void) {
  uint64_t count = 0;
  if (counter < 0 || read(counter, &count, sizeof count) != sizeof count) return 0;
  return count;
}

#else

bool benchmark_open_instruction_counter(void) { return false; }
uint64_t benchmark_instruction_count(void) { return 0; }

#endif
