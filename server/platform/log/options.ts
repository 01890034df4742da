// What reaches the log: an allow-list. No query (filters may hold personal data), no body, no header.

import type { FastifyServerOptions } from 'fastify'

/** Fastify's logger at a level, its serializers naming just what is logged of a request, an answer and an error. */
export const logOptions = (level: string) =>
  ({
    level,
    serializers: {
      req: request => ({ method: request.method, path: request.url.split('?')[0], id: request.id }),
      res: reply => ({ statusCode: reply.statusCode }),
      err: error => ({
        type: error.name,
        code: error.code,
        // A driver's message may quote values; its code and place say enough.
        message: /^[0-9A-Z]{5}$/.test(error.code ?? '') ? 'database error' : error.message,
        stack: error.stack?.split('\n').slice(1).join('\n') ?? '',
      }),
    },
  }) satisfies FastifyServerOptions['logger']
