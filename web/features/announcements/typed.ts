// The form of an announcement: its boxes, what is typed into them, and what is said of what is wrong.

import { type AnnouncementError, announcementErrors } from '@bawaba/contract/announcement-rules.ts'
import { cairoInstant, type Language, type Text } from '@bawaba/language/index.ts'
import type { CallInput } from '../../client/client.ts'
import { messages } from './messages.ts'

export type Typed = CallInput<'PUT announcements/:audience'>['body']
export type Part = 'title' | 'description' | 'body'
export type FormError = { target: string; message: keyof typeof errorTexts; label?: Text }

/** The boxes of a language from top to bottom. */
export const boxes: Record<Language, readonly { part: Part; label: Text; rows: number }[]> = {
  ar: [
    { part: 'title', label: messages.titleAr, rows: 1 },
    { part: 'description', label: messages.descriptionAr, rows: 3 },
    { part: 'body', label: messages.bodyAr, rows: 6 },
  ],
  en: [
    { part: 'title', label: messages.titleEn, rows: 1 },
    { part: 'description', label: messages.descriptionEn, rows: 3 },
    { part: 'body', label: messages.bodyEn, rows: 6 },
  ],
}

export const errorTexts = {
  required: messages.required,
  oneLanguage: messages.oneLanguage,
  tooLong: messages.tooLong,
  notAhead: messages.notAhead,
  beforeBeginning: messages.beforeBeginning,
  notATime: messages.notATime,
} as const

export const boxId = (part: Part, language: Language): string => `${part}-${language}`

/** What stands in the form; a time that is none is left out. */
export const typedOf = (form: HTMLFormElement): Typed => {
  const data = new FormData(form)
  const word = (name: string) => String(data.get(name) ?? '').trim()
  const both = (part: Part): Text => ({ ar: word(boxId(part, 'ar')), en: word(boxId(part, 'en')) })
  const time = (name: 'from' | 'until') => {
    const instant = cairoInstant(word(name))
    return Number.isNaN(instant.getTime()) ? {} : { [name]: instant.toISOString() }
  }
  return {
    title: both('title'),
    description: both('description'),
    body: both('body'),
    active: data.get('active') !== null,
    ...time('from'),
    ...time('until'),
  }
}

const errorOf = ({ field, key }: AnnouncementError): FormError => {
  if (field === 'until') return { target: field, message: key }
  const [part, language] = field.split('.') as [Part, Language]
  const label = boxes[language].find(box => box.part === part)?.label
  return { target: boxId(part, language), message: key, ...(label ? { label } : {}) }
}

/** What stands against saving, by the box it stands at. */
export const errorsIn = (form: HTMLFormElement, typed: Typed, now: Date): FormError[] => {
  const halfTyped = ['from', 'until'].filter(name => {
    const box = form.elements.namedItem(name)
    return box instanceof HTMLInputElement && box.validity.badInput
  })
  return [
    ...announcementErrors(typed, now).map(errorOf),
    ...halfTyped.map(target => ({ target, message: 'notATime' as const })),
  ]
}
