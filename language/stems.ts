// Light stemming for search: what a folded word is without what Arabic and English join to its ends, and its skeleton
// without long vowels, in which a broken plural meets its singular («فاتورة» and «فواتير» are both فتر).
// After "light10" (Larkey et al., 2007): it never looks inside a word, so it needs no dictionary.

const isArabic = (word: string): boolean => /[\u0621-\u064a]/.test(word)

const beginnings = /^(?:وال|بال|كال|فال|ولل|ال|لل)(?=.{2})/
/** One joined letter, which is as often the first of the word itself. */
const joined = /^[وفبلك](?=.{3})/
const endings = /(?<=.{2})(?:ها|هم|نا|ات|ان|ون|ين|يه|تي|تك|ه|ي|ك)$/
const englishEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})ies$/, 'y'],
  [/(?<=.{3})ing$/, ''],
  [/(?<=.{2})(?:es|ed|s)$/, ''],
]

/** Forms of a folded word to look it up by, the word itself first. */
export const stemsOf = (word: string): string[] => {
  if (!isArabic(word))
    return [...new Set([word, ...englishEndings.map(([end, by]) => word.replace(end, by))])]
  const bare = word.replace(beginnings, '')
  const heads = [...new Set([bare, bare === word ? word.replace(joined, '') : bare])]
  return [...new Set([word, ...heads, ...heads.map(head => head.replace(endings, ''))])]
}

/** The consonants of an Arabic word, doubled ones once; empty where too few are left to tell words apart. */
export const skeletonOf = (word: string): string => {
  if (!isArabic(word)) return ''
  const bare = word.replace(beginnings, '').replace(endings, '')
  const consonants = bare.replace(/[اويه]/g, '').replace(/(.)\1+/g, '$1')
  return consonants.length >= 3 ? consonants : ''
}
