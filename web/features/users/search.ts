// What the address of the list of users holds.

import { readSort } from '../../modules/lists/column.ts'
import { isPassportLike } from './passport-like.ts'

export type UsersSearch = { q?: string; role?: string; status?: string; sort?: string; from?: number }

/** The orders of the list, by their names on the wire. */
const sorts = ['name', 'username', 'status', 'lastSignInAt'] as const

const word = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 64) : ''
  return text === '' ? undefined : text
}

// Numbers, addresses and identifiers that are looked for never stand in the address of the page.
export const isPersonal = (text: string | undefined) =>
  text !== undefined && (/@|^[+\d٠-٩۰-۹\s-]{6,}$/.test(text) || isPassportLike(text))

export const readUsersSearch = ({ q, role, status, sort, from }: Record<string, unknown>): UsersSearch => ({
  q: isPersonal(word(q)) ? undefined : word(q),
  role: word(role),
  status: word(status),
  sort: readSort(sort, sorts),
  from: Number.isInteger(from) && Number(from) > 0 ? Number(from) : undefined,
})
