// One PostgreSQL server process: finding it, starting it, stopping it.
// It is ready when it answers a connection, whatever its log says.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, renameSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ownerOf } from './account.ts'
import type { Location } from './location.ts'
import { cleanEnvironment, identityOf, isPostmasterOf, run } from './processes.ts'
import type { Programs } from './programs.ts'

/** `isReady`: it takes connections; otherwise it is still starting, or already stopping. */
export type PidFile = { pid: number; port: number; startedAt: number; isReady: boolean }

/** What postmaster.pid says; undefined when there is none, or one that is being written. */
const readPidFile = async (data: string): Promise<PidFile | undefined> => {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!(pid > 1)) return undefined
  return {
    pid,
    port: Number(lines[3]),
    startedAt: Number(lines[2]) * 1000,
    isReady: lines[7]?.trim() === 'ready',
  }
}

/** A loopback port that nobody listens on: the preferred one where possible. */
export const findPort = (preferred: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(findPort(0)) : reject(error),
    )
    probe.listen({ port: preferred, host: '127.0.0.1', exclusive: true }, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

// The log must name no citizen: neither the statement that failed nor the key that was doubled.
const quietSettings = {
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

const logLimit = 10_000_000

export const logOf = (location: Location): string => join(location.folder, 'postgres.log')

/** The log to append to; at a start beyond 10 MB the former one is kept as postgres.log.1. */
const openLog = (location: Location): number => {
  const file = logOf(location)
  if ((ownerOf(file)?.size ?? 0) > logLimit) renameSync(file, `${file}.1`)
  const log = openSync(file, 'a', 0o600)
  if (location.account) fchownSync(log, location.account.uid, location.account.gid)
  return log
}

export type Postmaster = {
  pid: number
  hasExited(): boolean
  /** Resolves when the process is gone. */
  exited: Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a postmaster; it may still refuse to live, which `hasExited` tells.
 * @param stalePid a process id in postmaster.pid that is known to be no postmaster (a zombie, another program)
 */
export const launch = (
  location: Location,
  programs: Programs,
  port: number,
  settings: Record<string, string>,
  stalePid: number | undefined,
): Postmaster => {
  const { data, account } = location
  const values = {
    ...quietSettings,
    ...settings,
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  }
  const log = openLog(location)
  let child: ChildProcess
  try {
    child = spawn(
      programs.postgres,
      ['-D', data, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...identityOf(account),
        cwd: data,
        // PostgreSQL takes any living process of that number for a postmaster, except its "grandparent".
        // It still looks for old backends in the shared memory, so this cannot start a second one over them.
        env: cleanEnvironment(stalePid ? { PG_GRANDPARENT_PID: `${stalePid}` } : {}),
        stdio: ['ignore', log, log],
        detached: true,
        windowsHide: true,
      },
    )
  } finally {
    closeSync(log)
  }
  let isGone = false
  const exited = new Promise<void>(resolve => {
    const end = () => {
      isGone = true
      resolve()
    }
    child.once('exit', end).once('error', end)
  })
  child.unref()
  const pid = child.pid ?? 0
  return { pid, hasExited: () => isGone, exited, stop: () => stopChild(child, exited, location, programs) }
}

const within = async (promise: Promise<void>, ms: number): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), ms)
  const result = await Promise.race([promise.then(() => true), late])
  clearTimeout(timer)
  return result
}

const stopChild = async (
  child: ChildProcess,
  exited: Promise<void>,
  location: Location,
  programs: Programs,
) => {
  if (process.platform === 'win32') {
    run(programs.pgCtl, ['stop', '-m', 'fast', '-w', '-D', location.data])
    return
  }
  // Fast (clients are cut off, everything is written), then immediate (the next start recovers), then by force.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    child.kill(signal)
    if (await within(exited, 10_000)) return
  }
}

/** The living postmaster of a data folder, if any, and the stale number in its pid file otherwise. */
export const findPostmaster = async (data: string): Promise<{ running?: PidFile; stalePid?: number }> => {
  const file = await readPidFile(data)
  if (!file) return {}
  return (await isPostmasterOf(file.pid, data)) ? { running: file } : { stalePid: file.pid }
}

/** Asks a postmaster that is nobody's child any more to stop. */
export const stopOrphan = (pid: number, data: string, programs: Programs, location: Location): void => {
  if (process.platform === 'win32')
    run(programs.pgCtl, ['stop', '-m', 'fast', '-w', '-D', data], { account: location.account })
  else {
    try {
      process.kill(pid, 'SIGINT')
    } catch {}
  }
}
