// What the server's refusal of answers means to a form. Pure.

import { isCallError } from '../../client/call-error.ts'

/** What the server said, or that nothing answered; nothing for a failure of our own. */
export const wordsOf = (error: unknown): string | undefined =>
  isCallError(error) ? error.message : undefined

/** The number of the request that a form became before, where the refusal names it. */
export const sentBeforeOf = (error: unknown): { ID?: string } => {
  const ID = isCallError(error) ? (error.body as { ID?: unknown } | undefined)?.ID : undefined
  return typeof ID === 'string' ? { ID } : {}
}

export const isRefusedFor = (error: unknown, code: string): boolean =>
  isCallError(error) && error.code === code
