// A server as a process of its own, which tells its port once it listens.

import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Started = { port: number; readyAfterDatabase?: number; started?: number; memory?: number }
export type Child = Started & { pid: number; stop(): Promise<void> }

/** Resident memory of a process in MB; Linux tells it, elsewhere there is none to tell. */
export const memoryOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

const ticksPerSecond = 100
/** Time on the processor of a process in microseconds, with its threads and without its children. */
export const cpuOf = (pid: number): number => {
  try {
    // Behind the name, which may hold spaces: the state first, user and system time twelfth and thirteenth.
    const parts = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return ((Number(parts[11]) + Number(parts[12])) * 1_000_000) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** The process that has started one; NaN where the system does not tell. */
export const parentOf = (pid: number): number => {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return Number.NaN
  }
}

/** The processes that a process has started; none where the system does not tell. */
export const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

export const start = (file: string, words: string[]): Promise<Child> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, file), words, {
      // The log goes where nobody reads it, but is written as in earnest.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = new Promise<void>(done => child.once('exit', () => done()))
    child.once('exit', code => reject(new Error(`${file} ended with ${code}`)))
    child.once('message', message => {
      const stop = async () => {
        child.kill('SIGTERM')
        await ended
      }
      resolve({ ...(message as Started), pid: child.pid as number, stop })
    })
  })
