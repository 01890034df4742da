// The contract as an OpenAPI 3.1 document: the same schemas that check the calls describe them.

import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { type CallKey, calls } from '@bawaba/contract/calls/index.ts'
import { detailWords } from '@bawaba/contract/detail-keys.ts'
import { errors } from '@bawaba/contract/errors.ts'
import { policies } from '@bawaba/contract/policies.ts'
import { defaultLanguage, type Language } from '@bawaba/language/index.ts'

type Schema = { properties?: Record<string, object>; required?: string[] }

const everyCall = ['MALFORMED', 'INTERNAL_SERVER_ERROR', 'OVERLOADED'] as const
const problem = { $ref: '#/components/schemas/Problem' }

const header = (
  name: string,
  description: string,
  required = false,
  schema: object = { type: 'string' },
) => ({
  name,
  in: 'header',
  description,
  required,
  schema,
})

const parametersOf = (location: 'path' | 'query', schema: Schema | undefined) =>
  Object.entries(schema?.properties ?? {}).map(([name, part]) => ({
    name,
    in: location,
    required: location === 'path' || (schema?.required ?? []).includes(name),
    schema: part,
  }))

const headersOf = (method: string, definition: CallDefinition) => [
  header('X-App-Mode', 'Which session cookie is meant', false, {
    type: 'string',
    enum: ['CITIZEN', 'EMPLOYEE', 'AGENT'],
  }),
  ...(method === 'GET'
    ? []
    : [header('X-CSRF-Token', "The session's usertoken, or a visitor's token from misc/appData", true)]),
  ...(definition.idempotent
    ? [header('Idempotency-Key', 'Kept 24 hours: a repeat answers the first answer')]
    : []),
  // What can be in conflict with another's change is told which state it was made on.
  ...(definition.errors.includes('PRECONDITION_REQUIRED') ||
  (definition.errors.includes('CONFLICT') && definition.body)
    ? [header('If-Match', 'The revision the change was made on; staff must send it')]
    : []),
]

const refusals = (definition: CallDefinition, language: Language) => {
  const byStatus = Map.groupBy([...everyCall, ...definition.errors], code => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(code => `${code}: ${errors[code][language]}`).join('\n'),
        content: { 'application/json': { schema: problem } },
      },
    ]),
  )
}

const bytes = { type: 'string', format: 'binary' }
const sent = {
  file: {
    required: true,
    content: {
      'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: bytes } } },
    },
  },
  exchange: { content: { 'application/offset+octet-stream': { schema: bytes } } },
}

const operation = (key: CallKey, language: Language) => {
  const definition: CallDefinition = calls[key]
  const [method = ''] = key.split(' ')
  const status = definition.status ?? 200
  return {
    operationId: key,
    summary: definition.summary[language],
    tags: [definition.tag],
    'x-who': policies[key],
    parameters: [
      ...parametersOf('path', definition.params as Schema),
      ...parametersOf('query', definition.query as Schema),
      ...headersOf(method, definition),
    ],
    ...(definition.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: definition.body } } } }
      : {}),
    ...(definition.takes ? { requestBody: sent[definition.takes] } : {}),
    responses: {
      [status]:
        status === 204
          ? { description: 'Done' }
          : definition.gives
            ? { description: 'OK', content: { 'application/octet-stream': { schema: bytes } } }
            : { description: 'OK', content: { 'application/json': { schema: definition.answer } } },
      ...refusals(definition, language),
    },
  }
}

const detailsIn = (language: Language): string =>
  Object.entries(detailWords)
    .map(([key, words]) => `${key}: ${words[language]}`)
    .join('\n')

const problemSchema = (language: Language) => ({
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['statusCode', 'code', 'name', 'message'],
      properties: {
        statusCode: { type: 'integer' },
        code: { type: 'string', enum: Object.keys(errors) },
        name: { type: 'string' },
        message: { type: 'string' },
        details: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'key'],
            properties: {
              path: { type: 'string' },
              // Answers of a form have keys of the kinds of their fields besides.
              key: { type: 'string', description: detailsIn(language) },
              params: { type: 'object' },
            },
          },
        },
        requestId: { type: 'string' },
      },
    },
  },
})

/** The whole document in one language. */
export const openapi = (version: string, language: Language = defaultLanguage) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const key of Object.keys(calls) as CallKey[]) {
    const [method = '', path = ''] = key.split(' ')
    const address = `/api/${path.replace(/:(\w+)/g, '{$1}')}`
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(key, language) }
  }
  return {
    openapi: '3.1.0',
    info: { title: language === 'ar' ? 'بوابة' : 'Bawaba', version },
    paths,
    components: { schemas: { Problem: problemSchema(language) } },
  }
}
