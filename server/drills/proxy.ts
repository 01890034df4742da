// HAProxy from Debian before several portals, set up by the block of docs/operations/several-servers.md.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../platform/free-port.ts'
import { eventually } from '../platform/test-patience.ts'
import { call } from './calls.ts'
import { blockOf, withChanges } from './pages.ts'

/** The block of docs/operations/several-servers.md for these ports, without TLS. */
const configuration = (port: number, plain: number, portals: readonly number[]): string =>
  withChanges(blockOf('several-servers.md', 'haproxy'), [
    ['bind :443 ssl crt /etc/haproxy/portal.pem alpn h2,http/1.1', `bind 127.0.0.1:${port}`],
    ['bind :80', `bind 127.0.0.1:${plain}`],
    ['  server two 10.0.0.12:3000\n', ''],
    [
      '  server one 10.0.0.11:3000',
      portals.map(each => `  server portal${each} 127.0.0.1:${each}`).join('\n'),
    ],
  ])

/** Starts it and waits until a portal is reached through it. */
export const startProxy = async (portals: readonly number[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-proxy-'))
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, await freePort(), portals))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  const failed = once(child, 'error').then(([error]) => error as Error)
  const isUp = () => call(port, { path: '/healthz' }).then(({ status }) => status === 200)
  if (!(await eventually(() => isUp().catch(() => false), Boolean, 20)))
    throw new Error(`HAProxy does not answer: ${await Promise.race([failed, 'no reason'])}`)
  return {
    port,
    stop: async () => {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
