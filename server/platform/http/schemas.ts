// Checks what comes in against the contract, and writes what goes out by it. Bodies are taken as they are; a query's texts
// become numbers and flags. Each schema is compiled when a call first needs it: three hundred of them are no reason to wait
// for the first page.

import { isDetailKey } from '@bawaba/contract/detail-keys.ts'
import { Problem, type ProblemDetail } from '@bawaba/contract/problem.ts'
import createSerializers from '@fastify/fast-json-stringify-compiler'
import { Ajv, type ErrorObject } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { lazily } from '../lazily.ts'
import { eventWriter } from '../log/events.ts'
import { withFormats } from './formats.ts'
import { unsoundPart } from './sound.ts'

const options = { allErrors: false, strict: false, removeAdditional: false, useDefaults: false } as const
const strict = withFormats(new Ajv({ ...options, coerceTypes: false }))
const coercing = withFormats(new Ajv({ ...options, coerceTypes: true }))

const detailOf = (part: string, { instancePath, keyword, params }: ErrorObject): ProblemDetail => {
  const inside = instancePath.split('/').slice(1)
  const named =
    keyword === 'additionalProperties'
      ? params.additionalProperty
      : keyword === 'required'
        ? params.missingProperty
        : undefined
  const path = [part, ...inside, ...(named === undefined ? [] : [String(named)])].join('.')
  if (keyword === 'additionalProperties') return { path, key: 'unknownField' }
  return { path, key: isDetailKey(keyword) ? keyword : 'shape' }
}

type Part = 'body' | 'query' | 'params'

/** A path parameter of the wrong shape names nothing that exists. */
const refused = (part: Part, details: ProblemDetail[]): Problem =>
  part === 'params'
    ? new Problem('NOT_FOUND')
    : new Problem(part === 'body' ? 'VALIDATION_FAILED' : 'MALFORMED', { details })

/** Throws for texts that nothing can be done with, and for what is nested too deep, as the check below does. */
export const assertSound = (part: Part, value: unknown): void => {
  const error = unsoundPart(part, value)
  if (error) throw refused(part, [error])
}

/** The check of one part of a call; throws VALIDATION_FAILED for a body, NOT_FOUND for a parameter, MALFORMED for a query. */
export const checkerOf = (part: Part, schema: object | undefined) => {
  const compiled = schema && lazily(() => (part === 'body' ? strict : coercing).compile(schema))
  return (value: unknown): void => {
    assertSound(part, value)
    const check = compiled?.()
    if (!check || check(value)) return
    throw refused(
      part,
      (check.errors ?? []).map(error => detailOf(part, error)),
    )
  }
}

const compileWriter = createSerializers()()

type Writer = (answer: unknown) => string
/** Writes answers of a schema as JSON; compiled at its first use. */
export const writerOf = (schema: object): Writer => {
  const writer = lazily(() => compileWriter({ schema, method: '', url: '', httpStatus: '200' }) as Writer)
  return answer => writer()(answer)
}

/** A list is written without the rows that cannot be written; each of them is reported. */
const listWriterOf = (schema: { items: object }, report: (error: unknown) => void): Writer => {
  const [writeList, writeRow] = [writerOf(schema), writerOf(schema.items)]
  return answer => {
    try {
      return writeList(answer)
    } catch (error) {
      if (!Array.isArray(answer)) throw error
    }
    const rows = answer.flatMap(row => {
      try {
        return [writeRow(row)]
      } catch (error) {
        report(error)
        return []
      }
    })
    return `[${rows.join(',')}]`
  }
}

const isList = (schema: object): schema is { items: object } =>
  'items' in schema && 'type' in schema && schema.type === 'array'

/** How answers are written as JSON. Calls that share a schema share what is compiled of it. */
export const installWriters = (app: FastifyInstance): void => {
  const known = new WeakMap<object, Writer>()
  app.setSerializerCompiler(({ schema, method, url }) => {
    const answered = schema as object
    const report = (err: unknown) => eventWriter(app.log)('http.row_not_writable', { err, method, url })
    const writer =
      known.get(answered) ?? (isList(answered) ? listWriterOf(answered, report) : writerOf(answered))
    known.set(answered, writer)
    return writer
  })
}
