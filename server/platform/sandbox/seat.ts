// One worker thread as a seat: free, or taken by one job. The host's deadline ends the thread and with it whatever
// the engine was still doing; a seat that ended is never used again.

import { Worker } from 'node:worker_threads'
import { type Done, failed, type Job, type Outcome } from '@bawaba/forms/sandbox/job.ts'

export type Seat = {
  state: 'starting' | 'free' | 'taken' | 'ended'
  /** Does a job, at most this long. */
  take(job: Job, longest: number): Promise<Outcome>
  end(): void
}
type Events = {
  /** The seat is free, or has ended: whoever waits may look again. */
  onChange: () => void
  onBroken: (error: Error) => void
}

// An engine needs its 16 MB and the thread's own; what leaks beyond ends the thread.
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 }

export const startSeat = (wasm: WebAssembly.Module, { onChange, onBroken }: Events): Seat => {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: wasm,
    // Whatever the server was started with is not for scripts.
    execArgv: [],
    env: {},
    resourceLimits,
    stdout: true,
    stderr: true,
  })
  let answer: ((outcome: Outcome) => void) | undefined

  const finish = (outcome: Outcome) => {
    const waiting = answer
    answer = undefined
    waiting?.(outcome)
  }
  const seat: Seat = {
    state: 'starting',
    take: (job, longest) =>
      new Promise(resolve => {
        seat.state = 'taken'
        const timer = setTimeout(() => {
          // A busy main thread learns of the answer and of the deadline in one turn: the answer comes first.
          // By then the seat may hold another job, which this deadline is not for.
          setImmediate(() => {
            if (answer !== mine) return
            finish(failed('timeout', 'The script was ended by its deadline'))
            seat.end()
          })
        }, longest)
        const mine = (outcome: Outcome) => {
          clearTimeout(timer)
          resolve(outcome)
        }
        answer = mine
        worker.postMessage(job)
      }),
    end: () => {
      if (seat.state === 'ended') return
      seat.state = 'ended'
      void worker.terminate()
      finish(failed('busy', 'The sandbox is closing'))
      onChange()
    },
  }
  worker.on('message', (message: Done | 'ready') => {
    if (seat.state === 'ended') return
    if (message === 'ready') seat.state = 'free'
    else {
      finish(message.outcome)
      if (message.isSpent) return seat.end()
      seat.state = 'free'
    }
    onChange()
  })
  worker.on('error', error => {
    if (seat.state === 'starting') onBroken(error)
    finish(failed('memory', 'The thread of the script broke'))
    seat.end()
  })
  // Jobs hold the process by their timers; a free seat does not. Listening has taken hold of it: this comes last.
  worker.unref()
  return seat
}
