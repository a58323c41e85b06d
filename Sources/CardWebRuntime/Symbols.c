#include "CardWebRuntime.h"

// The symbols that compiled Swift expects of a C library. A module that has none of its own gets
// them here, so it links with every symbol resolved and imports only what CardWebRuntime.h names.

#if defined(__wasm__)

// MARK: Memory

void *malloc(size_t size) { return card_web_allocate(size, 0); }

void free(void *block) { card_web_free(block); }

void *realloc(void *block, size_t size) { return card_web_reallocate(block, size); }

void *calloc(size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / size) return NULL;
  void *block = card_web_allocate(count * size, 0);
  // Blocks are reused, so they hold what their last owner left.
  if (block != NULL) __builtin_memset(block, 0, count * size);
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = card_web_allocate(size, alignment);
  return *result == NULL ? 12 /* ENOMEM */ : 0;
}

// MARK: Bytes
//
// `no_builtin` keeps the compiler from turning each loop into a call of the function it stands in.

__attribute__((no_builtin)) void *memcpy(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  while (count-- > 0) *to++ = *from++;
  return target;
}

__attribute__((no_builtin)) void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to <= from) {
    for (size_t i = 0; i < count; i++) to[i] = from[i];
  } else {
    for (size_t i = count; i > 0; i--) to[i - 1] = from[i - 1];
  }
  return target;
}

__attribute__((no_builtin)) void *memset(void *target, int value, size_t count) {
  unsigned char *to = target;
  while (count-- > 0) *to++ = (unsigned char)value;
  return target;
}

__attribute__((no_builtin)) int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count > 0; count--, a++, b++) {
    if (*a != *b) return *a < *b ? -1 : 1;
  }
  return 0;
}

// MARK: Stack protector

uintptr_t __stack_chk_guard = 0x5ca1ab1e;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// MARK: Random numbers

void arc4random_buf(void *buffer, size_t count) { card_web_random(buffer, count); }

// MARK: Maths
//
// WebAssembly has the four operations, square root and rounding; the rest is the page's `Math`.

double exp(double x) { return card_web_exp(x); }
double expm1(double x) { return card_web_expm1(x); }
double log(double x) { return card_web_log_e(x); }
double sin(double x) { return card_web_sin(x); }
double cos(double x) { return card_web_cos(x); }
double tan(double x) { return card_web_tan(x); }
double atan2(double y, double x) { return card_web_atan2(y, x); }
double cosh(double x) { return card_web_cosh(x); }
double sinh(double x) { return card_web_sinh(x); }
double pow(double x, double y) { return card_web_pow(x, y); }
double fmod(double x, double y) { return card_web_remainder(x, y); }

double round(double x) {
  // Half away from zero, as C has it; JavaScript's `Math.round` takes halves upwards. Adding the
  // largest number below a half keeps 0.49999999999999994 at zero.
  return __builtin_trunc(x + __builtin_copysign(0x1.fffffffffffffp-2, x));
}

// MARK: Text
//
// Where a trap of Swift's comes with a message, it writes it byte by byte.

int putchar(int byte) {
  static uint8_t line[256];
  static size_t count;
  if (byte != '\n') line[count++] = (uint8_t)byte;
  if (byte == '\n' || count == sizeof line) {
    card_web_log(line, count);
    count = 0;
  }
  return byte;
}

// MARK: Exports

__attribute__((export_name("cardweb_allocation_count"))) uint32_t allocation_count(void) {
  return card_web_allocation_count();
}

extern int main(int, char **);

__attribute__((export_name("cardweb_start"))) void card_web_start(void) { main(0, NULL); }

#endif
