// Counts the retains and releases that the measured code asks for. On Linux a definition in the
// executable comes before the one in the Swift runtime, for every caller outside the runtime. On
// Darwin a symbol is bound to its library, so there nothing is counted. (The runtime's own hooks,
// `_swift_retain` and so on, are no way out: with them set, Swift 6.3's runtime takes the text of a
// short string for an object.)

#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "BenchmarkSupport.h"

static bool isCounting;
static uint64_t references;

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>

// On this processor the runtime promises its callers to keep more registers than C does.
#if defined(__aarch64__) && __has_attribute(preserve_most)
#define KEEPS_REGISTERS __attribute__((preserve_most))
#else
#define KEEPS_REGISTERS
#endif

typedef void *retain_function(void *object);
typedef void release_function(void *object);

static retain_function *originalRetain;
static release_function *originalRelease;

__attribute__((constructor)) static void findOriginals(void) {
  originalRetain = (retain_function *)dlsym(RTLD_NEXT, "swift_retain");
  originalRelease = (release_function *)dlsym(RTLD_NEXT, "swift_release");
}

KEEPS_REGISTERS void *swift_retain(void *object) {
  if (!originalRetain) findOriginals();
  references += isCounting;
  return originalRetain(object);
}

KEEPS_REGISTERS void swift_release(void *object) {
  if (!originalRelease) findOriginals();
  references += isCounting;
  originalRelease(object);
}

bool benchmark_start_counting_references(void) {
  references = 0;
  isCounting = originalRetain && originalRelease;
  return isCounting;
}

#else

bool benchmark_start_counting_references(void) { return false; }

#endif

uint64_t benchmark_stop_counting_references(void) {
  isCounting = false;
  return references;
}
