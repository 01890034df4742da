// Appointments: what a center offers now, and what happens before one is held and after its time has come.

import type { AppointmentCalendar, HolidayEffects, Visit } from '@bawaba/contract/entities/appointment.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { CalendarDefinition, Programme } from '@bawaba/contract/programme.ts'
import { appointmentCode, appointmentKind, readAppointment } from '@bawaba/forms/fields/appointment-code.ts'
import { startOfDay } from '@bawaba/language/day-starts.ts'
import { cairoDate, isPlainDate } from '@bawaba/language/index.ts'
import { cairoWall } from '@bawaba/language/wall-clock.ts'
import { endOfCairoDay, type WorkingCalendar } from '@bawaba/language/working-days.ts'
import type { Database, Sql } from '../../platform/database/index.ts'
import type { Visits } from '../requests/index.ts'
import { offer, type Reservations } from '../reservations/index.ts'
import { type SupplyNotice, supplyItems } from '../supply/index.ts'
import { checkCalendar, offeredDays, timesOn } from './calendar.ts'
import { appointmentsStore } from './store.ts'

type Dependencies = {
  database: Database
  clock: () => Date
  workingCalendar: () => WorkingCalendar
  reservations: Pick<Reservations, 'endOver'>
  /** Changes visits of requests. */
  visits: Pick<Visits, 'at' | 'byCalendar'>
  /** Notified of a visit that could not be changed. */
  report(error: unknown): void
}

/** How many days after the closed one a place is looked for. */
const daysTried = 10
const messages = { closed: { ar: 'المركز مغلق في هذا الوقت', en: 'The center is closed at that time' } }

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
  visits,
  report,
}: Dependencies) => {
  const store = appointmentsStore(database)
  const daysOf = (calendar: CalendarDefinition) =>
    offeredDays(calendar, { now: clock(), holidays: workingCalendar().holidays })
  const calendarOf = async (code: string): Promise<CalendarDefinition> => {
    const calendar = await store.calendar(code)
    if (!calendar) throw new Problem('NOT_FOUND')
    return calendar
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

    /** Moves or frees visits at times that their calendar does not offer any more: a day off, fewer hours. */
    clearClosed: async (): Promise<void> => {
      const now = clock()
      const daysOff = new Map((await store.daysOff(cairoDate(now))).map(day => [day.date, day]))
      const certain = new Set(daysOff.keys())
      const calendars = await store.stored()
      const closed = (await store.coming(cairoWall(now))).filter(code => {
        const { calendar = '', day = '', time = '' } = readAppointment(code) ?? {}
        const rules = calendars.get(calendar)
        // A calendar that no programme names is no door that closed: its people are told by hand.
        return rules && !timesOn(rules, day, certain).includes(time)
      })
      if (closed.length === 0) return
      for (const { code, ...record } of await visits.at(closed)) {
        const { calendar = '', day = '', time = '' } = readAppointment(code) ?? {}
        const rules = calendars.get(calendar)
        if (!rules) continue
        const off = daysOff.get(day)
        const later =
          off?.visits === 'free'
            ? []
            : daysOf(rules)
                .filter(offer => offer.day > day)
                .slice(0, daysTried)
        const times = [
          ...later.filter(({ times }) => times.includes(time)).map(offer => ({ day: offer.day, time })),
          ...later.slice(0, 1).flatMap(offer => offer.times.map(other => ({ day: offer.day, time: other }))),
        ].map(other => appointmentCode({ calendar, ...other }))
        await visits.byCalendar(record, times, off?.name ?? messages.closed).catch(report)
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
