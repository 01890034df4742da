// The API's own description, for machines and for people.

import { isLanguage } from '@bawaba/language/index.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerLanguage } from '../../platform/http/headers.ts'
import { newToken, type Random } from '../../platform/secret.ts'
import { docsPage } from './docs-page.ts'
import { openapi } from './openapi.ts'

export const registerDocs = (app: FastifyInstance, version: string, random: Random): void => {
  const language = (request: FastifyRequest) => {
    const { lang } = request.query as { lang?: string }
    return isLanguage(lang) ? lang : callerLanguage(request)
  }
  app.get('/api/openapi.json', request => openapi(version, language(request)))
  app.get('/api/docs', (request, reply) => {
    const nonce = newToken(random)
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(docsPage(language(request), nonce))
  })
}
