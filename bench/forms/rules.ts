// The rules and sentences of the pages that are written by hand: what is asked must be answered, numbers lie within
// their bounds, dates exist. Digits of both scripts are read.

import { decimalOf, type Language, localiseDigits } from '@bawaba/language/index.ts'
import type { Question } from './questions.ts'

/** What was typed: a text, a box that is ticked, the three parts of a date. */
export type Typed = string | boolean | { day: string; month: string; year: string }

const language: Language = 'ar'

const dateError = ({ day, month, year }: { day: string; month: string; year: string }, label: string) => {
  if (!day && !month && !year) return `أدخل ${label}`
  if (!day) return `${label} ينقصه اليوم`
  if (!month) return `${label} ينقصه الشهر`
  if (!year) return `${label} ينقصه العام`
  const [d, m, y] = [day, month, year].map(part => Number(decimalOf(part))) as [number, number, number]
  const date = new Date(Date.UTC(y, m - 1, d))
  const isReal = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  return isReal ? undefined : `${label} يجب أن يكون يومًا موجودًا في التقويم`
}

const numberError = (typed: string, { label, max = Number.POSITIVE_INFINITY }: Question) => {
  const value = Number(decimalOf(typed))
  if (Number.isNaN(value)) return `${label} يجب أن يكون رقمًا`
  if (value >= 0 && value <= max) return undefined
  return `${label} يجب أن يكون ما بين ${localiseDigits(language, '0')} و${localiseDigits(language, String(max))}`
}

/** The sentence of what is wrong with an answer, or nothing. */
export const errorOf = (question: Question, typed: Typed): string | undefined => {
  const { kind, label, optional } = question
  if (typeof typed === 'object') return dateError(typed, label)
  if (typed === '' || typed === false) {
    if (optional) return undefined
    if (kind === 'checkbox') return `ضع علامة: ${label}`
    return kind === 'select' || kind === 'radio' ? `اختر ${label}` : `أدخل ${label}`
  }
  return kind === 'number' ? numberError(String(typed), question) : undefined
}

/** Whether a question is asked, by the answer it depends on. */
export const isShown = ({ shown }: Question, answer: (name: string) => Typed | undefined): boolean => {
  if (!shown) return true
  return (answer(shown.field) === shown.value) === (shown.is === 'equals')
}

export const summaryTitle = (count: number): string =>
  `هناك مشكلة في ${localiseDigits(language, String(count))} من إجاباتك`
