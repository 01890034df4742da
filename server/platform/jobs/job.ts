// A job: work that a server does by itself, after a call or again and again.

import type { Text } from '@bawaba/language/index.ts'

/** Takes what waits. Run twice it does no harm: a server that dies over it is followed by another. */
type Run = (payload: unknown) => Promise<unknown>

/** Looked for by each server every so often, and done once, by one of them, where there is something to do. */
export type WatchedJob = {
  everyMs: number
  /** One quick read: whether anything waits. */
  isDue: () => Promise<boolean>
}
/** At these times, once over all servers: `5 * * * *` is five past every hour; minute, hour, day, month, weekday, UTC. */
export type TimedJob = { at: string }
/** Where a statement asks for it: `queueSql`. */
export type QueuedJob = { isQueued: true }
/** On each server for itself, because what it changes is this server's own memory or folder. */
export type OwnJob = { isOwn: true; everyMs: number; isAtOnce?: boolean }

/**
 * Where a job waits for its turn. `inside`: it asks nobody but the database. `outside`: it calls servers of others and has a
 * place of its own. `deliveries`: one of many that are sent to others. A lane that hangs leaves the other lanes their turn.
 */
export type Lane = 'inside' | 'outside' | 'deliveries'

export type Job = {
  /** Area and verb, as in the log and on the page of failed jobs: `outbox.deliver`. */
  name: string
  /** What it does, as administrators read it. */
  title: Text
  run: Run
  /** `inside` unless it says so. */
  lane?: Lane
  /** Once more when the server stops. */
  isAtStop?: boolean
} & (WatchedJob | TimedJob | QueuedJob | OwnJob)
