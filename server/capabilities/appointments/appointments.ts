// Appointments: what a center offers now, and what happens before one is held and after its time has come.

import { isDeepStrictEqual } from 'node:util'
import { closureErrors, type ClosureOrder as FullOrder } from '@bawaba/contract/closure-rules.ts'
import type { AppointmentCalendar, HolidayEffects, Visit } from '@bawaba/contract/entities/appointment.ts'
import type { ClosureEffects } from '@bawaba/contract/entities/closure.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { CalendarDefinition, Programme } from '@bawaba/contract/programme.ts'
import { appointmentCode, appointmentKind, readAppointment } from '@bawaba/forms/fields/appointment-code.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { cairoDate, isPlainDate } from '@bawaba/language/index.ts'
import { cairoWall } from '@bawaba/language/wall-clock.ts'
import { endOfCairoDay, type WorkingCalendar } from '@bawaba/language/working-days.ts'
import type { Database, Sql } from '../../platform/database/index.ts'
import type { Closures } from '../closures/index.ts'
import type { BookedVisit, Clearing } from '../requests/index.ts'
import { offer, type Reservations } from '../reservations/index.ts'
import { type SupplyNotice, supplyItems } from '../supply/index.ts'
import { checkCalendar, offeredDays, timesOn } from './calendar.ts'
import { type PlannedVisit, planVisits } from './clearing.ts'
import { closedTimes } from './closed-times.ts'
import { appointmentsStore } from './store.ts'

/** A closure before its reason is written. */
type ClosureOrder = Omit<FullOrder, 'reason'>

type Dependencies = {
  database: Database
  clock: () => Date
  workingCalendar: () => WorkingCalendar
  reservations: Pick<Reservations, 'endOver'>
  closures: Pick<Closures, 'of' | 'publicOf' | 'load'>
  /** Changes visits of requests. */
  clearing: Clearing
  /** Notified of a visit that could not be changed. */
  report(error: unknown): void
}

/** A preview comes before its reason is written. */
const noReason = { ar: '', en: '' }

/**
 * Stores the calendars that the programmes bring, except where users changed them; answers what waits. Throws for a
 * wrong calendar.
 */
export const publishCalendars = async (
  database: Pick<Database, 'transaction'>,
  programmes: readonly Programme[],
  release: string,
): Promise<SupplyNotice[]> => {
  const calendars = programmes.flatMap(({ calendars = [] }) => calendars)
  for (const calendar of calendars) checkCalendar(calendar)
  return supplyItems<CalendarDefinition>(database, {
    kind: 'calendar',
    release,
    brought: new Map(calendars.map(calendar => [calendar.code, calendar])),
    isWithdrawn: true,
    read: queries => appointmentsStore(queries).stored(),
    write: (queries, changes) =>
      appointmentsStore(queries).change(
        [...changes.values()].filter(calendar => calendar !== null),
        [...changes].flatMap(([code, calendar]) => (calendar ? [] : [code])),
      ),
  })
}

export const createAppointments = ({
  database,
  clock,
  workingCalendar,
  reservations,
  closures,
  clearing,
  report,
}: Dependencies) => {
  const store = appointmentsStore(database)
  const daysOf = (calendar: CalendarDefinition) =>
    offeredDays(calendar, {
      now: clock(),
      holidays: workingCalendar().holidays,
      closures: closures.of(calendar.code),
    })
  const calendarOf = async (code: string): Promise<CalendarDefinition> => {
    const calendar = await store.calendar(code)
    if (!calendar) throw new Problem('NOT_FOUND')
    return calendar
  }

  /** What is closed now, by one reading. */
  const closedNow = async () => {
    const now = clock()
    return closedTimes({
      now,
      calendars: await store.stored(),
      daysOff: await store.daysOff(cairoDate(now)),
      holidays: workingCalendar().holidays,
      closuresOf: closures.of,
    })
  }

  /** Visits as they are changed: without those that are open again, or closed for another reason, since they were planned. */
  const stillClosed = async (changes: readonly PlannedVisit<BookedVisit>[]) => {
    await closures.load()
    const { isClosed, because } = await closedNow()
    return changes
      .filter(
        ({ visit, because: planned }) =>
          isClosed(visit.code) && isDeepStrictEqual(because(visit.code), planned),
      )
      .map(({ because: { reason }, ...change }) => ({ ...change, reason }))
  }

  return {
    /** The times that a center offers from now on, with the places that are left. */
    offered: async (code: string): Promise<AppointmentCalendar> => {
      const calendar = await calendarOf(code)
      const { name, minutes, capacity } = calendar
      const days = daysOf(calendar)
      const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
      const counts = new Map(
        (await store.counts(code, first, last)).map(({ code: one, taken }) => [one, taken]),
      )
      return {
        code,
        name,
        minutes,
        capacity,
        closures: closures.publicOf([code]),
        days: days.map(({ day, times }) => ({
          day,
          hours: times.map(time => {
            const one = appointmentCode({ calendar: code, day, time })
            return { code: one, time, free: Math.max(0, capacity - (counts.get(one) ?? 0)) }
          }),
        })),
      }
    },

    /** Offers a time before it is held; whoever wants one that the calendar does not offer is refused. */
    prepare: async (code: string): Promise<void> => {
      const wanted = readAppointment(code)
      if (!wanted) throw new Problem('NOT_FOUND')
      const calendar = await calendarOf(wanted.calendar)
      const isOffered = daysOf(calendar).some(
        ({ day, times }) => day === wanted.day && times.includes(wanted.time),
      )
      if (!isOffered) throw new Problem('APPOINTMENT_NOT_OFFERED')
      await offer(database, appointmentKind, [{ code, capacity: calendar.capacity }])
    },

    /** Who comes to a center on a day. */
    visits: async (
      admitted: Sql,
      calendar: string,
      day: string,
    ): Promise<(Visit & { ownerId: string })[]> => {
      await calendarOf(calendar)
      return isPlainDate(day) ? store.visits(admitted, calendar, day) : []
    },

    /** What would be hit if a day became a day off. */
    effects: async (day: string): Promise<HolidayEffects> => {
      if (!isPlainDate(day)) throw new Problem('NOT_FOUND')
      return store.effects(day, { from: startOfDay(day), until: endOfCairoDay(day) })
    },

    /** The visits that a closure would hit, of those at times that are open now. */
    closureEffects: async (order: ClosureOrder): Promise<ClosureEffects> => {
      const rules = await calendarOf(order.calendar)
      const now = clock()
      const errors = closureErrors({ ...order, reason: noReason }, cairoDate(now))
      if (errors.some(({ field }) => !field.startsWith('reason'))) return { visits: [] }
      const certain = new Set((await store.daysOff(cairoDate(now))).map(({ date }) => date))
      const standing = closures.of(order.calendar)
      const isHit = (code: string): boolean => {
        const { calendar, day = '', time = '' } = readAppointment(code) ?? {}
        return (
          calendar === order.calendar &&
          timesOn(rules, day, certain, standing).includes(time) &&
          !timesOn(rules, day, certain, [...standing, order]).includes(time)
        )
      }
      const booked = (await store.coming(cairoWall(now))).filter(({ code }) => isHit(code))
      const byDay = Map.groupBy(booked, ({ code }) => readAppointment(code)?.day ?? '')
      return {
        visits: [...byDay]
          .map(([day, visits]) => ({ day, count: visits.reduce((sum, { count }) => sum + count, 0) }))
          .sort((a, b) => a.day.localeCompare(b.day)),
      }
    },

    /** Those of these times that their calendar does not offer now. */
    closedOf: async (codes: readonly string[]): Promise<Set<string>> => {
      if (codes.length === 0) return new Set()
      return new Set(codes.filter((await closedNow()).isClosed))
    },

    /** Moves or frees visits at times that their calendar does not offer any more: a day off, a closure, fewer hours. */
    clearClosed: async (): Promise<void> => {
      for (;;) {
        await closures.load()
        const coming = (await store.coming(cairoWall(clock()))).map(({ code }) => code)
        if (coming.length === 0) return
        const rules = await closedNow()
        const closed = coming.filter(rules.isClosed)
        if (closed.length === 0) return
        const found = await clearing.at(closed)
        // A request with two visits that are closed changes once at a time.
        const plan = planVisits([...new Map(found.map(visit => [visit.id, visit])).values()], rules)
        const changes = plan.choose(await store.countsOf(plan.times))
        const times = [...new Set(changes.flatMap(({ to }) => to ?? []))]
        await offer(
          database,
          appointmentKind,
          times.map(code => ({
            code,
            capacity: rules.calendar(readAppointment(code)?.calendar ?? '')?.capacity ?? 0,
          })),
        )
        // Where none changed the rest is for the next run.
        if ((await clearing.clear(await stillClosed(changes), report)) === 0) return
      }
    },

    isOver: async (): Promise<boolean> => (await store.over(cairoWall(clock()))).length > 0,

    /** Ends the reservations of times that have come. */
    endOver: async (): Promise<void> => {
      for (;;) {
        const codes = await store.over(cairoWall(clock()))
        if (codes.length === 0 || !(await reservations.endOver(appointmentKind, codes))) return
      }
    },
  }
}
export type Appointments = ReturnType<typeof createAppointments>
