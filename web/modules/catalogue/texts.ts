// A definition names its texts by key; these find the words, in both languages at once.

import type { Translations } from '@bawaba/forms/definition.ts'
import type { Text } from '@bawaba/language/index.ts'

/** The text of a key; a key that nobody translated shows itself rather than nothing. */
export const textOf = (translations: Translations | undefined, key: string | undefined): Text => ({
  ar: translations?.ar[key ?? ''] ?? key ?? '',
  en: translations?.en[key ?? ''] ?? key ?? '',
})
