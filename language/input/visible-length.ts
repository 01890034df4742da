// Lengths as people count them.

/** Joiners, flags and skin tones: only these make one character of several code points that are no marks. */
const joined = /[\u200d\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/u
let segmenter: Intl.Segmenter | undefined

/** Characters as people count them: a letter with its marks is one, and so is an emoji of several parts. */
export const visibleLength = (text: string): number => {
  const bare = text.replace(/\p{M}/gu, '')
  let length = 0
  if (!joined.test(bare)) {
    for (const _ of bare) length++
    return length
  }
  segmenter ??= new Intl.Segmenter()
  for (const _ of segmenter.segment(bare)) length++
  return length
}
