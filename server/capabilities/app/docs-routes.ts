// The API's own description, for machines and for people.

import { isLanguage, type Language } from '@bawaba/language/index.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerLanguage } from '../../platform/http/headers.ts'
import { newToken, type Random } from '../../platform/secret.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { DescribedCalls } from './described-calls.ts'
import { docsPage } from './docs-page.ts'
import { openapi } from './openapi/document.ts'

type Dependencies = {
  /** Complete once the server is built. */
  calls: () => DescribedCalls
  version: string
  random: Random
  catalogue: Pick<Catalogue, 'entriesFor' | 'mark'>
}
const visitor = { mode: 'VISITOR', claimed: 'CITIZEN' } as const

export const registerDocs = (
  app: FastifyInstance,
  { calls, version, random, catalogue }: Dependencies,
): void => {
  const stored = new WeakMap<object, Partial<Record<Language, object>>>()
  /** Made once in each language until something is published: it describes the services that visitors see. */
  const documentIn = (language: Language): object => {
    const ready = stored.get(catalogue.mark()) ?? {}
    stored.set(catalogue.mark(), ready)
    ready[language] ??= openapi(
      calls(),
      version,
      catalogue.entriesFor(visitor, 'web').map(({ form }) => form),
      language,
    )
    return ready[language]
  }
  const language = (request: FastifyRequest) => {
    const { lang } = request.query as { lang?: string }
    return isLanguage(lang) ? lang : callerLanguage(request)
  }
  app.get('/api/openapi.json', request => documentIn(language(request)))
  app.get('/api/docs', (request, reply) => {
    const nonce = newToken(random)
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(docsPage(calls(), language(request), nonce))
  })
}
