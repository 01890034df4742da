// Keeps a server in step with what is switched on another: it is told by the database, and looks for itself every few
// seconds, because a pooler between them may swallow what is told.

import type { Database } from '../../platform/database/index.ts'
import type { Maintenance } from './maintenance.ts'
import { maintenanceChannel } from './store.ts'

type Watched = {
  maintenance: Pick<Maintenance, 'load'>
  listen: Database['listen']
  everyMs: number
  /** Told of a reading that failed; what was known goes on. */
  report: (error: unknown) => void
}

/** Reads what is in force, then again whenever it changes; answers the way to stop. */
export const watchMaintenance = async ({ maintenance, listen, everyMs, report }: Watched) => {
  const load = () => maintenance.load().catch(report)
  const unlisten = await listen(maintenanceChannel, () => void load())
  await maintenance.load()
  const timer = setInterval(() => void load(), everyMs)
  timer.unref()
  return async (): Promise<void> => {
    clearInterval(timer)
    await unlisten()
  }
}
