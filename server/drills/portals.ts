// Portals as processes of their own, for drills: started with the settings of a portal in service, killed and stopped.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../platform/free-port.ts'
import { eventually } from '../platform/test-patience.ts'
import { call } from './calls.ts'

export type Portal = {
  port: number
  child: ChildProcess
  output(): string
  /** Ends with its exit code, null where it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const own = fileURLToPath(new URL('../../', import.meta.url))
export const host = 'portal.example'
const inService = {
  ORIGIN: `https://${host}`,
  DEMO: 'off',
  TRUST_PROXY: '127.0.0.1',
  PROGRAMMES: 'library-card',
  SECRET: 's'.repeat(40),
  LOG_LEVEL: 'warn',
  METRICS_TOKEN: 'drill',
}

export const isReady = async (port: number): Promise<boolean> =>
  (await call(port, { path: '/readyz' }).catch(() => undefined))?.status === 200

/**
 * Starts one and waits until it is ready; throws what it said where it ends before.
 * @param checkout the folder of the version to start
 * @param wrapper a program and its words, which then becomes the portal
 */
export const startPortal = async (
  environment: Record<string, string>,
  {
    port,
    isAwaited = true,
    checkout = own,
    wrapper = [],
  }: { port?: number; isAwaited?: boolean; checkout?: string; wrapper?: readonly string[] } = {},
): Promise<Portal> => {
  const listening = port ?? (await freePort())
  const { MAX_LOOP_DELAY_MS: _, DATABASE_TIMEOUT_MS: __, MAX_CALLS_AT_ONCE: ___, ...inherited } = process.env
  const [program = '', ...words] = [...wrapper, process.execPath, join(checkout, 'server', 'main.ts')]
  const child = spawn(program, words, {
    cwd: checkout,
    env: { ...inherited, ...inService, PORT: String(listening), ...environment },
  })
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  if (isAwaited) {
    const found = await eventually(async () => hasEnded() || (await isReady(listening)), Boolean, 60)
    if (!found || hasEnded()) throw new Error(`The portal did not become ready:\n${output}`)
  }
  return {
    port: listening,
    child,
    output: () => output,
    end: signal => {
      child.kill(signal)
      return exited
    },
  }
}
