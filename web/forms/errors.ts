// Errors of a page form: which stay while one types, and where a refusal of the server lands. Pure.

import type { CallError } from '../client/call-error.ts'
import type { FieldError, Fields, Typed } from './fields.ts'

/** What stands in one field, to be compared; the order of several choices says nothing. */
export const entryOf = (typed: Record<string, unknown>, name: string): string => {
  const entry = typed[name]
  return JSON.stringify(Array.isArray(entry) ? entry.toSorted() : entry) ?? ''
}

/**
 * The shown errors that are still true: one of ours until its field breaks no rule any more, one of the server's until
 * the field has changed. The same list where all are, so that a key that mends nothing draws nothing again.
 */
export const stillTrue = <F extends Fields>(
  shown: readonly FieldError[],
  found: readonly FieldError[],
  typed: Typed<F>,
): readonly FieldError[] => {
  const left = shown.filter(({ name, refused }) =>
    refused === undefined ? found.some(error => error.name === name) : refused === entryOf(typed, name),
  )
  return left.length === shown.length ? shown : left
}

/** The sentence of an error that the server names by its key; undefined where there is none for it. */
export type ErrorText = (name: string, key: string, params: Record<string, unknown>) => string | undefined

/** The sentences of a refusal by the fields it names; undefined where it names none of these. */
export const refusedFields = (
  { details, message }: CallError,
  names: readonly string[],
  errorText: ErrorText = () => undefined,
): Record<string, string> | undefined => {
  const found = details.flatMap(({ path, key, params = {} }) => {
    const name = path.replace(/^(body|data)\./, '')
    return names.includes(name) ? [[name, errorText(name, key, params) ?? message] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
