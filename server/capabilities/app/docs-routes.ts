// The API's own description, for machines and for people.

import { isLanguage, type Language } from '@bawaba/language/index.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Ready, readyOf, sendReady } from '../../platform/http/encodings.ts'
import { callerLanguage } from '../../platform/http/headers.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { DescribedCalls } from './described-calls.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import { openapi } from './openapi/document.ts'

type Dependencies = {
  /** Complete once the server is built. */
  calls: () => DescribedCalls
  version: string
  catalogue: Pick<Catalogue, 'entriesFor' | 'mark'>
}
const visitor = { mode: 'VISITOR', claimed: 'CITIZEN' } as const

type Made = Partial<Record<Language, Ready>>
/** Made once in each language. */
const inEach =
  (made: Made) =>
  (language: Language, make: () => string): Ready =>
    (made[language] ??= readyOf(Buffer.from(make())))

export const registerDocs = (app: FastifyInstance, { calls, version, catalogue }: Dependencies): void => {
  const documents = new WeakMap<object, Made>()
  const pages = inEach({})
  /** Until something is published: it describes the services that visitors see. */
  const documentIn = (language: Language): Ready => {
    const made = documents.get(catalogue.mark()) ?? {}
    documents.set(catalogue.mark(), made)
    return inEach(made)(language, () => {
      const services = catalogue.entriesFor(visitor, 'web').map(({ form }) => form)
      return JSON.stringify(openapi(calls(), version, services, language))
    })
  }
  const language = (request: FastifyRequest) => {
    const { lang } = request.query as { lang?: string }
    return isLanguage(lang) ? lang : callerLanguage(request)
  }
  app.get('/api/openapi.json', (request, reply) =>
    sendReady(
      documentIn(language(request)),
      request,
      reply.header('vary', 'Accept-Language').type('application/json; charset=utf-8'),
    ),
  )
  app.get('/api/docs', (request, reply) => {
    const spoken = language(request)
    const page = pages(spoken, () => docsPage(calls(), spoken))
    const policy = `default-src 'none'; style-src ${docsStyle}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
    reply.header('content-security-policy', policy).header('vary', 'Accept-Language')
    return sendReady(page, request, reply.type('text/html; charset=utf-8'))
  })
}
