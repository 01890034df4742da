// The two font files that the first screen of a language cannot do without; they are preloaded.

import type { Language } from '@bawaba/language/index.ts'
import plexArabic from '@bawaba/ui/fonts/plex-400-arabic.woff2?url'
import plexLatin from '@bawaba/ui/fonts/plex-400-latin.woff2?url'
import readexArabic from '@bawaba/ui/fonts/readex-arabic.woff2?url'
import readexLatin from '@bawaba/ui/fonts/readex-latin.woff2?url'

const fonts: Record<Language, readonly string[]> = {
  ar: [plexArabic, readexArabic],
  en: [plexLatin, readexLatin],
}

export const fontsOf = (language: Language): readonly string[] => fonts[language]
