// The countries whose residents a unit may be offered to, by their codes of ISO 3166-1: those that the form names, since
// nobody could reserve a unit for another. Their names come from the platform's own data.

import { type Language, localeOf } from '@bawaba/language/index.ts'

export const countries: readonly string[] = 'AE DE GB IT KW QA SA US'.split(' ')

export const countryName = (language: Language, code: string): string =>
  new Intl.DisplayNames([localeOf[language]], { type: 'region' }).of(code) ?? code
