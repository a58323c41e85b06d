#ifndef CARD_WEB_RUNTIME_H
#define CARD_WEB_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

// MARK: Memory
//
// What a freestanding WebAssembly module has in place of a C library's allocator. Under WebAssembly
// `malloc`, `free` and their relatives are these functions; elsewhere only tests call them.

/// Returns `size` bytes that start at a multiple of `alignment`, or null when memory is exhausted.
///
/// `alignment` is a power of two; one below 16 counts as 16. A size of zero gives a block that can
/// be freed. Constant time, but for the growth of the memory.
void *_Nullable card_web_allocate(size_t size, size_t alignment);

/// Hands a block back for reuse. Null is allowed. Constant time.
void card_web_free(void *_Nullable block);

/// Moves a block to one of `size` bytes, keeping its content up to the smaller of the two sizes.
void *_Nullable card_web_reallocate(void *_Nullable block, size_t size);

/// The number of blocks handed out since the start, freed ones included.
///
/// Two readings tell whether the work between them allocated.
uint32_t card_web_allocation_count(void);

/// The number of blocks handed out and not yet freed.
uint32_t card_web_live_block_count(void);

// MARK: The page
//
// The functions that cardweb.js supplies, all in the import module `cardweb`. An element is known
// by a handle above 0; 0 means none. Text is UTF-8 with its length in bytes. Times are in seconds
// on the page's monotonic clock, lengths in CSS pixels.

#if defined(__wasm__)
#define CARD_WEB_IMPORT(name) __attribute__((import_module("cardweb"), import_name(#name)))

// Elements.
CARD_WEB_IMPORT(create)
int32_t card_web_create(const uint8_t *_Nullable tag, size_t tag_count);
CARD_WEB_IMPORT(find)
int32_t card_web_find(int32_t root, const uint8_t *_Nullable selector, size_t selector_count);
CARD_WEB_IMPORT(release)
void card_web_release(int32_t element);
CARD_WEB_IMPORT(append)
void card_web_append(int32_t parent, int32_t child);
CARD_WEB_IMPORT(remove)
void card_web_remove(int32_t element);
CARD_WEB_IMPORT(set_text)
void card_web_set_text(int32_t element, const uint8_t *_Nullable text, size_t text_count);
CARD_WEB_IMPORT(set_markup)
void card_web_set_markup(int32_t element, const uint8_t *_Nullable html, size_t html_count);
CARD_WEB_IMPORT(set_attribute)
void card_web_set_attribute(
    int32_t element, const uint8_t *_Nullable name, size_t name_count,
    const uint8_t *_Nullable value, size_t value_count);
CARD_WEB_IMPORT(remove_attribute)
void card_web_remove_attribute(
    int32_t element, const uint8_t *_Nullable name, size_t name_count);
CARD_WEB_IMPORT(toggle_class)
void card_web_toggle_class(
    int32_t element, const uint8_t *_Nullable name, size_t name_count, int32_t is_on);
CARD_WEB_IMPORT(set_style)
void card_web_set_style(
    int32_t element, const uint8_t *_Nullable property, size_t property_count,
    const uint8_t *_Nullable value, size_t value_count);
CARD_WEB_IMPORT(set_style_number)
void card_web_set_style_number(
    int32_t element, const uint8_t *_Nullable property, size_t property_count, double number,
    const uint8_t *_Nullable unit, size_t unit_count);
CARD_WEB_IMPORT(number)
double card_web_number(int32_t element, const uint8_t *_Nullable property, size_t property_count);
CARD_WEB_IMPORT(set_number)
void card_web_set_number(
    int32_t element, const uint8_t *_Nullable property, size_t property_count, double number);
CARD_WEB_IMPORT(focus)
void card_web_focus(int32_t element);
CARD_WEB_IMPORT(listen)
void card_web_listen(
    int32_t element, const uint8_t *_Nullable event, size_t event_count, int32_t listener);

// Decks and frames.
CARD_WEB_IMPORT(open_deck)
void card_web_open_deck(int32_t element, int32_t deck);
CARD_WEB_IMPORT(close_deck)
void card_web_close_deck(int32_t deck);
CARD_WEB_IMPORT(request_frame)
void card_web_request_frame(void);
CARD_WEB_IMPORT(apply)
void card_web_apply(const double *_Nonnull records, size_t record_count);
CARD_WEB_IMPORT(now)
double card_web_now(void);

// What a module that has no C library cannot do itself.
CARD_WEB_IMPORT(random)
void card_web_random(void *_Nonnull buffer, size_t count);
CARD_WEB_IMPORT(log)
void card_web_log(const uint8_t *_Nullable text, size_t text_count);
CARD_WEB_IMPORT(exp)
double card_web_exp(double x);
CARD_WEB_IMPORT(expm1)
double card_web_expm1(double x);
CARD_WEB_IMPORT(log_e)
double card_web_log_e(double x);
CARD_WEB_IMPORT(sin)
double card_web_sin(double x);
CARD_WEB_IMPORT(cos)
double card_web_cos(double x);
CARD_WEB_IMPORT(tan)
double card_web_tan(double x);
CARD_WEB_IMPORT(atan2)
double card_web_atan2(double y, double x);
CARD_WEB_IMPORT(cosh)
double card_web_cosh(double x);
CARD_WEB_IMPORT(sinh)
double card_web_sinh(double x);
CARD_WEB_IMPORT(pow)
double card_web_pow(double x, double y);
CARD_WEB_IMPORT(remainder)
double card_web_remainder(double x, double y);

#undef CARD_WEB_IMPORT
#endif

#endif
