// The portal that the journeys visit: the real command on a free port, over a database of its own that is gone
// afterwards. Playwright wants the setup as a default export; what it returns is the way to take it down.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
const longestStart = 120_000 * Number(process.env.PACE ?? 1)

/** `gateway`: the sandbox payment gateway beside it; `utility`: the simulated company of electricity, if there is one. */
type Greeted = { address: string; gateway: string; utility: string }

/** The addresses that the command greets with; throws what it said when it ends instead. */
const greeted = (child: ChildProcess): Promise<Greeted> =>
  new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string) => reject(new Error(`The portal ${reason}:\n${output}`))
    const limit = setTimeout(fail, longestStart, 'did not start in time')
    const read = (chunk: string) => {
      output += chunk
      if (!/is ready[\s\S]*Messages that would go out/.test(output)) return
      const after = (words: string) => new RegExp(`${words}:?\\s+(http\\S+)/`).exec(output)?.[1] ?? ''
      resolve({
        address: after('Citizens'),
        gateway: after('Sandbox payments'),
        utility: after('Simulated electricity-provider'),
      })
    }
    child.stdout?.setEncoding('utf8').on('data', read)
    child.stderr?.setEncoding('utf8').on('data', read)
    child.on('error', error => fail(`could not be run: ${error.message}`))
    child.on('exit', code => fail(`ended with ${code}`))
    child.on('exit', () => clearTimeout(limit))
  })

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A server that has just used a core to start may turn the first visitors away: nobody is let in before it is at rest. */
const ready = async (address: string): Promise<void> => {
  const limit = Date.now() + longestStart
  while (!(await fetch(address)).ok) {
    if (Date.now() > limit) throw new Error('The portal is not ready')
    await sleep(100)
  }
}

export type Portal = Greeted & { stop(): Promise<void> }

/** Starts the portal over a fresh database, with settings of its own where they are named. */
export const startPortal = async (settings: Record<string, string> = {}): Promise<Portal> => {
  const folder = await mkdtemp(join(tmpdir(), 'bawaba-journeys-'))
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_FOLDER: folder,
      DATABASE_URL: '',
      DEMO: 'on',
      // Journeys begin with an empty portal; those of the story name it.
      DEMO_STORY: 'off',
      LOG_LEVEL: 'error',
      // Browsers and portal share few cores here: a busy machine is no reason to turn a journey away.
      MAX_LOOP_DELAY_MS: '0',
      DATABASE_TIMEOUT_MS: '15000',
      SCRIPT_TIMEOUT_MS: '1000',
      PASSWORD_MEMORY_KIB: '64',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = async () => {
    await stop(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const running = await greeted(child)
    await ready(running.address)
    return { ...running, stop: end }
  } catch (error) {
    await end()
    throw error
  }
}

export default async (): Promise<() => Promise<void>> => {
  // Decisions are sent at once but in the journeys about undoing them.
  const portal = await startPortal({ DECISION_UNDO_SECONDS: '0' })
  // Workers read it in the configuration.
  process.env.PORTAL = portal.address
  process.env.GATEWAY = portal.gateway
  process.env.UTILITY = portal.utility
  return portal.stop
}
