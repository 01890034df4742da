// Keeps what a server holds in memory in step with what others write: it is told by the database, and looks for itself
// every few seconds, because a pooler between them may swallow what is told.

import type { Database } from './database.ts'

export type Step = {
  load: () => Promise<void>
  channel: string
  listen: Database['listen']
  everyMs: number
  /** Told of a reading that failed; what was known goes on. */
  report: (error: unknown) => void
}

/** Reads once, then again whenever it is told and every so often; answers the way to stop. */
export const keepInStep = async ({ load, channel, listen, everyMs, report }: Step) => {
  const again = () => void load().catch(report)
  const unlisten = await listen(channel, again)
  await load()
  const timer = setInterval(again, everyMs)
  timer.unref()
  return async (): Promise<void> => {
    clearInterval(timer)
    await unlisten()
  }
}
