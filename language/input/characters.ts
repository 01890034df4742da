// Characters that people type or paste without seeing them.
// The only list of invisible characters in the project; forms, pages, calls, imports and commands read input through it.

/**
 * What Unicode calls default ignorable: marks of direction, joiners, soft hyphens, variation selectors, Hangul fillers;
 * and the blank Braille cell.
 */
const invisible = /[\p{DI}\u2800]/gu
/** Joiners and selectors that shape visible text: Persian words, families of emoji. Identifiers do without them. */
const blank = /^[\p{DI}\u2800\p{Z}\p{C}\p{M}]*$/u

/** A text without its invisible characters. For identifiers, codes and numbers, never for free text. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/** Whether nothing of a text can be seen: spaces, invisible characters and marks without a letter. */
export const isBlank = (text: string): boolean => blank.test(text)

/** Spaces of any kind around a text, and invisible characters among them. */
const surroundings = /^[\s\p{DI}\u2800]+|[\s\p{DI}\u2800]+$/gu

/** A text without what surrounds it unseen; empty where nothing of it can be seen. */
export const trimInvisible = (text: string): string => (isBlank(text) ? '' : text.replace(surroundings, ''))
