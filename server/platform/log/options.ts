// What reaches the log: an allow-list. No query (filters may hold personal data), no body, no header.

import type { FastifyServerOptions } from 'fastify'

type LoggedRequest = {
  method: string
  url: string
  id: string
  routeOptions?: { config?: { call?: string } }
}

/** Fastify's logger at a level, its serializers naming just what is logged of a request, an answer and an error. */
export const logOptions = (level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  serializers: {
    req: (request: LoggedRequest) => ({
      method: request.method,
      path: request.url.split('?')[0],
      id: request.id,
    }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: error.code,
      // A driver's message may quote values; its code and place say enough.
      message: error.code && /^[0-9A-Z]{5}$/.test(error.code) ? 'database error' : error.message,
      stack: error.stack?.split('\n').slice(1).join('\n'),
    }),
  },
})
