// Words in both languages, before it is known who reads them.

import type { Language, Text } from '@bawaba/language/index.ts'

/** The same words in each language. */
export const inBoth = (words: (language: Language) => string): Text => ({ ar: words('ar'), en: words('en') })

/** What the portal says, and after it what the service's own script has to say. */
export const sentence = (ours: Text, theirs: Text | undefined): Text =>
  inBoth(language => {
    const added = theirs?.[language].slice(0, 500)
    return added ? `${ours[language]}\n${added}` : ours[language]
  })
