// Lengths as people count them.

/** Joiners, flags and skin tones: only these make one character of several code points that are no marks. */
const joined = /[\u200d\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]/u

/** Characters as people count them: a letter with its marks is one, and so is an emoji of several parts. */
export const visibleLength = (text: string): number => {
  const bare = text.replace(/\p{M}/gu, '')
  return [...(joined.test(bare) ? new Intl.Segmenter().segment(bare) : bare)].length
}
