// One worker thread as a seat: free, or taken by one job. The host's deadline ends the thread and with it whatever
// the engine was still doing; a seat that ended is never used again. What counts is the processor time of the thread: a
// machine that is busy with other things is no fault of a script. What waits for a processor too long is ended all the same.

import { Worker } from 'node:worker_threads'
import { type Done, failed, type Job, type Outcome } from '@bawaba/forms/sandbox/job.ts'

/** Milliseconds: on the processor, and by the clock on the wall. */
export type Longest = { cpu: number; wall: number }
export type Seat = {
  state: 'starting' | 'free' | 'taken' | 'ended'
  /** Does a job within its time. */
  take(job: Job, longest: Longest): Promise<Outcome>
  end(): void
}
type Events = {
  /** The seat is free, or has ended: whoever waits may look again. */
  onChange: () => void
  onBroken: (error: Error) => void
}

// An engine needs its 16 MB and the thread's own; what leaks beyond ends the thread.
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 }

/** Between two looks at a thread that waits for a processor. */
const shortestLook = 10

/** Milliseconds that a thread was on a processor; undefined where Node or a thread that has ended cannot say. */
const cpuOf = async (worker: Worker): Promise<number | undefined> => {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return undefined
  }
}

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
        const before = cpuOf(worker)
        const end = () => {
          finish(failed('timeout', 'The script was ended by its deadline'))
          seat.end()
        }
        /** Ends what has had its processor time, and looks again at what has not. */
        const look = async () => {
          const [from, to] = await Promise.all([before, cpuOf(worker)])
          if (answer !== mine) return
          // Where nobody can say, the clock on the wall decides.
          const left = from === undefined || to === undefined ? 0 : longest.cpu - (to - from)
          if (left <= 0) return end()
          cpuTimer = setTimeout(look, Math.max(left, shortestLook))
        }
        // A busy main thread learns of the answer and of the deadline in one turn: the answer comes first.
        // By then the seat may hold another job, which this deadline is not for.
        const wallTimer = setTimeout(() => setImmediate(() => answer === mine && end()), longest.wall)
        let cpuTimer = setTimeout(() => setImmediate(() => answer === mine && void look()), longest.cpu)
        const mine = (outcome: Outcome) => {
          clearTimeout(wallTimer)
          clearTimeout(cpuTimer)
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
