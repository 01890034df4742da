// The answers for reading: the questions that applied, step by step, as plain text; the rows of a group apart.

import { type Language, type Text, t } from '@bawaba/language/index.ts'
import type { Answers } from '../definition.ts'
import type { Documents, Field, RuleContext } from '../fields/field.ts'
import { errorOf } from './errors.ts'
import { currentValue, type FormState, newState, resolvedField } from './state.ts'
import type { CompiledActivity, Completion } from './table.ts'
import { complete, wantedIn } from './wants.ts'

export type SummaryRow = {
  /** Address of the question: `name`, `members.0.name`. */
  name: string
  label: string
  value: string
  isAnswered: boolean
  /** It must be answered before the form can be sent. */
  isWanting?: boolean
  latin: boolean
  /** The files of the answer. */
  documents?: string[]
  /** The groups of a list, each with a title and its own questions. */
  groups?: SummaryGroup[]
}
export type SummaryGroup = { title: string; rows: SummaryRow[] }
export type SummarySection = { step: number; label: string; rows: SummaryRow[] }

/** What reading needs besides the answers: what the field handler gave when they were sent, the names of files. */
export type SummaryContext = { given?: Readonly<Record<string, Completion>>; documents?: Documents }

const notProvided: Text = { ar: 'لم تُقدَّم', en: 'Not provided' }
const numbered: Text = { ar: '{name} {number}', en: '{name} {number}' }

/** `context`: of answers that are not sent yet, by whose rules they are wanting. */
type Reading = { language: Language; documents: Documents | undefined; context?: RuleContext }

const rowOf = (state: FormState, own: Field, prefix: string, reading: Reading): SummaryRow => {
  const { language, documents } = reading
  const field = resolvedField(state, own)
  const value = currentValue(state, own)
  const isAnswered = value !== undefined
  const isWanting = reading.context && errorOf(state, own, reading.context)?.key === 'required'
  return {
    name: prefix + field.name,
    label: field.label[language],
    value: isAnswered ? field.kind.format(value, field, language, documents) : t(language, notProvided),
    isAnswered,
    ...(isWanting ? { isWanting } : {}),
    latin: isAnswered && field.kind.latin === true,
    ...(field.kind.holdsDocuments && isAnswered ? { documents: value as string[] } : {}),
  }
}

const rowsOf = (state: FormState, fields: readonly Field[], prefix: string, reading: Reading): SummaryRow[] =>
  fields
    .filter(field => state.visible[field.index] && field.entry.showField !== false)
    .flatMap(own => {
      const field = resolvedField(state, own)
      const groups = state.rows[own.index]
      const address = prefix + own.name
      if (!groups) return [rowOf(state, own, prefix, reading)]
      if (!field.kind.group?.isList)
        return groups.flatMap(row => rowsOf(row, row.table.fields, `${address}.`, reading))
      const name = (field.rowLabel ?? field.label)[reading.language]
      return [
        {
          ...rowOf(state, own, prefix, reading),
          groups: groups.map((row, index) => ({
            title: t(reading.language, numbered, { name, number: index + 1 }),
            rows: rowsOf(row, row.table.fields, `${address}.${index}.`, reading),
          })),
        },
      ]
    })

/** The form as it was completed; one that was never completed shows its answers as they are. */
const completeAgain = (state: FormState, completions: SummaryContext['given']): void => {
  for (let wants = wantedIn(state); wants.length > 0; wants = wantedIn(state)) {
    const known = wants.filter(({ address }) => completions?.[address])
    if (known.length === 0) return
    for (const want of known) complete(want, completions?.[want.address] as Completion, () => undefined)
  }
}

/** Sections of the steps that have questions. */
export const sectionsOf = (
  activity: CompiledActivity,
  state: FormState,
  language: Language,
  documents?: Documents,
  context?: RuleContext,
): SummarySection[] =>
  activity.steps
    .map((step, number) => ({
      step: number,
      label: step.label[language],
      rows: rowsOf(state, step.fields, '', { language, documents, context }),
    }))
    .filter(({ rows }) => rows.length > 0)

/** The same of stored answers. */
export const summaryRows = (
  activity: CompiledActivity,
  answers: Answers,
  language: Language,
  { given: completions, documents }: SummaryContext = {},
): SummarySection[] => {
  const state = newState(activity, answers, { isStored: true, request: answers })
  completeAgain(state, completions)
  return sectionsOf(activity, state, language, documents)
}
