// The head of a page: its title names page, service and portal; one address per language.

import { isolate, type Language, languages } from '@bawaba/language/index.ts'

export type PageInfo = {
  title: string
  /** The service the page belongs to. */
  service?: string
  description?: string
  /** The form was refused: the title says so first. */
  failed?: boolean
}

const failedMark: Record<Language, string> = {
  ar: 'خطأ: ',
  en: 'Error: ',
}

/** `Your details - Unit reservation - Bawaba`; each part isolated, for tabs show them in one line. */
export const titleOf = (page: PageInfo, portal: string, language: Language): string =>
  (page.failed ? failedMark[language] : '') +
  [page.title, page.service, portal]
    .filter((part, index, parts): part is string => Boolean(part) && parts.indexOf(part) === index)
    .map(isolate)
    .join(' - ')

/** The address of a page in a language: Arabic is the plain one. */
export const canonicalOf = (origin: string, path: string, language: Language): string =>
  `${origin}${path}${language === 'en' ? '?lang=en' : ''}`

/** The same page in each language, and the plain address for everybody else. */
export const alternatesOf = (origin: string, path: string): { hreflang: string; href: string }[] => [
  ...languages.map(language => ({ hreflang: language, href: canonicalOf(origin, path, language) })),
  { hreflang: 'x-default', href: canonicalOf(origin, path, 'ar') },
]
