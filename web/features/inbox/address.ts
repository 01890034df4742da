// What the address of the inbox holds: the view, the filters, the order, the page and the request that is open.
// Whoever is sent the address sees the same rows.

import { type FiledKind, filedKinds } from '@bawaba/forms/workflow/state-kinds.ts'
import { isPlainDate, normaliseDigits } from '@bawaba/language/index.ts'
import { isView, type View } from './views/views.ts'

export const sorts = ['due', '-due', 'sent', '-sent', 'changed', '-changed', '-decided'] as const
export type Sort = (typeof sorts)[number]

/** What an answer is compared with: the very value, or a part of a text. */
export type AnswerFilter = string | number | boolean | { has: string }

export type InboxSearch = {
  view?: View
  service?: string
  /** Part of a request number; it is looked for in every view. */
  number?: string
  /** The kind of state it is in. */
  status?: FiledKind
  /** Who works on it: an id, or nobody. */
  assignee?: string
  /** Days of Cairo between which it was sent. */
  since?: string
  until?: string
  /** Answers by field name, of the service that is chosen. */
  answers?: Record<string, AnswerFilter>
  /** A person that was looked for by an identifier, which stays out of the address: a handle of this page's memory. */
  person?: string
  sort?: Sort
  /** The place of the first row, from zero. */
  from?: number
  /** The number of the request that is open beside the list. */
  request?: string
}

export const filterNames = [
  'service',
  'number',
  'status',
  'assignee',
  'since',
  'until',
  'answers',
  'person',
] as const satisfies (keyof InboxSearch)[]
export type FilterName = (typeof filterNames)[number]

const textIn = (value: unknown, max: number): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? undefined : text.slice(0, max)
}

/** Request numbers are Latin, whatever keyboard they were typed with: `٠٠٤٨١٢` is 004812. */
export const numberIn = (value: unknown): string | undefined => {
  const text = textIn(value, 64)
  return (
    text &&
    normaliseDigits(text)
      .replace(/[\s\p{Cf}]/gu, '')
      .toUpperCase()
  )
}

const offsetOf = (value: unknown): number | undefined => {
  const offset = Number(value)
  return Number.isInteger(offset) && offset > 0 && offset <= 1_000_000 ? offset : undefined
}

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isPlainDate(value) ? value : undefined

const answerIn = (value: unknown): AnswerFilter | undefined => {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return textIn(value, 200)
  const has = textIn((value as { has?: unknown } | null)?.has, 100)
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

export const readSearch = (search: Record<string, unknown>): InboxSearch => {
  const service = textIn(search.service, 64)
  return {
    view: isView(search.view) ? search.view : undefined,
    service,
    number: numberIn(search.number),
    status: filedKinds.find(kind => kind === search.status),
    assignee: textIn(search.assignee, 64),
    since: dayIn(search.since),
    until: dayIn(search.until),
    // Which answers there are is a matter of the service.
    answers: service ? answersIn(search.answers) : undefined,
    person: textIn(search.person, 16),
    sort: sorts.find(sort => sort === search.sort),
    from: offsetOf(search.from),
    request: textIn(search.request, 64),
  }
}

/** The view that is asked: none while a number or a person is looked for, since it may stand in any. */
export const viewOf = ({ view, number, person }: InboxSearch): View | undefined =>
  number === undefined && person === undefined ? (view ?? 'mine') : undefined

/** What came late stands first; of the finished ones, the last that was decided. */
const standardSort = (search: InboxSearch): Sort => (viewOf(search) === 'finished' ? '-decided' : 'due')

/** The order of a list, said or not; a person's requests come in one order alone. */
export const sortOf = (search: InboxSearch): Sort | undefined =>
  search.person === undefined ? (search.sort ?? standardSort(search)) : undefined

/**
 * The address with its order said, so that whoever is sent it sees the same rows. `own`: the order that its reader
 * sorted by last, where the address comes without one.
 */
export const sorted = (search: InboxSearch, own: unknown): InboxSearch => {
  const known = sorts.find(sort => sort === own)
  // Of the standard orders each view has its own.
  const sort = search.sort ?? (known === 'due' ? undefined : known)
  return { ...search, sort: sortOf({ ...search, sort }) }
}

/** The address at its first page, with nothing open, and without these filters. */
export const without = (search: InboxSearch, ...names: FilterName[]): InboxSearch => ({
  ...search,
  from: undefined,
  request: undefined,
  ...Object.fromEntries(names.map(name => [name, undefined])),
  // Answers belong to their service.
  ...(names.includes('service') ? { answers: undefined } : {}),
})

/** The address with every filter away. */
export const cleared = (search: InboxSearch): InboxSearch => without(search, ...filterNames)

/** How many filters are on. */
export const filtersOn = (search: InboxSearch): number =>
  filterNames.filter(name => search[name] !== undefined).length

/**
 * Where a link of the inbox leads. Citizens have a page of their own at this path of their app with another
 * address, and the router's types, which know the paths of all apps, cannot tell which is meant: this one is.
 */
export const toInbox = (search: InboxSearch) => ({
  to: '/inbox' as string,
  search: search as never,
  resetScroll: false,
  preload: false as const,
})
