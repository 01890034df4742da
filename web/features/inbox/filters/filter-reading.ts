// The filters as they stand in their form: what they come to as an address, and which cannot be taken.

import { decimalOf } from '@bawaba/language/index.ts'
import { filterNames, type InboxSearch } from '../address.ts'
import { choiceOf } from './choosing.ts'
import { dayOf, type FilterError, filterRows, type Offered, type Typed } from './filter-rows.ts'
import { readNumberFilter } from './number-filter.ts'
import type { AnswerField } from './use-filters.tsx'

/** By the name of the control. */
type FilterErrors = Readonly<Record<string, FilterError>>

const number = /^-?(\d{1,16}(\.\d*)?|\.\d+)$/

/** What was typed for an answer, as it is compared. */
const readers: Record<AnswerField['compare'], (typed: string) => Typed> = {
  has: has => ({ value: { has } }),
  equals: value => ({ value }),
  day: dayOf,
  boolean: typed => ({ value: typed === 'true' }),
  number: typed => {
    const plain = decimalOf(typed) ?? ''
    return number.test(plain) ? { value: Number(plain) } : { error: 'number' }
  },
}

export const answerName = (name: string): string => `answer-${name}`

type Form = {
  /** What stands in a control. */
  word: (name: string) => string
  services: Offered
  assignees: Offered
  fields: readonly AnswerField[]
}

const readAnswer = ({ compare, options, written }: AnswerField, typed: string): Typed => {
  if (options.length > 0 && choiceOf(typed, options).isStrange) return { error: 'list' }
  if (!written) return readers[compare](typed)
  const value = written.read(typed)
  return value === undefined ? { error: 'number' } : { value }
}

/** Numbers have three controls each: a value, and the two that it is between. */
export const hasLimits = ({ compare, options }: AnswerField): boolean =>
  compare === 'number' && options.length === 0

/** What is left open is no filter and no fault. `search`: the address that the form was opened with. Pure. */
export const readFilters = (
  { word, services, assignees, fields }: Form,
  search: InboxSearch,
): { chosen: Record<string, unknown>; errors: FilterErrors } => {
  // Whom or what an address names stays as it is, though the list may not offer it to this reader.
  const orPresent = (offered: Offered, present: string | undefined) =>
    present === undefined ? offered : [...offered, { value: present }]
  const offered: Partial<Record<string, Offered>> = {
    service: orPresent(services, search.service),
    assignee: orPresent(assignees, search.assignee),
  }
  const read: [name: string, reader: (typed: string) => Typed][] = [
    ...filterNames.flatMap((name): [string, (typed: string) => Typed][] => {
      const { typed } = filterRows[name]
      return typed ? [[name, word => typed(word, offered[name] ?? [])]] : []
    }),
    ...fields
      .filter(field => !hasLimits(field))
      .map((field): [string, (typed: string) => Typed] => [
        answerName(field.name),
        typed => readAnswer(field, typed),
      ]),
  ]
  const found = read.flatMap(([name, reader]) => {
    const typed = word(name).trim()
    return typed === '' ? [] : [[name, reader(typed)] as const]
  })
  const values = new Map(found.flatMap(([name, one]) => ('value' in one ? [[name, one.value] as const] : [])))
  const numbers = new Map(
    fields
      .filter(hasLimits)
      .map(field => [
        field.name,
        readNumberFilter(answerName(field.name), word, typed => readAnswer(field, typed)),
      ]),
  )
  const answers = fields.flatMap(({ name }) => {
    const value = numbers.get(name)?.value ?? values.get(answerName(name))
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    chosen: {
      ...Object.fromEntries(
        filterNames.flatMap(name => (filterRows[name].typed ? [[name, values.get(name)]] : [])),
      ),
      answers: Object.fromEntries(answers),
    },
    errors: Object.assign(
      Object.fromEntries(found.flatMap(([name, one]) => ('error' in one ? [[name, one.error]] : []))),
      ...[...numbers.values()].map(({ errors }) => errors),
    ),
  }
}
