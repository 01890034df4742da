// The page that speaks to us: its origin, as links and keys name it.

import type { Config } from '../../config.ts'

type Named = Pick<Config, 'ORIGIN' | 'CITIZEN_HOST' | 'EMPLOYEE_HOST' | 'AGENT_HOST'>

/** The hosts that are ours besides the origin's. */
export const appHosts = ({ CITIZEN_HOST, EMPLOYEE_HOST, AGENT_HOST }: Named): string[] =>
  [CITIZEN_HOST, EMPLOYEE_HOST, AGENT_HOST].filter(host => host !== '')

/**
 * The site of a call: the configured origin, or an app's own host under its scheme. Without a configured origin the
 * host that the request names, as in a demo.
 */
export const createSiteOf =
  (config: Named) =>
  (call: { header(name: string): string | undefined }): { origin: string; host: string } => {
    const asked = call.header('host') ?? 'localhost'
    if (config.ORIGIN === '') {
      // As a browser writes it, without the port that http has anyway.
      const { origin, hostname } = new URL(
        URL.canParse(`http://${asked}`) ? `http://${asked}` : 'http://localhost',
      )
      return { origin, host: hostname }
    }
    const { protocol, host, hostname } = new URL(config.ORIGIN)
    const isApp = asked !== host && appHosts(config).includes(asked)
    return isApp
      ? { origin: `${protocol}//${asked}`, host: asked.replace(/:\d+$/, '') }
      : { origin: config.ORIGIN, host: hostname }
  }
