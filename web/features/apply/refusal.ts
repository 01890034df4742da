// What the server's refusal of answers means to a form. Pure.

import type { Fault } from '@bawaba/forms/index.ts'
import { isCallError } from '../../client/call-error.ts'

const fieldAt = (path: string): string => path.replace(/^data\./, '')

/** The faults of refused answers, as the form shows its own; undefined for any other failure. */
export const faultsOf = (error: unknown): Fault[] | undefined => {
  if (!isCallError(error) || error.code !== 'VALIDATION_FAILED') return undefined
  return error.details.map(({ path, key, params }) => ({
    path,
    field: fieldAt(path),
    key,
    params: params as Fault['params'],
  }))
}

/** What the server said, or that nothing answered; nothing for a failure of our own. */
export const wordsOf = (error: unknown): string | undefined =>
  isCallError(error) ? error.message : undefined

export const isRefusedFor = (error: unknown, code: string): boolean =>
  isCallError(error) && error.code === code
