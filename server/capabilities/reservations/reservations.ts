// Reserving: somebody holds a thing while they fill a form, and their request takes it over when it is sent
// (reserving-store.ts). A hold that is over by time is free for the next who asks; the job only tidies.

import type { Reservation } from '@bawaba/contract/entities/reservation.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Reserved } from '@bawaba/forms/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { type Hindrance, type ReservationRow, reservationsStore } from './store.ts'

type Dependencies = {
  database: Database
  clock: () => Date
  newId: () => string
  /** How long a hold lasts. */
  holdMs: number
  /** How many live reservations of a kind a person may have. */
  limit: number
  /** Told of things that were taken or are free again. */
  announce(reserved: Reserved, isFree: boolean): void
}

/** A form that is being sent keeps its holds at least so long. */
const sendingMs = 120_000
const atOnce = 200

const codes = {
  unknown: 'NOT_FOUND',
  closed: 'RESERVATIONS_CLOSED',
  limit: 'RESERVATION_LIMIT',
  taken: 'UNIT_TAKEN',
} as const satisfies Record<Hindrance, string>

const view = ({ heldUntil, ID, serviceSlug, ...row }: ReservationRow): Reservation => ({
  ...row,
  ...(heldUntil ? { heldUntil: heldUntil.toISOString() } : {}),
  ...(ID && serviceSlug ? { ID, serviceSlug } : {}),
})

export const createReservations = ({ database, clock, newId, holdMs, limit, announce }: Dependencies) => {
  const store = reservationsStore(database)

  /** Frees holds that are over, of whatever is asked for; answers whether there were any. */
  const expire = async (of?: Parameters<typeof store.ended>[2]): Promise<boolean> => {
    const now = clock()
    const ended = await store.ended(now, atOnce, of)
    for (const { id } of ended) await store.expire(id, now)
    return ended.length > 0
  }

  /** Takes a thing anew, in the place of what the person holds of its kind. Undefined where it cannot be had. */
  const take = (accountId: string, reserved: Reserved, until: Date) =>
    database.transaction(async queries => {
      const within = reservationsStore(queries)
      const now = clock()
      const replaced = await within.replace(accountId, reserved, now)
      const id = newId()
      if (await within.hold({ ...reserved, id, accountId, until, limit }, now)) return { id, replaced }
      // What was held before stays held.
      throw new NotTaken()
    })

  const hold = async (accountId: string, { kind, code }: Reserved): Promise<Reservation> => {
    const reserved = { kind, code }
    const now = clock()
    const shown = (id: string, heldUntil: Date) =>
      view({ ...reserved, id, heldUntil, status: 'held', ID: null, serviceSlug: null })
    const look = () => store.look(accountId, reserved, limit, clock())
    let seen = await look()
    if (seen.id && seen.heldUntil) return shown(seen.id, seen.heldUntil)
    if (seen.hasEnded && (await expire({ code: reserved, accountId }))) seen = await look()
    if (seen.why) throw new Problem(codes[seen.why])
    const until = new Date(now.getTime() + holdMs)
    const added = await take(accountId, reserved, until).catch(async error => {
      if (!(error instanceof NotTaken)) throw error
      return undefined
    })
    if (added) {
      announce(reserved, false)
      return shown(added.id, until)
    }
    // Somebody was first since it was looked at, or the same person in another window.
    const { id, heldUntil, why } = await look()
    if (id && heldUntil) return shown(id, heldUntil)
    throw new Problem(codes[why ?? 'taken'])
  }

  return {
    hold,

    /** Sees to it that a person holds these while their request is sent. Throws UNIT_TAKEN and its like. */
    ensure: async (accountId: string, wanted: readonly Reserved[]): Promise<void> => {
      for (const reserved of wanted) {
        const now = clock()
        const atLeast = new Date(now.getTime() + sendingMs)
        if (!(await store.held(accountId, reserved, now, atLeast))) await hold(accountId, reserved)
      }
    },

    own: async (accountId: string): Promise<Reservation[]> => (await store.own(accountId)).map(view),

    /** Gives a hold back; nothing happens where it is over or somebody else's. */
    giveBack: async (accountId: string, id: string): Promise<void> => {
      await store.giveBack(accountId, id, clock())
    },

    /** What was paid for is free again once its money was given back. */
    refunded: async (requestId: string): Promise<void> => {
      await store.refunded(requestId, clock())
    },

    channelsOf: store.channelsOf,

    isDue: () => store.isDue(clock()),

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
