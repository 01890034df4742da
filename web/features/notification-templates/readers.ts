// Whom a template of one language is for.

import type { Language, Text } from '@bawaba/language/index.ts'
import { messages } from './messages.ts'

export const readersOf: Readonly<Record<Language, Text>> = {
  ar: messages.arabicReaders,
  en: messages.englishReaders,
}
