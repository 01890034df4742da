// One operation of the document: what goes in, what comes out, who may call.

import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { Address } from './addresses.ts'
import { codesOf, isList, type Refusals } from './codes.ts'
import type { Json, Schemas } from './schemas.ts'
import { securityOf } from './security.ts'

type Schema = { properties?: Record<string, object>; required?: string[] }

const text = { type: 'string' }
const headerOf = (name: string, description: string, schema: object = text) => ({
  name,
  in: 'header',
  description,
  required: false,
  schema,
})

/** Headers that calls have in common, by the names that operations refer to them with. */
export const parameterComponents = {
  appMode: headerOf('X-App-Mode', 'Which session cookie is meant', {
    ...text,
    enum: ['CITIZEN', 'EMPLOYEE', 'AGENT'],
  }),
  idempotencyKey: headerOf('Idempotency-Key', 'Kept 24 hours: a repeat answers the first answer'),
  revision: headerOf('If-Match', 'The revision the change was made on; staff must send it'),
}
const referTo = (name: keyof typeof parameterComponents) => ({ $ref: `#/components/parameters/${name}` })

const parametersOf = (
  location: 'path' | 'query',
  schema: Schema | undefined,
  isThere = (_: string) => true,
) =>
  Object.entries(schema?.properties ?? {})
    .filter(([name]) => isThere(name))
    .map(([name, part]) => ({
      name,
      in: location,
      required: location === 'path' || (schema?.required ?? []).includes(name),
      schema: part,
    }))

/** What can be in conflict with another's change is told which state it was made on. */
const namesRevision = ({ errors, body }: CallDefinition): boolean =>
  errors.includes('PRECONDITION_REQUIRED') || (errors.includes('CONFLICT') && body !== undefined)

const bytes = { type: 'string', format: 'binary' }
const sent = {
  file: {
    required: true,
    content: {
      'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: bytes } } },
    },
  },
  signed: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
  exchange: { content: { 'application/offset+octet-stream': { schema: bytes } } },
}

/** The headers of a page of a list. */
const pageHeaders = {
  'X-Next-Cursor': { description: 'For `after`: there are more rows', schema: text },
  'X-Total-Count': { description: 'How many there are, with total=true', schema: { type: 'integer' } },
}
/** Good answers without a body. */
const empty: Partial<Record<number, Json>> = {
  204: { description: 'Done' },
  303: { description: 'Leads on', headers: { Location: { schema: text } } },
}
/** `GET :service/findOne`: `get_service_findOne`. */
const nameOf = (key: string): string => key.toLowerCase().slice(0, 1) + key.slice(1).replace(/\W+/g, '_')

type Context = { schemas: Schemas; refusals: Refusals; language: Language }

export const operationOf = (
  key: string,
  definition: CallDefinition,
  address: Address,
  context: Context,
): Json => {
  const { schemas, refusals, language } = context
  const { policy, params, query, body, takes, gives, answer, status = 200, summary, tag } = definition
  const schemaOf = (part: 'answer' | 'body', schema: object) =>
    schemas.of(`${nameOf(key)}_${part}`, schema as Json, address.service)
  const json = (schema: object) => ({ 'application/json': { schema } })
  const done = empty[status] ?? {
    description: 'OK',
    ...(isList(definition) ? { headers: pageHeaders } : {}),
    content: gives ? { 'application/octet-stream': { schema: bytes } } : json(schemaOf('answer', answer)),
  }
  return {
    operationId: address.operationId,
    'x-call': key,
    'x-who': policy,
    summary: summary[language],
    tags: [tag],
    security: securityOf(key, policy),
    parameters: [
      ...parametersOf('path', params as Schema, name => address.path.includes(`{${name}}`)),
      ...parametersOf('query', query as Schema),
      referTo('appMode'),
      ...(definition.idempotent ? [referTo('idempotencyKey')] : []),
      ...(namesRevision(definition) ? [referTo('revision')] : []),
    ],
    ...(body ? { requestBody: { required: true, content: json(schemaOf('body', body)) } } : {}),
    ...(takes ? { requestBody: sent[takes] } : {}),
    responses: { [status]: done, ...refusals.of(codesOf(key, definition)) },
  }
}
