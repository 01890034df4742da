// A process beside the portal that is started again where it ends: of a demo the payment gateway and the provider of
// sign-in. What it said when it was ready first, its address above all, has to hold for every later start.

import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

type Options<Ready> = {
  /** As operators read of it. */
  name: string
  /** Starts it; `ready` is what it said at its first start. */
  fork(ready?: Ready): ChildProcess
  report: (line: string) => void
  /** How long it is given to come up, in milliseconds. */
  patienceMs?: number
}
export type Supervised<Ready> = {
  ready: Ready
  /** What it is told now and after every later start. */
  send(message: object): void
  /** The process that runs now. */
  pid(): number | undefined
  stop(): Promise<void>
}

const firstPauseMs = 200
const longestPauseMs = 30_000
/** One that ran for so long is started again without a longer pause than the first. */
const soundAfterMs = 60_000

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

const endOf = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Its first message, or a rejection where it does not come up. */
const readinessOf = <Ready>(child: ChildProcess, patienceMs: number): Promise<Ready> =>
  new Promise<Ready>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('it did not start')), patienceMs)
    child.once('message', message => resolve(message as Ready))
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`it ended with ${code}`)))
    child.once('message', () => clearTimeout(limit))
    child.once('exit', () => clearTimeout(limit))
  })

/** Rejects where the first start fails. */
export const superviseChild = async <Ready>(options: Options<Ready>): Promise<Supervised<Ready>> => {
  const { name, fork, report, patienceMs = 120_000 } = options
  const messages: object[] = []
  const stopping = new AbortController()
  let child = fork()
  const ready = await readinessOf<Ready>(child, patienceMs).catch(error => {
    child.kill()
    throw error
  })
  let restarting: Promise<void> | undefined

  const tryAgain = async (): Promise<boolean> => {
    child = fork(ready)
    try {
      await readinessOf<Ready>(child, patienceMs)
      for (const message of messages) child.send(message)
      return true
    } catch (error) {
      if (!stopping.signal.aborted) report(`${name}: ${(error as Error).message}`)
      await endOf(child)
      return false
    }
  }
  const restart = async (pauseMs: number): Promise<void> => {
    report(`${name} ended: starting it again`)
    for (let wait = pauseMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      if (!(await tryAgain())) continue
      if (stopping.signal.aborted) return
      report(`${name} is back`)
      attend(Math.min(wait * 2, longestPauseMs))
      return
    }
  }
  const attend = (nextPauseMs: number): void => {
    const startedAt = performance.now()
    const again = () => {
      if (stopping.signal.aborted) return
      const isSound = performance.now() - startedAt > soundAfterMs
      restarting = restart(isSound ? firstPauseMs : nextPauseMs)
    }
    if (hasEnded(child)) again()
    else child.once('exit', again)
  }
  attend(firstPauseMs)

  return {
    ready,
    send: message => {
      messages.push(message)
      if (child.connected) child.send(message)
    },
    pid: () => child.pid,
    stop: async () => {
      stopping.abort()
      // One that is just coming up again must not outlive us.
      await Promise.all([endOf(child), restarting])
      await endOf(child)
    },
  }
}
