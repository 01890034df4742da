// People who reserve units and never pay, as cleverly as the rules allow: what they keep from others within a week, beside the
// most that the rules let them keep. For a test with a few and a drill with fifty.

import { offer } from '@bawaba/server/capabilities/reservations/index.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { installed } from '@bawaba/server/programmes.ts'
import { openWorld } from '@bawaba/server/test-payment-world.ts'
import type { Person } from '@bawaba/server/test-portal.ts'
import { buyerAnswers } from './test-booking.ts'

const minute = 60_000
const stepMinutes = 15
const days = 7
const steps = (days * 24 * 60) / stepMinutes
const service = 'BOOK_UNIT'

/** The rules as an operator reads them: the settings, and the hours for which the service waits for its deposit. */
export type Rules = {
  RESERVATION_LIMIT: number
  RESERVATION_HOLD_MINUTES: number
  RESERVATION_DAILY_MINUTES: number
  RESERVATION_UNPAID_HOURS: number
  payWithinHours: number
}
export const rules: Rules = {
  RESERVATION_LIMIT: 2,
  RESERVATION_HOLD_MINUTES: 15,
  RESERVATION_DAILY_MINUTES: 180,
  RESERVATION_UNPAID_HOURS: 96,
  payWithinHours: 72,
}

/**
 * The most unit-hours that one account can keep from others in a week without paying, from the rules alone. Whoever reserves
 * last had no more than the unpaid hours before; from then on each of the things that they may have lasts its hold and its
 * time to pay. Beside that they have each day the minutes of holds, and those of a hold that sending lengthens, of forms that
 * are sent beyond (ten), and of the moment that is forgiven.
 */
export const mostHours = (of: Rules): number => {
  const lengthened = 2
  const perThing = of.payWithinHours + (of.RESERVATION_HOLD_MINUTES + lengthened) / 60
  const perDay = (of.RESERVATION_DAILY_MINUTES + lengthened + 10 + 1) / 60
  return of.RESERVATION_UNPAID_HOURS + of.RESERVATION_LIMIT * perThing + days * perDay
}

type Account = {
  who: Person
  /** The unit that is held, until its step is over. */
  held: string | undefined
  /** Steps at which what was filed ends by itself. */
  ends: number[]
  unpaidSteps: number
  /** Nothing is tried before this step. */
  waitsUntil: number
}
export type Outcome = { unitHours: number; calls: number; codes: Record<string, number> }

export const neverPay = async (
  accounts: number,
  settings: Partial<Record<keyof Rules, number>> = {},
): Promise<Outcome> => {
  const world = await openWorld(
    {
      IDLE_TIMEOUT_MS: String(30 * 24 * 60 * minute),
      SESSION_LIFE_MS: String(30 * 24 * 60 * minute),
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    },
    installed.filter(({ slug }) => slug === 'housing'),
  )
  const { portal } = world
  const codes: Outcome['codes'] = {}
  let calls = 0
  const count = (code: string) => {
    calls += 1
    codes[code] = (codes[code] ?? 0) + 1
  }
  try {
    const units = Array.from({ length: accounts * 3 + 40 }, (_, index) => `N-${index}`)
    await offer(
      portal.database,
      'unit',
      units.map(code => ({ code })),
    )
    let nextUnit = 0
    /** A unit that nobody has, each in turn, so that none is anybody's for too long of one day. */
    const freeUnit = async (): Promise<string> => {
      for (;;) {
        const code = units[nextUnit++ % units.length] as string
        const { taken } = await portal.database.one<{ taken: number }>(
          sql`select taken from reservables where kind = 'unit' and code = ${code}`,
        )
        if (taken === 0) return code
      }
    }
    const hold = async ({ who }: Account, code: string) => {
      const { status, code: why } = await who.call('POST reservations', { body: { kind: 'unit', code } })
      count(status === 200 ? 'held' : String(why))
      return status === 200 ? undefined : String(why)
    }
    /** Files and begins to pay by the code that lives longest. */
    const file = async (account: Account, unit: string, step: number) => {
      const { who } = account
      const filed = await who.call('POST :service', {
        params: { service },
        body: { data: { ...buyerAnswers, unit } },
      })
      count(filed.status === 201 ? 'filed' : String(filed.code))
      if (filed.status !== 201) return String(filed.code)
      const begun = await who.call('GET :service/:id/activity/:activityId/paymentMeans', {
        params: { service, id: filed.body.ID, activityId: 'APPLY' },
        query: { gatewayId: 'sandbox', channel: 'payment-code', successURL: '/a', failureURL: '/b' },
      })
      count(begun.status === 200 ? 'begun' : String(begun.code))
      account.ends.push(step + (rules.payWithinHours * 60) / stepMinutes)
      return undefined
    }

    const people: Account[] = []
    for (let index = 0; index < accounts; index++)
      people.push({ who: await portal.citizen(), held: undefined, ends: [], unpaidSteps: 0, waitsUntil: 0 })

    /** One request at a time and holds beside it, which cost no unpaid time; two before there is none left. */
    const act = async (account: Account, step: number): Promise<void> => {
      account.ends = account.ends.filter(end => end > step)
      const live = account.ends.length
      account.unpaidSteps += live
      if (step < account.waitsUntil || live === rules.RESERVATION_LIMIT) return
      const isAlmostSpent = account.unpaidSteps * stepMinutes >= (rules.RESERVATION_UNPAID_HOURS - 1) * 60
      const unit = await freeUnit()
      const why = live === 0 || isAlmostSpent ? await file(account, unit, step) : await hold(account, unit)
      if (why) account.waitsUntil = step + 4
    }

    let unitSteps = 0
    for (let step = 0; step < steps; step++) {
      for (const account of people) await act(account, step)
      const { taken } = await portal.database.one<{ taken: number }>(
        sql`select coalesce(sum(taken), 0)::int as taken from reservables where kind = 'unit'`,
      )
      unitSteps += taken
      portal.pass(stepMinutes * minute)
      await world.run('payments.check', 'payments.publish', 'requests.run_due', 'reservations.tidy')
    }
    return { unitHours: (unitSteps * stepMinutes) / 60, calls, codes }
  } finally {
    await world.close()
  }
}
