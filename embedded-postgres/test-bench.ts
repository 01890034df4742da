// What the tests of the supervisor share: folders with awkward names, servers in processes of their own,
// looks into the process table.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index.ts'
import { isPostmasterOf } from './processes.ts'

/** A new folder whose name holds a space and Arabic letters, open to the account that runs PostgreSQL. */
export const awkwardFolder = (): { path: string; remove: () => void } => {
  const parent = mkdtempSync(join(tmpdir(), 'قاعدة بيانات '))
  chmodSync(parent, 0o755)
  const path = join(parent, "it's here")
  mkdirSync(path)
  return {
    path,
    remove: () => rmSync(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  }
}

/** How patient to be: 1 on a quiet machine, more on one that others share. */
const pace = Number(process.env.PACE ?? 1)

/** Nobody has to wait ten seconds to be refused. */
export const patience = 1000

/**
 * A data folder as a first start leaves it, made once and copied: initdb is the dearest part of a start.
 */
const makeCluster = async (): Promise<string> => {
  const { path, remove } = awkwardFolder()
  process.once('exit', remove)
  const { stop } = await startEmbeddedPostgres({ folder: path })
  await stop()
  return join(path, 'data')
}
let made: Promise<string> | undefined
export const copyCluster = async (folder: string): Promise<void> => {
  made ??= makeCluster()
  // Owners and modes are part of it.
  execFileSync('cp', ['-a', await made, join(folder, 'data')])
}

export type TestServer = { url: string; pid: number; kill(signal: NodeJS.Signals): Promise<void> }

/** A server in a process of its own; throws what it says when it cannot start. */
export const startServer = async (options: Partial<EmbeddedPostgresOptions>): Promise<TestServer> => {
  const program = join(import.meta.dirname, 'test-server.ts')
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  if (line.startsWith('failed: ')) throw new Error(line)
  return {
    url: line,
    pid: child.pid as number,
    kill: async signal => {
      child.kill(signal)
      if (signal === 'SIGKILL') await exited
    },
  }
}

export const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 * pace })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const result = (await client.query(text)) as pg.QueryResult | pg.QueryResult[]
    return [result].flat().at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}

export const postmasterPid = (folder: string): number =>
  Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])

/** Waits until something holds, ten seconds on a quiet machine, or throws. */
export const eventually = async (holds: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const until = performance.now() + 10_000 * pace
  while (!(await holds())) {
    if (performance.now() > until) throw new Error(`It did not come to pass: ${what}`)
    await sleep(20)
  }
}

export const postmasterEnded = (pid: number, folder: string): Promise<void> =>
  eventually(async () => !(await isPostmasterOf(pid, join(folder, 'data'))), 'the postmaster ends')

/** The watchdog over a postmaster, found by its arguments. */
export const watchdogOf = (postmaster: number): number => {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  return Number.parseInt(lines.find(line => line.includes(`bawaba-watchdog ${postmaster} `)) ?? '0', 10)
}
