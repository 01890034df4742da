// Which language a page is in, and how the choice is kept: in the store for the browser,
// in a cookie for the server, which draws the page.

import { defaultLanguage, isLanguage, type Language } from '@bawaba/language/index.ts'

export const languageCookie = 'lang'
/** Under it the tab stores where the page was scrolled to when its switch was pressed. */
export const returnKey = 'languageSwitch'
const oneYear = 31_536_000

/** The language of a request: what the address asks for, then the cookie, then Arabic. */
export const languageOf = (search: URLSearchParams, cookie: string | undefined): Language => {
  const chosen = search.get('lang')
  if (isLanguage(chosen)) return chosen
  return isLanguage(cookie) ? cookie : defaultLanguage
}

export const cookieFor = (language: Language): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax`

/** The same address in another language: a link that works without JavaScript. */
export const addressIn = (language: Language, href: string): string => {
  const [path = '/', query = ''] = href.split('#')[0]?.split('?') ?? []
  const search = new URLSearchParams(query)
  search.set('lang', language)
  return `${path}?${search}`
}

/** The address without the question of the language, for once the choice is kept in the cookie. */
export const plainAddress = (href: string): string => {
  const url = new URL(href, 'http://portal')
  url.searchParams.delete('lang')
  return url.pathname + url.search + url.hash
}
