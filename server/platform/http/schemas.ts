// Checks what comes in against the contract, and writes what goes out by it. Bodies are taken as they are; a query's texts
// become numbers and flags. Each schema is compiled when a call first needs it: three hundred of them are no reason to wait
// for the first page.

import { Problem, type ProblemDetail } from '@bawaba/contract/problem.ts'
import createSerializers from '@fastify/fast-json-stringify-compiler'
import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { lazily } from '../lazily.ts'

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
  const compiled = lazily(() => (part === 'body' ? strict : coercing).compile(schema))
  return (value: unknown): void => {
    const check = compiled()
    if (check(value)) return
    const details = (check.errors ?? []).map(error => detailOf(part, error))
    // A path parameter of the wrong shape names nothing that exists.
    if (part === 'params') throw new Problem('NOT_FOUND')
    throw new Problem(part === 'body' ? 'VALIDATION_FAILED' : 'MALFORMED', { details })
  }
}

const compileWriter = createSerializers()()

/** How answers are written as JSON. Calls that share a schema share what is compiled of it. */
export const installWriters = (app: FastifyInstance): void => {
  const known = new WeakMap<object, () => (answer: unknown) => string>()
  app.setSerializerCompiler(route => {
    const schema = route.schema as object
    const writer = known.get(schema) ?? lazily(() => compileWriter({ ...route, httpStatus: '200' }))
    known.set(schema, writer)
    return answer => writer()(answer)
  })
}
