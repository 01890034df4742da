// Bidirectional isolation in plain text (titles, SMS, aria-labels); markup uses <bdi>.
// Without it a phone or a file name reorders the Arabic sentence around it.

const firstStrong = '\u2068'
const leftToRight = '\u2066'
const pop = '\u2069'

/** A value of unknown direction inside a sentence. */
export const isolate = (value: string): string =>
  value === '' ? '' : `${firstStrong}${stripBidi(value)}${pop}`
/** An identifier (number, phone, code): always read left to right. */
export const isolateLtr = (value: string): string => `${leftToRight}${stripBidi(value)}${pop}`
/** Removes direction controls that a value brought along: they could turn the text after it. */
export const stripBidi = (value: string): string =>
  value.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
