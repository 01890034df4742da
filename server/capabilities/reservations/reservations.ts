// Reserving: somebody holds a thing while they fill a form, and their request takes it over when it is sent
// (reserving-store.ts). A hold that is over by time is free for the next who asks; the job only tidies.

import type { Reservation } from '@bawaba/contract/entities/reservation.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Reserved } from '@bawaba/forms/index.ts'
import type { Reservable } from '../../capability.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Timekeeping } from '../timekeeping/index.ts'
import { type HoldTimes, holdUntil, isLastHold, type Spent, type SpentTime, sendingMs } from './hold-time.ts'
import { type Hindrance, type ReservationRow, reservationsStore } from './store.ts'

type Dependencies = {
  database: Database
  clock: () => Date
  newId: () => string
  times: HoldTimes
  /** How many live reservations of a kind a person may have. */
  limit: number
  time: Pick<Timekeeping, 'isOpen' | 'runs'>
  /** Told of things that were taken or are free again. */
  announce(reserved: Reserved, isFree: boolean): void
  /** How things of a kind are offered when somebody wants one; undefined for those that are offered before. */
  reservableOf(kind: string): Reservable | undefined
}

const atOnce = 200

const codes = {
  unknown: 'NOT_FOUND',
  country: 'OTHER_COUNTRY',
  closed: 'RESERVATIONS_CLOSED',
  turn: 'NOT_YOUR_TURN',
  limit: 'RESERVATION_LIMIT',
  sameTime: 'APPOINTMENT_SAME_TIME',
  taken: 'UNIT_TAKEN',
} as const satisfies Record<Hindrance, string>

/** What somebody is told whose time is spent: as they hold, and as they send. */
const spentCodes = {
  thing: ['HOLD_TIME_SPENT', 'RESERVED_TOO_OFTEN'],
  day: ['HOLD_DAY_SPENT', 'SENDING_DAY_SPENT'],
  week: ['UNPAID_WEEK_SPENT', 'UNPAID_WEEK_SPENT'],
} as const satisfies Record<SpentTime, readonly [string, string]>

const view = ({ heldUntil, closedMinutes, ID, serviceSlug, ...row }: ReservationRow): Reservation => ({
  ...row,
  ...(closedMinutes ? { closedMinutes } : {}),
  ...(heldUntil ? { heldUntil: heldUntil.toISOString() } : {}),
  ...(ID && serviceSlug ? { ID, serviceSlug } : {}),
})

export const createReservations = ({
  database,
  clock,
  newId,
  times,
  limit,
  time,
  announce,
  reservableOf,
}: Dependencies) => {
  const store = reservationsStore(database)

  /** Frees holds that are over, of whatever is asked for; answers whether there were any. */
  const expire = async (of?: Parameters<typeof store.ended>[2]): Promise<boolean> => {
    if (!(await time.runs())) return false
    const now = clock()
    const ended = await store.ended(now, atOnce, of)
    for (const { id } of ended) await store.expire(id, now)
    return ended.length > 0
  }

  /** Takes a thing anew, in the place of what the person holds of its kind. Answers the id; undefined where it cannot be had. */
  const take = (accountId: string, reserved: Reserved, until: Date, isSending: boolean) =>
    database
      .transaction(async queries => {
        const within = reservationsStore(queries)
        const now = clock()
        await within.lockThings(accountId, reserved)
        await within.replace(accountId, reserved, now)
        const id = newId()
        if (await within.hold({ ...reserved, id, accountId, until, isSending, limit, times }, now)) return id
        // What was held before stays held.
        throw new NotTaken()
      })
      .catch(error => {
        if (error instanceof NotTaken) return undefined
        throw error
      })

  const takeOrFind = async (
    accountId: string,
    reserved: Reserved,
    isSending: boolean,
  ): Promise<Reservation> => {
    const now = clock()
    const { kind, code } = reserved
    const reservable = reservableOf(kind)
    const refusal = (why: Hindrance) =>
      new Problem(why === 'taken' && reservable ? reservable.taken : codes[why])
    await reservable?.prepare(code)
    /** `spent` counts the thing to the end of the hold, and its kind until now. */
    const shown = (id: string, heldUntil: Date, spent: Spent, closedMinutes: number | null = null) => ({
      ...view({ kind, code, id, heldUntil, closedMinutes, status: 'held', ID: null, serviceSlug: null }),
      isLast: isLastHold(times, { ...spent, dayMs: spent.dayMs + heldUntil.getTime() - now.getTime() }),
    })
    const untilOf = (spent: Spent): Date => {
      const until = holdUntil(times, { now, spent, isSending })
      if (until instanceof Date) return until
      throw new Problem(spentCodes[until][Number(isSending)] ?? 'HOLD_TIME_SPENT')
    }
    const look = () => store.look(accountId, reserved, limit, times.holdMs, clock())
    let seen = await look()
    if (seen.why === 'country') throw refusal(seen.why)
    if (!seen.id && seen.hasEnded) {
      // What looks over may be held on, once closed time is added to it.
      await expire({ code: reserved, accountId })
      seen = await look()
    }
    if (seen.id && seen.heldUntil) return shown(seen.id, seen.heldUntil, seen.spent, seen.closedMinutes)
    if (seen.why) throw refusal(seen.why)
    const until = untilOf(seen.spent)
    const added = await take(accountId, reserved, until, isSending)
    if (added) {
      announce(reserved, false)
      const { thingMs } = seen.spent
      return shown(added, until, { ...seen.spent, thingMs: thingMs + until.getTime() - now.getTime() })
    }
    // Somebody was first since it was looked at, or the same person in another window.
    const { id, heldUntil, why, spent, closedMinutes } = await look()
    if (id && heldUntil) return shown(id, heldUntil, spent, closedMinutes)
    if (!why) untilOf(spent)
    throw refusal(why ?? 'taken')
  }

  /** Holds a thing for a person who fills a form; asked again it is the same hold. */
  const hold = (accountId: string, reserved: Reserved) => takeOrFind(accountId, reserved, false)

  return {
    hold,

    /** Sees to it that a person holds these while their request is sent. Throws UNIT_TAKEN and its like. */
    ensure: async (accountId: string, wanted: readonly Reserved[]): Promise<void> => {
      for (const reserved of wanted) {
        const now = clock()
        const atLeast = new Date(now.getTime() + sendingMs)
        const longestMs = times.holdMs + sendingMs
        if (!(await store.held(accountId, reserved, now, { atLeast, longestMs })))
          await takeOrFind(accountId, reserved, true)
      }
    },

    own: async (accountId: string): Promise<Reservation[]> => (await store.own(accountId, clock())).map(view),

    /** Gives a hold back; nothing happens where it is over or somebody else's. */
    giveBack: async (accountId: string, id: string): Promise<void> => {
      await store.giveBack(accountId, id, clock())
    },

    /** What was paid for is free again once its money was given back. */
    refunded: async (requestId: string): Promise<void> => {
      await store.refunded(requestId, clock())
    },

    /** What was locked because it was paid for is reserved as before: the money never arrived. */
    unpaid: (requestId: string) => store.unpaid(requestId, clock()),

    /** Ends reservations of things that are over; answers whether there were any. */
    endOver: async (kind: string, codes: readonly string[]): Promise<boolean> =>
      (await store.endOver(kind, codes, clock())).length > 0,

    channelsOf: store.channelsOf,

    isDue: async (): Promise<boolean> => (await store.isDue(clock())) && (await time.isOpen()),

    /** Ends holds whose time is over, and tells open pages what is free again. */
    tidy: async (): Promise<void> => {
      while (await expire());
      for (let freed = await store.unannounced(); freed.length > 0; freed = await store.unannounced())
        for (const reserved of freed) announce(reserved, true)
    },
  }
}
export type Reservations = ReturnType<typeof createReservations>

/** Rolls back. */
class NotTaken extends Error {}
