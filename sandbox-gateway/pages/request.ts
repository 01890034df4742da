// What pages read of a request: its language, and the fields of a form that was sent.

import { isLanguage, type Language } from '@bawaba/language/index.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Fields = Readonly<Record<string, string>>

const fieldsOf = (source: unknown): Fields =>
  Object.fromEntries(
    Object.entries((source ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
export const queryOf = ({ query }: FastifyRequest): Fields => fieldsOf(query)
export const formOf = ({ body }: FastifyRequest): Fields => fieldsOf(body)

/** As the address says, else the payment's, else the browser's; Arabic where nobody says. */
export const languageOf = (request: FastifyRequest, fallback?: Language): Language => {
  const { language } = queryOf(request)
  if (isLanguage(language)) return language
  if (fallback) return fallback
  return request.headers['accept-language']?.startsWith('en') ? 'en' : 'ar'
}

/** Pages take forms, from their own pages alone, and nobody frames them. `returns`: where a form may lead besides. */
export const sendPage = (reply: FastifyReply, text: string, status = 200, returns: string[] = []) => {
  const origins = [...new Set(returns.map(address => new URL(address).origin))].join(' ')
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self' ${origins}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(text)
}

export const takeForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    const site = request.headers['sec-fetch-site']
    const isForeign = site === 'cross-site' || site === 'same-site'
    if (request.method !== 'GET' && isForeign) return reply.code(403).send({ error: 'cross-site' })
  })
}
