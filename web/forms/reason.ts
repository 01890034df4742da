// Why a page form was not taken, from what its call threw. Pure.

import { isCallError, serverWords } from '../client/call-error.ts'
import { refusedFields } from './errors.ts'
import type { Errors, Fields } from './fields.ts'
import type { PageFormOptions, Reason } from './options.ts'

type Words<F extends Fields> = Pick<
  PageFormOptions<F, unknown>,
  'failed' | 'errorText' | 'refused' | 'onConflict'
>

/** Given up by who asked for it: the form stands as it was. */
const isGivenUp = (error: unknown): boolean =>
  error === undefined || (isCallError(error) && error.code === 'CANCEL')

/** `names` are the fields that are asked. Undefined where there is nothing to say: it was given up. */
export const reasonOf = <F extends Fields>(
  error: unknown,
  names: readonly string[],
  words: Words<F>,
): Reason<F> | undefined => {
  if (isGivenUp(error)) return undefined
  if (!isCallError(error)) return words.failed ?? String(error)
  if (error.code === 'CONFLICT' && words.onConflict) return words.onConflict(error) ?? {}
  return (
    words.refused?.(error) ??
    (refusedFields(error, names, words.errorText) as Errors<F> | undefined) ??
    serverWords(error) ??
    words.failed ??
    error.message
  )
}
