// The filters as they stand in their form: what they come to as an address, and which cannot be taken.

import { isPlainDate, normaliseDigits, normaliseNumber } from '@bawaba/language/index.ts'
import type { AnswerFilter, InboxSearch } from '../address.ts'
import { choiceOf } from './choosing.ts'
import type { AnswerField } from './use-filters.tsx'

export const days = ['since', 'until'] as const
type FilterError = 'day' | 'number' | 'list'
/** By the name of the control. */
type FilterErrors = Readonly<Record<string, FilterError>>
type Read<Value> = { value: Value } | { error: FilterError }

const number = /^-?(\d{1,16}(\.\d*)?|\.\d+)$/

const dayOf = (typed: string): Read<string> => {
  const day = normaliseDigits(typed)
  return isPlainDate(day) ? { value: day } : { error: 'day' }
}

/** What was typed for an answer, as it is compared. */
const readers: Record<AnswerField['compare'], (typed: string) => Read<AnswerFilter>> = {
  has: has => ({ value: { has } }),
  equals: value => ({ value }),
  day: dayOf,
  boolean: typed => ({ value: typed === 'true' }),
  number: typed => {
    const plain = normaliseNumber(typed)
    return number.test(plain) ? { value: Number(plain) } : { error: 'number' }
  },
}

export const answerName = (name: string): string => `answer-${name}`

type Offered = readonly { value: string }[]
type Form = {
  /** What stands in a control. */
  word: (name: string) => string
  services: Offered
  assignees: Offered
  fields: readonly AnswerField[]
}

const readAnswer = ({ compare, options }: AnswerField, typed: string): Read<AnswerFilter> =>
  options.length > 0 && choiceOf(typed, options).isStrange ? { error: 'list' } : readers[compare](typed)

const fromList = (typed: string, offered: Offered): Read<string> =>
  choiceOf(typed, offered).isStrange ? { error: 'list' } : { value: typed }

/** What is left open is no filter and no fault. `search`: the address that the form was opened with. Pure. */
export const readFilters = (
  { word, services, assignees, fields }: Form,
  search: InboxSearch,
): { chosen: Record<string, unknown>; errors: FilterErrors } => {
  // Whom or what an address names stays as it is, though the list may not offer it to this reader.
  const orPresent = (offered: Offered, present: string | undefined) =>
    present === undefined ? offered : [...offered, { value: present }]
  const read: [string, (typed: string) => Read<AnswerFilter>][] = [
    ['service', typed => fromList(typed, orPresent(services, search.service))],
    ['assignee', typed => fromList(typed, orPresent(assignees, search.assignee))],
    ...days.map(name => [name, dayOf] as [string, typeof dayOf]),
    ...fields.map(
      field =>
        [answerName(field.name), typed => readAnswer(field, typed)] as [
          string,
          (typed: string) => Read<AnswerFilter>,
        ],
    ),
  ]
  const found = read.flatMap(([name, reader]) => {
    const typed = word(name).trim()
    return typed === '' ? [] : [[name, reader(typed)] as const]
  })
  const values = new Map(found.flatMap(([name, one]) => ('value' in one ? [[name, one.value] as const] : [])))
  const answers = fields.flatMap(({ name }) => {
    const value = values.get(answerName(name))
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    chosen: {
      service: values.get('service'),
      assignee: values.get('assignee'),
      status: word('status').trim(),
      since: values.get('since'),
      until: values.get('until'),
      answers: Object.fromEntries(answers),
    },
    errors: Object.fromEntries(found.flatMap(([name, one]) => ('error' in one ? [[name, one.error]] : []))),
  }
}
