// What the server's refusal of answers means to a form. Pure.

import { isCallError } from '../../client/call-error.ts'

/** What the server said, or that nothing answered; nothing for a failure of our own. */
export const wordsOf = (error: unknown): string | undefined =>
  isCallError(error) ? error.message : undefined

export const isRefusedFor = (error: unknown, code: string): boolean =>
  isCallError(error) && error.code === code
