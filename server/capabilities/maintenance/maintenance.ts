// The portal closed to all but staff. What is in force is held in memory, so that asking costs a call nothing; whether
// it has begun is a matter of the clock, so that all servers close at one time.

import type { Maintenance as Told } from '@bawaba/contract/entities/app-data.ts'
import type { MaintenanceOrder, MaintenanceState } from '@bawaba/contract/entities/maintenance.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { latestReading } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import { type MaintenanceStore, maintenanceStore, type Period } from './store.ts'

type Dependencies = {
  store: MaintenanceStore
  audit: Audit
  clock: () => Date
  newId: () => string
  /** Gives people back what was closed. */
  giveBack: () => Promise<unknown>
}
type Administrator = { accountId: string; address: string }

const aMinute = 60_000
const nothingPlanned = {}
/** Longer than this no portal is closed by intent: a year that was mistyped. */
const longest = 30 * 24 * 60 * aMinute

export const createMaintenance = ({ store, audit, clock, newId, giveBack }: Dependencies) => {
  let current: Period | undefined
  const load = latestReading(store.find, found => {
    current = found
  })
  const isClosed = (period: Period): boolean => period.beginsAt <= clock()

  const state = (): MaintenanceState => {
    if (!current) return { state: 'open' }
    const { message, plannedEnd, beginsAt, begunBy } = current
    return {
      state: isClosed(current) ? 'closed' : 'closing',
      message,
      begunBy,
      closesAt: beginsAt.toISOString(),
      ...(plannedEnd ? { until: plannedEnd.toISOString() } : {}),
    }
  }

  const planned = (): Told | undefined => {
    if (!current) return undefined
    const { message, plannedEnd, beginsAt } = current
    return {
      message,
      closesAt: beginsAt.toISOString(),
      now: clock().toISOString(),
      ...(plannedEnd ? { until: plannedEnd.toISOString() } : {}),
    }
  }

  const plannedEndOf = (until: string | undefined, beginsAt: Date): Date | null => {
    if (until === undefined) return null
    const end = new Date(until)
    const isSound = end > beginsAt && end.getTime() - beginsAt.getTime() <= longest
    if (!isSound)
      throw new Problem('VALIDATION_FAILED', { details: [{ path: 'body.until', key: 'notAhead' }] })
    return end
  }

  return {
    load,
    /** The same object while nothing is planned; undefined while pages tell the minutes to it. */
    mark: (): object | undefined => (current ? undefined : nothingPlanned),
    state,
    /** What every page says of it; undefined while nothing is planned. */
    told: planned,

    /** Throws MAINTENANCE where the portal is closed. */
    assertOpen: (): void => {
      if (!current || !isClosed(current)) return
      const seconds = current.plannedEnd
        ? Math.ceil((current.plannedEnd.getTime() - clock().getTime()) / 1000)
        : 300
      throw new Problem('MAINTENANCE', {
        extra: { maintenance: planned() },
        headers: { 'retry-after': String(Math.max(60, seconds)) },
      })
    },

    order: async (by: Administrator, order: MaintenanceOrder): Promise<MaintenanceState> => {
      await load()
      const now = clock()
      const { message, until, drainMinutes } = order
      const beginsAt =
        drainMinutes === undefined
          ? (current?.beginsAt ?? now)
          : new Date(now.getTime() + drainMinutes * aMinute)
      const plannedEnd = plannedEndOf(until, beginsAt < now ? now : beginsAt)
      const put = { id: newId(), message, beginsAt, plannedEnd, begunBy: by.accountId, now }
      await audit.deed(async (queries, record) => {
        const { isNew } = await maintenanceStore(queries).put(put)
        await record({
          kind: isNew ? 'maintenance.begun' : 'maintenance.changed',
          actorId: by.accountId,
          address: by.address,
          detail: {
            message,
            beginsAt: beginsAt.toISOString(),
            plannedEnd: plannedEnd?.toISOString() ?? null,
          },
        })
      })
      await load()
      return state()
    },

    end: async (by: Administrator): Promise<MaintenanceState> => {
      await audit.deed(async (queries, record) => {
        if (await maintenanceStore(queries).end(clock()))
          await record({ kind: 'maintenance.ended', actorId: by.accountId, address: by.address })
      })
      // Whoever comes first finds their hold as it was. It is open whatever comes of this; the job tries again.
      await giveBack().catch(() => undefined)
      await load()
      return state()
    },
  }
}
export type Maintenance = ReturnType<typeof createMaintenance>
