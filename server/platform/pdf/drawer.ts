// Draws official sheets as PDFs in a process beside the server (draw-process.ts): tagged, PDF/A-2a, fonts embedded. The same
// sheet always gives the same bytes. The process is started by the first sheet and ends when none was asked for in a while,
// so that a server that draws none has no memory for it. One that takes too long, or ends with its sheet, fails that sheet
// alone.

import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DrawJob, Drawn } from './draw-process.ts'
import type { Sheet } from './sheet.ts'

export type Drawer = { draw(sheet: Sheet): Promise<Buffer>; stop(): void }
type Options = {
  /** Milliseconds: a sheet takes some tens of them, starting the process some hundreds. */
  limitMs?: number
  idleMs?: number
  /** The program that draws; the package of the portal where it is empty. */
  program?: string
}
type Waiting = { resolve(pdf: Buffer): void; reject(error: Error): void; timer: NodeJS.Timeout }

/** More than that at once is answered with a failure, so that a crowd does not fill the memory. */
const mostWaiting = 200

const start = (program: string): ChildProcess =>
  fork(fileURLToPath(new URL('draw-process.ts', import.meta.url)), [program], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=192'],
    // Nothing of the server's settings is for it.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

export const createDrawer = ({ limitMs = 20_000, idleMs = 120_000, program = '' }: Options = {}): Drawer => {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  const settle = (id: number, done: (one: Waiting) => void): void => {
    const one = waiting.get(id)
    if (!one) return
    waiting.delete(id)
    clearTimeout(one.timer)
    done(one)
  }
  const stop = (): void => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }
  /** Its end fails what it was given: nobody knows which of them it was. */
  const open = (): ChildProcess => {
    if (child) return child
    const started = start(program)
    const own = new Set<number>()
    const ended = () => {
      if (child === started) child = undefined
      for (const id of own)
        settle(id, ({ reject }) => reject(new Error('The sheet ended the process that draws')))
    }
    started.on('message', (drawn: Drawn) => {
      own.delete(drawn.id)
      settle(drawn.id, ({ resolve, reject }) =>
        'pdf' in drawn ? resolve(Buffer.from(drawn.pdf)) : reject(new Error(drawn.error)),
      )
      if (waiting.size === 0) rest()
    })
    started.on('exit', ended)
    started.on('error', ended)
    // It holds up no server that ends.
    started.unref()
    started.channel?.unref()
    child = started
    sentTo.set(started, own)
    return started
  }
  const sentTo = new WeakMap<ChildProcess, Set<number>>()
  const rest = (): void => {
    clearTimeout(idle)
    idle = setTimeout(stop, idleMs)
    idle.unref()
  }

  return {
    stop,
    /** Rejects for a sheet that cannot be drawn, or not in time. */
    draw: sheet =>
      new Promise((resolve, reject) => {
        if (waiting.size >= mostWaiting) {
          reject(new Error('Too many sheets wait to be drawn'))
          return
        }
        clearTimeout(idle)
        const id = ++last
        const process = open()
        const timer = setTimeout(() => process.kill('SIGKILL'), limitMs)
        waiting.set(id, { resolve, reject, timer })
        sentTo.get(process)?.add(id)
        const job: DrawJob = { id, sheet }
        process.send(job, error => error && settle(id, one => one.reject(error)))
      }),
  }
}
