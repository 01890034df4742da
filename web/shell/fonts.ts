// The two font files that the first screen of a language cannot do without; they are preloaded.

import type { Language } from '@bawaba/language/index.ts'
import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import plexLatin from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2?url'
import readexArabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import readexLatin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'

const fonts: Record<Language, readonly string[]> = {
  ar: [plexArabic, readexArabic],
  en: [plexLatin, readexLatin],
}

export const fontsOf = (language: Language): readonly string[] => fonts[language]
