// The language of the page for components, and t() bound to it.
// It is fixed for the life of a page: switching the language loads the page again.

import { defaultLanguage, type Language, type Message, type ParamsOf, t } from '@bawaba/language/index.ts'
import { createContext, type ReactNode, useContext } from 'react'

const LanguageContext = createContext<Language>(defaultLanguage)

export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

/** The language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext)

type Params<M> = string extends keyof ParamsOf<M>
  ? [params?: Record<string, string | number>]
  : [keyof ParamsOf<M>] extends [never]
    ? []
    : [params: ParamsOf<M>]

/** t() that knows its language: `text(messages.saved)`, `text(messages.found, { count })`. */
export type BoundText = <const M extends Message>(message: M, ...params: Params<M>) => string

const bind =
  (language: Language): BoundText =>
  (message, ...[params]) =>
    (t as (language: Language, message: Message, params?: object) => string)(language, message, params)

const bound: Record<Language, BoundText> = { ar: bind('ar'), en: bind('en') }

/** Texts of a component: `const text = useText()`. The function is the same one on every render. */
export const useText = (): BoundText => bound[useLanguage()]
