// Open time: when citizens could use the portal, and when not. Closed time is added to what ran for people meanwhile, and
// nothing ends before that. Docs: docs/decisions/timekeeping.md.

import type { MaintenanceEffects } from '@bawaba/contract/entities/maintenance.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import type { Database, Queries } from '../../platform/database/index.ts'
import { extendStore } from './extend-store.ts'
import type { Promised } from './promise-store.ts'
import { timekeepingStore } from './store.ts'

/** What areas contribute: what they promise, and whether they keep the portal closed. */
type Areas = ReadonlyMap<string, { promises?: readonly Promised[]; isClosed?: () => Promise<boolean> }>

type Dependencies = {
  database: Database
  clock: () => Date
  /** What this process is called in the journal. */
  server: string
  contributions: Areas
  calendar: () => WorkingCalendar
}

/** So often a process says that it runs: a busy minute is no outage. */
export const beatMs = 20_000

export const createTimekeeping = ({ database, clock, server, contributions, calendar }: Dependencies) => {
  const store = timekeepingStore(database)
  const extending = extendStore(database)

  const beat = async (): Promise<void> => {
    await store.beat(server, clock())
  }

  /** Whether nobody keeps the portal closed. */
  const isOpen = async (): Promise<boolean> => {
    for (const { isClosed } of contributions.values()) if (await isClosed?.()) return false
    return true
  }

  /** Adds what was closed to everything that it cut short. */
  const extend = async (): Promise<void> => {
    for (const closed of await extending.pending()) {
      for (const { promises = [] } of contributions.values())
        for (const promised of promises) await extending.extend(promised, closed, calendar(), clock())
      await extending.done(closed, clock())
    }
  }

  /** What people rely on that would end in a stretch of closed time, or in the hour after it. */
  const hits = async (from: Date, until: Date): Promise<MaintenanceEffects['deadlines']> => {
    const short = [...contributions.values()].flatMap(({ promises = [] }) =>
      promises.filter(one => !one.isLong),
    )
    const counted = await Promise.all(
      short.map(async one => ({ what: one.what, count: await extending.hit(one, from, until) })),
    )
    return counted.filter(({ count }) => count > 0)
  }

  return {
    /** Moves what people have until the end of a day that is now off by the calendar `next`, with the change that makes it one. */
    dayOff: async (queries: Queries, date: string, next: WorkingCalendar): Promise<void> => {
      for (const { promises = [] } of contributions.values())
        for (const promised of promises) await extendStore(queries).moveFrom(promised, date, next, clock())
    },

    hits,

    /** Says that this process runs. */
    beat,

    /** Stretches in which the portal was closed to citizens, cut to what lies between two instants. */
    closedBetween: store.closedBetween,

    isOpen,

    /** Whether closed time waits to be added, and the portal is open again. */
    isDue: async (): Promise<boolean> => (await extending.pending()).length > 0 && (await isOpen()),

    /**
     * Whether time runs for people: asked by everything that ends something of theirs. While the portal is closed nothing
     * ends; after that what was closed is added first.
     */
    runs: async (): Promise<boolean> => {
      if (!(await isOpen())) return false
      // No server was there, and this one comes before its own first word.
      if (await store.isSilent(clock())) await beat()
      await extend()
      return true
    },
  }
}
export type Timekeeping = ReturnType<typeof createTimekeeping>
