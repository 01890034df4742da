// The page that checks letters and receipts without the network, downloaded with the keys of now in it.

import type { FastifyInstance } from 'fastify'
import type { Renderer, Transport } from './renderer.ts'

type Dependencies = {
  renderer: Pick<Renderer, 'savedChecker' | 'languageOf' | 'languageCookie'>
  transport: Transport
  address: () => string
  clock: () => Date
}

export const registerSavedChecker = (
  app: FastifyInstance,
  { renderer, transport, address, clock }: Dependencies,
): void => {
  app.get('/verify/offline', async (request, reply) => {
    const search = new URL(request.url, 'http://portal').searchParams
    const answer = await transport('/api/receiptKeys', { method: 'GET' })
    if (!answer.ok) return reply.code(503).header('retry-after', '2').send()
    const { html, policy } = renderer.savedChecker({
      keys: await answer.json(),
      origin: address(),
      savedAt: clock().toISOString(),
      language: renderer.languageOf(search, request.cookies[renderer.languageCookie]),
    })
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-disposition': 'attachment; filename="verify-offline.html"',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      })
      .send(html)
  })
}
