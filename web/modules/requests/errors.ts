// The errors of answers that the server refused, as a form shows its own. Pure.

import type { ValidationError } from '@bawaba/forms/index.ts'
import { type CallError, isCallError } from '../../client/call-error.ts'

const fieldAt = (path: string): string => path.replace(/^data\./, '')

/** A refusal of answers, whatever its code, names its questions. */
const isAboutAnswers = ({ code, details }: CallError): boolean =>
  code === 'VALIDATION_FAILED' ||
  (details.length > 0 && details.every(({ path }) => path.startsWith('data.')))

/** The errors of refused answers, as the form shows its own; undefined for any other failure. */
export const validationErrorsOf = (error: unknown): ValidationError[] | undefined => {
  if (!isCallError(error) || !isAboutAnswers(error)) return undefined
  return error.details.map(({ path, key, params, text }) => ({
    path,
    field: fieldAt(path),
    key,
    params: params as ValidationError['params'],
    // What the service's own script has to say.
    ...(text ? { text } : {}),
  }))
}
