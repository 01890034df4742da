// The hosts that this server answers for. A call to any other is refused before anything of it is read, so that no page,
// link or cookie is ever made for a name that somebody else wrote into the Host header.

import { hostname, networkInterfaces } from 'node:os'
import { Problem } from '@bawaba/contract/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { WriteEvent } from '../log/events.ts'
import { appHosts } from './site.ts'

type Named = Pick<Config, 'ORIGIN' | 'CITIZEN_HOST' | 'EMPLOYEE_HOST' | 'AGENT_HOST' | 'HOST'>

/** A name in the DNS is no longer. */
const longestHost = 253

const probes = new Set(['/healthz', '/readyz', '/metrics'])
/**
 * Whether a call is of those who watch over the server. They call it by its address, since nothing there is built from a host,
 * and are answered under any load.
 */
export const isProbe = ({ url }: { url: string }): boolean => probes.has(url.split('?')[0] ?? '')

const withoutPort = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')
const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address)

/** The names of this machine, without ports. */
const machineHosts = (listensOn: string): string[] =>
  [
    'localhost',
    '127.0.0.1',
    '::1',
    listensOn,
    hostname(),
    ...Object.values(networkInterfaces()).flatMap(own => (own ?? []).map(({ address }) => address)),
  ].map(name => bracketed(name.toLowerCase()))

/** Host names without ports: those of the settings, and in a demo those of this machine. */
export const ownHosts = (config: Named, isDemo: boolean): ReadonlySet<string> =>
  new Set(
    [
      ...(config.ORIGIN === '' ? [] : [new URL(config.ORIGIN).host]),
      ...appHosts(config),
      ...(isDemo ? machineHosts(config.HOST) : []),
    ].map(withoutPort),
  )

/** A wrong ORIGIN, or a proxy that names another host, shows in one line of the log now and then. */
const tellEveryMs = 3_600_000

/** Refuses calls to other hosts with 421; answers how many there were. */
export const installHosts = (
  app: FastifyInstance,
  hosts: ReadonlySet<string>,
  { clock, log }: { clock: () => Date; log: WriteEvent },
): (() => number) => {
  let count = 0
  let toldAt = Number.NEGATIVE_INFINITY
  app.addHook('onRequest', (request, _reply, done) => {
    const isOwn = hosts.has(withoutPort(request.host)) || isProbe(request)
    if (isOwn) return done()
    count += 1
    const now = clock().getTime()
    if (now - toldAt >= tellEveryMs) {
      toldAt = now
      log('http.host_foreign', { host: request.host.slice(0, longestHost), count })
    }
    done(new Problem('MISDIRECTED'))
  })
  return () => count
}
