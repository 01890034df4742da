// Looks at several requests in one list, as one row: a page of a list is written down request by request.

import type { Viewing } from '@bawaba/contract/entities/viewing.ts'

/** A page is written in one go; two looks further apart are two looks. */
const atOnceMs = 1000

const isTogether = (one: Viewing, other: Viewing): boolean =>
  one.kind === 'request.viewed' &&
  other.kind === 'request.viewed' &&
  one.userSlug === other.userSlug &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= atOnceMs &&
  one.ID !== other.ID

/** In the order that they come in, newest first; a group has at least one. */
export const grouped = (rows: readonly Viewing[]): Viewing[][] => {
  const groups: Viewing[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const isNew = !last?.some(({ ID }) => ID === row.ID)
    if (last?.[0] && isNew && isTogether(last[0], row)) last.push(row)
    else groups.push([row])
  }
  return groups
}
