// The filters of the inbox, each one row: how it is read from an address and from the form, and what it asks of the list. How
// it is drawn is its row in filter-views.tsx.

import { answerFilter, escapedLike } from '@bawaba/contract/name-filter.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { filedKinds, waitingKinds } from '@bawaba/forms/workflow/state-kinds.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, isPlainDate, readIdentifier } from '@bawaba/language/index.ts'
import { choiceOf } from './choosing.ts'

/** What an answer is compared with: the very value, a part of a text, or the two numbers that it is between. */
export type AnswerFilter = string | number | boolean | { has: string } | { min: number; max: number }
export type Condition = Record<string, unknown>
/** What is chosen from, where it is a list. */
export type Offered = readonly { value: string }[]
export type FilterError =
  | 'day'
  | 'number'
  | 'list'
  | 'exactAndLimits'
  | 'minMissing'
  | 'maxMissing'
  | 'maxNotAbove'
export type Typed = { value: AnswerFilter } | { error: FilterError }
type Row<Value> = {
  /** The value in an address; undefined where it holds none of use. `search` is the whole of it. */
  read(value: unknown, search: Record<string, unknown>): Value | undefined
  where(value: Value): Condition
  /** What its control holds; null where it has none of its own in the form. */
  typed: ((typed: string, offered: Offered) => Typed) | null
}
const row = <Value>(row: Row<Value>): Row<Value> => row

export const textIn = (value: unknown, max: number): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? undefined : text.slice(0, max)
}

/** Request numbers are Latin, whatever keyboard they were typed with: `٠٠٤٨١٢` is 004812. */
export const numberIn = (value: unknown): string | undefined => {
  const text = textIn(value, 64)
  return text && requestNumberOf(text)
}

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isPlainDate(value) ? value : undefined

const answerIn = (value: unknown): AnswerFilter | undefined => {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return textIn(value, 200)
  const { has: part, min, max } = (value ?? {}) as { has?: unknown; min?: unknown; max?: unknown }
  if (typeof min === 'number' && typeof max === 'number') return max > min ? { min, max } : undefined
  const has = textIn(part, 100)
  return has === undefined ? undefined : { has }
}

const mostAnswers = 10

/** Answers as an object, or as the text of one: a saved view keeps texts. */
const answersIn = (value: unknown): Record<string, AnswerFilter> | undefined => {
  let read = value
  if (typeof value === 'string')
    try {
      read = JSON.parse(value)
    } catch {
      return undefined
    }
  if (typeof read !== 'object' || read === null) return undefined
  const known = Object.entries(read)
    .flatMap(([name, one]) => {
      const answer = /^[a-z][A-Za-z0-9]*$/.test(name) ? answerIn(one) : undefined
      return answer === undefined ? [] : [[name, answer] as const]
    })
    .slice(0, mostAnswers)
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** The `%` and `_` of a pattern that someone typed are letters like any other. */
const containing = (text: string): string => `%${escapedLike(text)}%`

const comparisonsOf = (name: string, answer: AnswerFilter): Condition[] => {
  if (typeof answer !== 'object') return [{ [name]: answer }]
  return 'has' in answer
    ? answerFilter(name, answer.has)
    : [{ [name]: { between: [answer.min, answer.max] } }]
}

/** A day in any digits. */
export const dayOf = (typed: string): Typed => {
  const day = readIdentifier(typed)
  return isPlainDate(day) ? { value: day } : { error: 'day' }
}
const fromList = (typed: string, offered: Offered): Typed =>
  choiceOf(typed, offered).isStrange ? { error: 'list' } : { value: typed }

const anyOwner: Record<string, Condition> = { none: { exists: false }, some: { exists: true } }
const holdRows = {
  paused: { statusKind: { inq: waitingKinds } },
  reopened: { isReopened: true },
} as const satisfies Record<string, Condition>
export type Hold = keyof typeof holdRows
export const holdNames = Object.keys(holdRows) as Hold[]

export const filterRows = {
  service: row({
    read: value => textIn(value, 64),
    where: serviceSlug => ({ serviceSlug }),
    typed: fromList,
  }),
  /** Part of a request number; it is looked for in every view. */
  number: row({ read: numberIn, where: number => ({ ID: { ilike: containing(number) } }), typed: null }),
  /** The kind of state it is in. */
  status: row({
    read: value => filedKinds.find(kind => kind === value),
    where: statusKind => ({ statusKind }),
    typed: value => ({ value }),
  }),
  /** Who works on it: an id, nobody or somebody. */
  assignee: row({
    read: value => textIn(value, 64),
    where: assigneeId => ({ assigneeId: anyOwner[assigneeId] ?? assigneeId }),
    typed: fromList,
  }),
  /** Why it is not finished, as the supervisor's first page counts it. */
  hold: row({
    read: value => holdNames.find(name => name === value),
    where: name => holdRows[name],
    typed: value => ({ value }),
  }),
  /** Days of Cairo between which it was sent. */
  since: row({
    read: dayIn,
    where: day => ({ createdAt: { gte: startOfDay(day).toISOString() } }),
    typed: dayOf,
  }),
  until: row({
    read: dayIn,
    where: day => ({ createdAt: { lt: startOfDay(addDays(day, 1)).toISOString() } }),
    typed: dayOf,
  }),
  /** A person that was looked for by an identifier, which stays out of the address: a handle of this page's memory. Who is
   * looked for goes another way than a condition does. */
  person: row({ read: value => textIn(value, 16), where: () => ({}), typed: null }),
  /** Answers by field name. Which there are is a matter of the service. */
  answers: row({
    read: (value, { service }) => (textIn(service, 64) ? answersIn(value) : undefined),
    where: answers => ({
      and: Object.entries(answers).flatMap(([name, answer]): Condition[] =>
        comparisonsOf(`data.${name}`, answer),
      ),
    }),
    // Each answer has a control.
    typed: null,
  }),
}

export type FilterName = keyof typeof filterRows
export type Filters = { [Name in FilterName]?: NonNullable<ReturnType<(typeof filterRows)[Name]['read']>> }
export const filterNames = Object.keys(filterRows) as FilterName[]

const read = <Name extends FilterName>(name: Name, search: Record<string, unknown>): Filters[Name] =>
  filterRows[name].read(search[name], search) as Filters[Name]

/** The filters of an address, without what it says wrongly. */
export const readFilterRows = (search: Record<string, unknown>): Filters =>
  Object.fromEntries(filterNames.map(name => [name, read(name, search)]))

/** What the filters of an address ask of the list, each by itself. */
export const conditionsOf = (filters: Filters): Condition[] =>
  filterNames.flatMap(name => {
    const value = filters[name]
    return value === undefined ? [] : [(filterRows[name] as Row<typeof value>).where(value)]
  })
