// The two languages of the portal and a text in both.
// Arabic stands first everywhere: it is the default, English is the translation.

export const languages = ['ar', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'ar'

/** The locale that formats numbers and dates: plain `ar` would give Latin digits. */
export const localeOf: Record<Language, string> = { ar: 'ar-EG', en: 'en-GB' }
export const directionOf: Record<Language, 'rtl' | 'ltr'> = { ar: 'rtl', en: 'ltr' }

/** Between the entries of a list in one line. */
export const listSeparator: Record<Language, string> = { ar: '، ', en: ', ' }

export const isLanguage = (value: unknown): value is Language => value === 'ar' || value === 'en'
export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar')

/** A text in both languages. */
export type Text = { ar: string; en: string }
/** A counted text: Arabic needs all six plural forms, English two. `{count}` stands for the number. */
export type CountedText = {
  ar: Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>
  en: Record<'one' | 'other', string> & { zero?: string }
}
export type Message = Text | CountedText
/** A group of messages: `const messages = { ... } as const satisfies Messages`. */
export type Messages = Record<string, Message>
