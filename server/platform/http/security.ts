// Headers every answer carries, and the limits on connections.

import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'

/** Where a document may go besides the portal: origins that settings name. */
export type OutsideOrigins = {
  /** Pictures come from there: map tiles, the authority's photographs and logos. */
  images: readonly string[]
  /** It is told there which screens are opened. */
  reports: readonly string[]
}

const listed = (origins: readonly string[]): string =>
  [...new Set(origins)].map(origin => ` ${origin}`).join('')

/** The scripts and styles inside a document, by the hashes of their texts (`sha256-…`). */
export type InsideHashes = { scripts: readonly string[]; styles: readonly string[] }

const quoted = (hashes: readonly string[]): string => hashes.map(hash => ` '${hash}'`).join('')

/**
 * The policy of an HTML document: scripts and styles of the build by where they come from, those inside the document by
 * their hashes, everything else from here or not at all. It holds no nonce, so that one document
 * serves many visitors. Nothing that people upload is ever sent as a script.
 */
export const documentPolicy = (
  { scripts, styles }: InsideHashes,
  { images, reports }: OutsideOrigins = { images: [], reports: [] },
): string =>
  [
    `default-src 'none'`,
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    `img-src 'self' data: blob:${listed(images)}`,
    `font-src 'self'`,
    `connect-src 'self'${listed(reports)}`,
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

/** The policy of an answer that is no document: it shows nothing and is shown in nothing. */
const nothing = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** What every answer carries, whoever reads it. */
export const everyAnswer = {
  'content-security-policy': nothing,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** What means something on a page alone. */
export const everyDocument = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
} as const

const isDocument = (type: unknown): boolean => typeof type === 'string' && type.startsWith('text/html')

/** Puts the headers on every answer; what a handler has set stays. */
export const installSecurity = (app: FastifyInstance, isHttps: boolean): void => {
  const always = Object.entries({
    ...everyAnswer,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  })
  // With a callback, because every answer passes here: a promise would cost each a turn of the loop.
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of always) if (!reply.hasHeader(name)) reply.header(name, value)
    if (isDocument(reply.getHeader('content-type'))) reply.headers(everyDocument)
    reply.header('x-request-id', request.id)
    done()
  })
}

type Trust = false | ((address: string, hop: number) => boolean)

const within = (networks: readonly string[]): Trust => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits = isIP(network) === 6 ? '128' : '32'] = network.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return address => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whose X-Forwarded-* headers are believed, as Fastify asks: those of networks, or of so many proxies in front. */
export const trustOf = (proxies: Config['TRUST_PROXY']): Trust => {
  if (proxies === false) return false
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : within(proxies)
}

/** What a request is called in logs and answers: our own id, or that of a proxy of ours where it is a plain word. */
export const requestIdOf =
  (trust: Trust, newId: () => string) =>
  ({ headers, socket }: { headers: IncomingHttpHeaders; socket: Pick<Socket, 'remoteAddress'> }): string => {
    const sent = headers['x-request-id']
    const isOurs = trust !== false && trust(socket.remoteAddress ?? '', 0)
    return isOurs && typeof sent === 'string' && /^[\w-]{1,64}$/.test(sent) ? sent : newId()
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
