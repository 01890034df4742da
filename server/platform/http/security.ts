// Headers every answer carries, and the limits on connections.

import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'

/** The policy of an HTML document: its own scripts by nonce, everything else from here or not at all. */
export const documentPolicy = (nonce: string, tiles = ''): string =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${tiles && ` https://${tiles}`}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `worker-src 'self'`,
    `require-trusted-types-for 'script'`,
    // The one policy there is lets a page start the worker of its service's scripts.
    `trusted-types hooks-worker`,
  ].join('; ')

/** The policy of the worker that runs scripts: it may compile their engine, and fetch that from here. */
export const workerPolicy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`

const nothing = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

export const installSecurity = async (app: FastifyInstance, isHttps: boolean): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    hsts: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
  })
  // With a callback, because every answer passes here: a promise would cost each a turn of the loop.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()')
    done()
  })
}

/** Whose X-Forwarded-* headers are believed, as Fastify asks; it takes a number of proxies as a function alone. */
export const trustOf = (proxies: Config['TRUST_PROXY']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** What a request is called in logs and answers: our own id, or that of a proxy of ours where it is a plain word. */
export const requestIdOf =
  (isBehindProxy: boolean, newId: () => string) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id']
    return isBehindProxy && typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : newId()
  }

/** Time-outs of slow senders; keep-alive outlives a proxy's usual 60 s. */
export const connectionLimits = {
  requestTimeout: 60_000,
  connectionTimeout: 0,
  keepAliveTimeout: 72_000,
  // How often senders are looked for that are slower than that; Node's own 30 s would let them stay as long again.
  http: { connectionsCheckingInterval: 2000 },
} as const
export const headersTimeout = 10_000
