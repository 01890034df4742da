// All calls as an OpenAPI 3.1 document: the same schemas that check the calls describe them, and each published service adds
// its own typed operations.

import { detailWords } from '@bawaba/contract/detail-keys.ts'
import { errors } from '@bawaba/contract/errors.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { DescribedCalls } from '../described-calls.ts'
import { docsMessages } from '../docs-messages.ts'
import { addressesOf } from './addresses.ts'
import { createRefusals } from './codes.ts'
import { operationOf, parameterComponents } from './operation.ts'
import { answersSchema, createSchemas } from './schemas.ts'
import { securitySchemes } from './security.ts'

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

/** The whole document in one language; `services` are described by operations of their own, typed by their forms. */
export const openapi = (
  calls: DescribedCalls,
  version: string,
  services: readonly CompiledService[],
  language: Language,
): object => {
  const context = { schemas: createSchemas(), refusals: createRefusals(language), language }
  context.schemas.add('Problem', problemSchema(language))
  for (const form of services)
    context.schemas.add(`${form.serviceSlug}_answers`, answersSchema(form, language))
  const slugs = services.map(({ serviceSlug }) => serviceSlug)
  const paths: Record<string, Record<string, object>> = {}
  for (const [key, call] of calls)
    for (const address of addressesOf(key, slugs))
      paths[address.path] = {
        ...paths[address.path],
        [address.method]: operationOf(key, call, address, context),
      }
  const { title, intro, tags } = docsMessages
  return {
    openapi: '3.1.0',
    info: {
      title: title[language],
      description: intro[language],
      version,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, words]) => ({ name, description: words[language] })),
    paths,
    components: {
      schemas: context.schemas.components,
      responses: context.refusals.components,
      parameters: parameterComponents,
      securitySchemes,
    },
  }
}
