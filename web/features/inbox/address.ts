// What the address of the inbox holds: the view, the filters, the order, the page and the request that is open.
// Whoever is sent the address sees the same rows.

import { type FilterName, type Filters, filterNames, readFilterRows, textIn } from './filters/filter-rows.ts'
import { isView, type View } from './views/views.ts'

export { type AnswerFilter, type FilterName, filterNames, numberIn } from './filters/filter-rows.ts'

export const sorts = ['due', '-due', 'sent', '-sent', 'changed', '-changed', '-decided'] as const
export type Sort = (typeof sorts)[number]

export type InboxSearch = Filters & {
  view?: View
  sort?: Sort
  /** The place of the first row, from zero. */
  from?: number
  /** The number of the request that is open beside the list. */
  request?: string
}

const offsetOf = (value: unknown): number | undefined => {
  const offset = Number(value)
  return Number.isInteger(offset) && offset > 0 && offset <= 1_000_000 ? offset : undefined
}

export const readSearch = (search: Record<string, unknown>): InboxSearch => ({
  view: isView(search.view) ? search.view : undefined,
  ...readFilterRows(search),
  sort: sorts.find(sort => sort === search.sort),
  from: offsetOf(search.from),
  request: textIn(search.request, 64),
})

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
