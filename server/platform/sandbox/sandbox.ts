// The sandbox: scripts of strangers, run in threads of their own. A few seats and a warm spare, started at first use and
// stopped when nobody calls; each group of scripts holds no more than its share, so a hostile one slows only itself.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { failed, type Job, largestJson, type Outcome } from '@bawaba/forms/sandbox/job.ts'
import { type Seat, startSeat } from './seat.ts'

export type SandboxOptions = {
  /** Longest run of a script in milliseconds of processor time; the thread is ended a little later. */
  limit: number
  /** Longest run by the clock on the wall, on a machine that is busy with other things. */
  wall?: number
  /** Scripts that run at the same time. */
  seats?: number
  /** Of these, how many for one group. */
  seatsOfGroup?: number
  /** How many calls of one group wait, and how long; the start of the first thread does not count. */
  queueOfGroup?: number
  longestWait?: number
  /** Without a call for this long the threads are stopped. */
  idleAfter?: number
  /** Told when no thread could be started. */
  report?: (error: Error) => void
}
export type Script = {
  /** Whose script it is: the unit of fairness. */
  group: string
  name: string
  source: string
  input: unknown
  /** The instant that the script sees. */
  now: Date
}

const grace = 50
// Before publishing: nobody waits for a page, and a machine that pauses shall not look like a script that is hard to read.
const longestReading = { cpu: 5_000, wall: 10_000 }
const longestWaitToRead = 30_000
// How long a thread may take to start: a busy machine is no reason to refuse the first script.
const longestStart = 10_000
type Ticket = { group: string; job: Job; give: (outcome: Outcome) => void; timer: NodeJS.Timeout }

const loadWasm = async (): Promise<WebAssembly.Module> => {
  const file = import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
  return WebAssembly.compile(await readFile(fileURLToPath(file)))
}

export const createSandbox = ({
  limit,
  wall = Math.max(1_000, limit * 5),
  seats: most = 2,
  seatsOfGroup = 1,
  queueOfGroup = 32,
  longestWait = limit * 10,
  idleAfter = 60_000,
  report = () => undefined,
}: SandboxOptions) => {
  const seats = new Set<Seat>()
  const waiting: Ticket[] = []
  const running = new Map<string, number>()
  let wasm: Promise<WebAssembly.Module> | undefined
  let idle: NodeJS.Timeout | undefined
  let isStarting = false
  let isClosed = false

  const runningOf = (group: string) => running.get(group) ?? 0
  const count = (state: Seat['state']) => [...seats].filter(seat => seat.state === state).length

  const refuseAll = () => {
    for (const { give, timer } of waiting.splice(0)) {
      clearTimeout(timer)
      give(failed('busy', 'The sandbox is closing'))
    }
  }
  const endAll = () => {
    for (const seat of [...seats]) seat.end()
  }

  const addSeat = async () => {
    if (isStarting || isClosed) return
    isStarting = true
    try {
      wasm ??= loadWasm()
      const compiled = await wasm
      if (isClosed) return
      seats.add(
        startSeat(compiled, {
          onChange: pump,
          onBroken: error => {
            report(error)
            refuseAll()
          },
        }),
      )
    } catch (error) {
      wasm = undefined
      report(error as Error)
      refuseAll()
    } finally {
      isStarting = false
    }
    provide()
  }

  /** As many seats as run and wait, and one to spare: it is there at once when another is ended. */
  const provide = () => {
    const open = Math.min(most, count('taken') + waiting.length)
    if (seats.size < open + 1) void addSeat()
  }

  const start = async (seat: Seat, { group, job, give, timer }: Ticket) => {
    clearTimeout(timer)
    running.set(group, runningOf(group) + 1)
    const outcome = await seat.take(job, 'run' in job ? { cpu: limit + grace, wall } : longestReading)
    const left = runningOf(group) - 1
    if (left === 0) running.delete(group)
    else running.set(group, left)
    give(outcome)
    pump()
  }

  const pump = () => {
    for (const seat of seats) if (seat.state === 'ended') seats.delete(seat)
    while (count('taken') < most) {
      const seat = [...seats].find(({ state }) => state === 'free')
      const index = waiting.findIndex(({ group }) => runningOf(group) < seatsOfGroup)
      if (!seat || index < 0) break
      const [ticket] = waiting.splice(index, 1)
      if (ticket) void start(seat, ticket)
    }
    if (waiting.length > 0 || count('taken') > 0) provide()
  }

  const rest = () => {
    clearTimeout(idle)
    idle = setTimeout(() => {
      if (waiting.length === 0 && count('taken') === 0) endAll()
      else rest()
    }, idleAfter)
    idle.unref()
  }

  const enqueue = (group: string, job: Job): Promise<Outcome> => {
    const ahead = waiting.filter(ticket => ticket.group === group).length
    if (isClosed || ahead >= queueOfGroup)
      return Promise.resolve(failed('busy', 'Too many scripts of this service wait'))
    rest()
    const isCold = count('free') + count('taken') === 0
    return new Promise(resolve => {
      const ticket: Ticket = {
        group,
        job,
        give: resolve,
        timer: setTimeout(
          () => {
            const index = waiting.indexOf(ticket)
            if (index < 0) return
            waiting.splice(index, 1)
            resolve(failed('busy', 'The script waited too long for its turn'))
          },
          ('run' in job ? longestWait : longestWaitToRead) + (isCold ? longestStart : 0),
        ),
      }
      waiting.push(ticket)
      pump()
    })
  }

  return {
    /** Runs the function that a script declares. Never rejects: whatever goes wrong is a failure of the script. */
    run: async ({ group, name, source, input, now }: Script): Promise<Outcome> => {
      const json = JSON.stringify(input)
      if (json === undefined || json.length > largestJson) return failed('output', 'The input is too large')
      return enqueue(group, { run: { name, source, input: json, now: now.getTime(), limit } })
    },

    /** Whether a script parses and declares the function it is named after; nothing of it is run. */
    parses: (group: string, name: string, source: string): Promise<Outcome> =>
      enqueue(group, { check: { name, source } }),

    /** How many threads there are now. */
    threads: () => seats.size,

    stop: (): void => {
      isClosed = true
      clearTimeout(idle)
      refuseAll()
      endAll()
    },
  }
}
export type Sandbox = ReturnType<typeof createSandbox>
