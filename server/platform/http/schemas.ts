// Checks what comes in against the contract. Bodies are taken as they are; a query's texts become numbers and flags.

import { Problem, type ProblemDetail } from '@bawaba/contract/problem.ts'
import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'

const options = { allErrors: false, strict: false, removeAdditional: false, useDefaults: false } as const
const addFormats = formats.default
const strict = addFormats(new Ajv({ ...options, coerceTypes: false }), ['uuid', 'date-time'])
const coercing = addFormats(new Ajv({ ...options, coerceTypes: true }), ['uuid', 'date-time'])

const detailOf = (part: string, { instancePath, keyword, params }: ErrorObject): ProblemDetail => {
  const inside = instancePath.split('/').slice(1)
  const named =
    keyword === 'additionalProperties'
      ? params.additionalProperty
      : keyword === 'required'
        ? params.missingProperty
        : undefined
  const path = [part, ...inside, ...(named === undefined ? [] : [String(named)])].join('.')
  return { path, key: keyword === 'additionalProperties' ? 'unknownField' : keyword }
}

/** The check of one part of a call; throws VALIDATION_FAILED for a body, MALFORMED for anything else. */
export const checkerOf = (part: 'body' | 'query' | 'params', schema: object | undefined) => {
  if (!schema) return () => undefined
  const check = (part === 'body' ? strict : coercing).compile(schema)
  return (value: unknown): void => {
    if (check(value)) return
    const details = (check.errors ?? []).map(error => detailOf(part, error))
    // A path parameter of the wrong shape names nothing that exists.
    if (part === 'params') throw new Problem('NOT_FOUND')
    throw new Problem(part === 'body' ? 'VALIDATION_FAILED' : 'MALFORMED', { details })
  }
}
