// What the address of the inbox holds: the view, the filters, the order, the page and the request that is open.
// Whoever is sent the address sees the same rows.

import { normaliseDigits } from '@bawaba/language/index.ts'
import { isView, type View } from './views.ts'

export const sorts = ['due', '-due', 'sent', '-sent'] as const
export type Sort = (typeof sorts)[number]

export type InboxSearch = {
  view?: View
  service?: string
  /** Part of a request number; it is looked for in every view. */
  number?: string
  sort?: Sort
  /** The place of the first row, from zero. */
  from?: number
  /** The number of the request that is open beside the list. */
  request?: string
}

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

const placeIn = (value: unknown): number | undefined => {
  const place = Number(value)
  return Number.isInteger(place) && place > 0 && place <= 1_000_000 ? place : undefined
}

export const readSearch = (search: Record<string, unknown>): InboxSearch => ({
  view: isView(search.view) ? search.view : undefined,
  service: textIn(search.service, 64),
  number: numberIn(search.number),
  sort: sorts.find(sort => sort === search.sort),
  from: placeIn(search.from),
  request: textIn(search.request, 64),
})

/** The view that is asked: none while a number is looked for, since it may stand in any. */
export const viewOf = ({ view, number }: InboxSearch): View | undefined =>
  number === undefined ? (view ?? 'mine') : undefined

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
