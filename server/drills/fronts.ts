// nginx and Caddy from Debian before a portal, set up by the blocks of docs/operations/proxy.md.

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../platform/free-port.ts'
import { eventually } from '../platform/test-patience.ts'
import { blockOf, withChanges } from './pages.ts'
import { host } from './portals.ts'
import { type Door, knock } from './tls-calls.ts'

export type Front = Door & {
  /** The port that speaks http. */
  httpPort: number
  stop(): Promise<void>
}
/** What a test changes of a block, to plant a fault. */
export type Changes = readonly (readonly [from: string, to: string])[]
type Locations = { folder: string; certificate: string; port: number; httpPort: number }

/** Makes a certificate of this host for a day. */
const certify = (folder: string): string => {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      `/CN=${host}`,
      '-addext',
      `subjectAltName=DNS:${host}`,
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  )
  return certificate
}

const start = async (
  program: string,
  argsOf: (locations: Locations) => string[],
  environment: (locations: Locations) => Record<string, string>,
): Promise<Front> => {
  const folder = mkdtempSync(join(tmpdir(), 'bawaba-front-'))
  const certificate = certify(folder)
  const [port, httpPort] = [await freePort(), await freePort()]
  const locations = { folder, certificate, port, httpPort }
  const child = spawn(program, argsOf(locations), { env: { ...process.env, ...environment(locations) } })
  let output = ''
  child.stderr.on('data', chunk => {
    output += chunk
  })
  const exited = once(child, 'exit')
  const door = { port, ca: readFileSync(certificate, 'utf8') }
  const isUp = () => knock(door, { path: '/healthz' }).then(({ status }) => status === 200)
  if (!(await eventually(() => isUp().catch(() => false), Boolean, 20)))
    throw new Error(`${program} does not answer:\n${output}`)
  return {
    ...door,
    httpPort,
    stop: async () => {
      child.kill('SIGKILL')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const startNginx = (portal: number, changes: Changes = []): Promise<Front> =>
  start(
    'nginx',
    ({ folder, port, httpPort }) => {
      mkdirSync(join(folder, 'temp'))
      const site = withChanges(withChanges(blockOf('proxy.md', 'nginx'), changes), [
        ['127.0.0.1:3000', `127.0.0.1:${portal}`],
        ['listen 80', `listen 127.0.0.1:${httpPort}`],
        ['listen 443', `listen 127.0.0.1:${port}`],
        ['/etc/ssl/portal', folder],
        ['/var/log/nginx', folder],
      ])
      const temporary = folders.map(name => `${name}_temp_path ${join(folder, 'temp', name)};`).join('\n')
      // What Debian's nginx.conf says around a site.
      const file = join(folder, 'nginx.conf')
      const around = `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\n`
      writeFileSync(file, `${around}http {\naccess_log off;\n${temporary}\n${site}\n}`)
      return ['-c', file, '-e', 'stderr']
    },
    () => ({}),
  )

export const startCaddy = (portal: number, changes: Changes = []): Promise<Front> =>
  start(
    'caddy',
    ({ folder, port, httpPort }) => {
      const site = withChanges(withChanges(blockOf('proxy.md', 'caddy'), changes), [
        ['127.0.0.1:3000', `127.0.0.1:${portal}`],
        ['/etc/ssl/portal', folder],
      ])
      const file = join(folder, 'Caddyfile')
      // Its global options, with ports of our own and no door for administrators.
      const options = `admin off\nhttp_port ${httpPort}\nhttps_port ${port}\n`
      writeFileSync(file, site.replace('{\n', `{\n${options}`))
      return ['run', '--config', file, '--adapter', 'caddyfile']
    },
    ({ folder }) => ({ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }),
  )
