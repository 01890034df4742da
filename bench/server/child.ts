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

export const start = (file: string, words: string[]): Promise<Child> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, file), words, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
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
