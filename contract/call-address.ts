// From a call's key and input to its method and address.

import type { CallKey } from './calls/index.ts'

const apiBase = '/api/'

type Values = Record<string, unknown>

/** `'GET :service/:id'` with its params and query: `{ method: 'GET', path: '/api/ADD_METER/42?total=true' }`. */
export const addressOf = (
  key: CallKey,
  params: Values = {},
  query: Values = {},
): { method: string; path: string } => {
  const [method = 'GET', pattern = ''] = key.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new TypeError(`${key} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return { method, path: `${apiBase}${path}${search.size > 0 ? `?${search}` : ''}` }
}

/** What the `filter` of a list call may hold; it travels as JSON. */
export type Filter = {
  where?: Record<string, unknown>
  fields?: readonly string[] | Record<string, boolean>
  order?: string | readonly string[]
  limit?: number
  skip?: number
  include?: unknown
}
export const filterOf = (filter: Filter): string => JSON.stringify(filter)
