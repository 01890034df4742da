// The page that speaks to us: its origin, as links and keys name it.

import { hostname } from 'node:os'
import { type Mode, modeOf, type UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Config } from '../../config.ts'

type Named = Pick<Config, 'ORIGIN' | 'CITIZEN_HOST' | 'EMPLOYEE_HOST' | 'AGENT_HOST'>

/** The hosts that are ours besides the origin's. */
export const appHosts = ({ CITIZEN_HOST, EMPLOYEE_HOST, AGENT_HOST }: Named): string[] =>
  [CITIZEN_HOST, EMPLOYEE_HOST, AGENT_HOST].filter(host => host !== '')

/** Where texts and messages may lead: the hosts that are ours, and those that the authority allows besides. */
export const linkHosts = (config: Named & Pick<Config, 'TEXT_LINK_HOSTS'>): string[] => [
  ...(config.ORIGIN === '' ? [] : [new URL(config.ORIGIN).hostname]),
  ...[...appHosts(config), ...config.TEXT_LINK_HOSTS].map(host => host.toLowerCase().replace(/:\d+$/, '')),
]

/**
 * The site of a call: the configured origin, or an app's own host under its scheme. Without a configured origin the
 * host that the request names, as in a demo.
 */
export const createSiteOf =
  (config: Named) =>
  (call: { header(name: string): string | undefined }): { origin: string; host: string } => {
    const requestedHost = call.header('host') ?? 'localhost'
    if (config.ORIGIN === '') {
      // As a browser writes it, without the port that http has anyway.
      const { origin, hostname } = new URL(
        URL.canParse(`http://${requestedHost}`) ? `http://${requestedHost}` : 'http://localhost',
      )
      return { origin, host: hostname }
    }
    const { protocol, host, hostname } = new URL(config.ORIGIN)
    const isApp = requestedHost !== host && appHosts(config).includes(requestedHost)
    return isApp
      ? { origin: `${protocol}//${requestedHost}`, host: requestedHost.replace(/:\d+$/, '') }
      : { origin: config.ORIGIN, host: hostname }
  }

/** The path that each app begins with. */
export const appBases: Record<Mode, string> = { CITIZEN: '', EMPLOYEE: '/employee', AGENT: '/agent' }

/** The address of a path in the app of a kind of account: for links in messages, never from what a call says of itself. */
export type LinkTo = (userSlug: UserSlug, path: string) => string

export const createLinkTo =
  (config: Named, address: () => string): LinkTo =>
  (userSlug, path) => {
    const mode = modeOf[userSlug]
    const own = {
      CITIZEN: config.CITIZEN_HOST,
      EMPLOYEE: config.EMPLOYEE_HOST,
      AGENT: config.AGENT_HOST,
    }[mode]
    const origin = own === '' ? address() : `${new URL(address()).protocol}//${own}`
    return `${origin}${appBases[mode]}${path}`
  }

/** The address of the portal: the configured one, in a demo this machine at the port it listens on. */
export const portalAddress = ({ ORIGIN, HOST }: Pick<Config, 'ORIGIN' | 'HOST'>, port: number): string => {
  if (ORIGIN !== '') return ORIGIN
  const isLoopback = HOST === '127.0.0.1' || HOST === '::1'
  const isEvery = HOST === '0.0.0.0' || HOST === '::'
  const name = isLoopback ? 'localhost' : isEvery ? hostname() : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${name}:${port}`
}
