// The answers for reading: the questions that applied, step by step, as plain text.

import { type Language, type Text, t } from '@bawaba/language/index.ts'
import type { Answers } from '../definition.ts'
import type { Field } from '../fields/field.ts'
import type { CompiledActivity } from './compile.ts'
import { type FormState, newState } from './state.ts'

export type SummaryRow = { name: string; label: string; value: string; isAnswered: boolean; latin: boolean }
export type SummarySection = { step: number; label: string; rows: SummaryRow[] }

const notProvided: Text = { ar: 'لم تُقدَّم', en: 'Not provided' }

const rowOf = (state: FormState, field: Field, language: Language): SummaryRow => {
  const parsed = state.parsed[field.index]
  const value = parsed && 'value' in parsed ? (parsed.value ?? field.kind.blank?.(field.entry)) : undefined
  const isAnswered = value !== undefined
  return {
    name: field.name,
    label: field.label[language],
    value: isAnswered ? field.kind.format(value, field, language) : t(language, notProvided),
    isAnswered,
    latin: isAnswered && field.kind.latin === true,
  }
}

/** Sections of the steps that asked something. */
export const summaryRows = (
  activity: CompiledActivity,
  answers: Answers,
  language: Language,
): SummarySection[] => {
  const state = newState(activity, answers)
  return activity.steps
    .map((step, number) => ({
      step: number,
      label: step.label[language],
      rows: step.fields
        .filter(field => state.visible[field.index] && field.entry.showField !== false)
        .map(field => rowOf(state, field, language)),
    }))
    .filter(({ rows }) => rows.length > 0)
}
