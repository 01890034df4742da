// The number of a letter: the year and twelve digits drawn at random, so that nobody who has one number knows another.

const pattern = /^L(\d{2})-?(\d{4})-?(\d{4})-?(\d{4})$/

/** `digits`: twelve of them. */
export const letterNumber = (year: number, digits: string): string =>
  [`L${String(year).slice(-2)}`, digits.slice(0, 4), digits.slice(4, 8), digits.slice(8, 12)].join('-')

/** A number as somebody typed it: small letters, spaces for hyphens; undefined for what is none. */
export const typedLetterNumber = (typed: string): string | undefined => {
  const found = pattern.exec(
    typed
      .trim()
      .toUpperCase()
      .replaceAll(/[\s‐-―]+/g, ''),
  )
  return found ? `L${found[1]}-${found.slice(2).join('-')}` : undefined
}
