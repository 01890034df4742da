// How a server keeps in step with the others: what is kept in memory is read anew when another server says that it
// has changed.

import { type Announcements, watchAnnouncements } from './capabilities/announcements/index.ts'
import { type Catalogue, watchCatalogue } from './capabilities/catalogue/index.ts'
import { type Maintenance, watchMaintenance } from './capabilities/maintenance/index.ts'
import { type WorkingTime, watchHolidays } from './capabilities/working-time/index.ts'
import type { Config } from './config.ts'
import type { Database } from './platform/database/index.ts'
import type { LogEvent, WriteEvent } from './platform/log/events.ts'

/** Begins to watch; answers the way to stop. */
type Watch = () => Promise<() => Promise<void>>

type Stored = {
  config: Config
  database: Database
  catalogue: Catalogue
  maintenance: Maintenance
  announcements: Announcements
  time: WorkingTime
  /** Who is behind a session, kept for seconds. */
  sessions: Watch
  /** What happens, passed on to open pages. */
  events: Watch
  log: WriteEvent
}

/** Each thing that is watched, by its name. */
export const createWatching = ({ config, database, log, sessions, events, ...stored }: Stored) => {
  const step = (everyMs: number, event: LogEvent) => ({
    listen: database.listen,
    everyMs,
    report: (err: unknown) => log(event, { err }),
  })
  const often = config.CATALOGUE_CHECK_MS
  return {
    catalogue: () =>
      watchCatalogue({ ...step(often, 'catalogue.not_reloaded'), catalogue: stored.catalogue }),
    maintenance: () =>
      watchMaintenance({
        ...step(config.MAINTENANCE_CHECK_MS, 'maintenance.not_reloaded'),
        maintenance: stored.maintenance,
      }),
    announcements: () =>
      watchAnnouncements({
        ...step(often, 'announcements.not_reloaded'),
        announcements: stored.announcements,
      }),
    holidays: () => watchHolidays({ ...step(often, 'holidays.not_reloaded'), time: stored.time }),
    sessions,
    events,
  } satisfies Record<string, Watch>
}
export type Watching = ReturnType<typeof createWatching>

/** Watches everything, one after the other; answers the way to stop. */
export const watchAll = async (watching: Watching): Promise<() => Promise<void>> => {
  const stops: (() => Promise<void>)[] = []
  for (const watch of Object.values<Watch>(watching)) stops.push(await watch())
  return async () => {
    for (const stop of stops) await stop()
  }
}
