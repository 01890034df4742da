// Visits at times that are closed now, and where each of them goes: to the same time of the next day with room, else to a time
// of the next day that is open, else to none. One rule for days off, closures and fewer hours.

import type { CalendarDefinition } from '@bawaba/contract/programme.ts'
import { appointmentCode, readAppointment } from '@bawaba/forms/fields/appointment-code.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { BookedVisit } from '../requests/index.ts'

/** How many days after the closed one a time is looked for. */
const daysTried = 10

type Offered = { day: string; times: string[] }
/** `elsewhere`: when its person is at another visit, as codes tell the time. */
type ClosedVisit = Pick<BookedVisit, 'ownerId' | 'code' | 'elsewhere'>
/** Why a time is closed, and what becomes of visits in it. */
export type ClosedBecause = { reason: Text; visits: 'move' | 'free' }

/** `to`: its new time; none: it is freed. */
export type PlannedVisit<Visit> = { visit: Visit; to?: string; because: ClosedBecause }

type Rules = {
  calendar(code: string): CalendarDefinition | undefined
  offered(calendar: CalendarDefinition): Offered[]
  because(code: string): ClosedBecause
}

const timeOf = (code: string): string => code.slice(code.indexOf('/') + 1)

/** Times that a visit could move to, the best first. */
const timesFor = (code: string, later: readonly Offered[]): string[] => {
  const { calendar = '', day = '', time = '' } = readAppointment(code) ?? {}
  const days = later.filter(offer => offer.day > day).slice(0, daysTried)
  return [
    ...days.filter(({ times }) => times.includes(time)).map(offer => ({ day: offer.day, time })),
    ...days.slice(0, 1).flatMap(offer => offer.times.map(other => ({ day: offer.day, time: other }))),
  ].map(other => appointmentCode({ calendar, ...other }))
}

/**
 * Where visits could go, and where each of them goes: to the first of its times that has room and at which its person is not
 * elsewhere. What a calendar offers is reckoned once, however many visits there are. Pure.
 */
export const planVisits = <Visit extends ClosedVisit>(visits: readonly Visit[], rules: Rules) => {
  const codes = [...new Set(visits.map(({ code }) => code))]
  const because = new Map(codes.map(code => [code, rules.because(code)]))
  const calendars = new Map(
    [...new Set(codes.map(code => readAppointment(code)?.calendar ?? ''))].map(name => {
      const calendar = rules.calendar(name)
      return [name, { capacity: calendar?.capacity ?? 0, offered: calendar ? rules.offered(calendar) : [] }]
    }),
  )
  const calendarOf = (code: string) => calendars.get(readAppointment(code)?.calendar ?? '')
  const times = new Map(
    codes.map(code => [
      code,
      because.get(code)?.visits === 'free' ? [] : timesFor(code, calendarOf(code)?.offered ?? []),
    ]),
  )
  return {
    /** Every time that one of them could move to. */
    times: [...new Set([...times.values()].flat())],

    /** By how many have each of those times. */
    choose: (counts: ReadonlyMap<string, number>): PlannedVisit<Visit>[] => {
      const full = new Map(counts)
      /** Where people go by this plan: one person has one place at a time. */
      const planned = new Set<string>()
      return visits.flatMap(visit => {
        const { ownerId, code, elsewhere } = visit
        const why = because.get(code)
        if (!why) return []
        const to = times
          .get(code)
          ?.find(
            other =>
              (full.get(other) ?? 0) < (calendarOf(other)?.capacity ?? 0) &&
              !elsewhere.includes(timeOf(other)) &&
              !planned.has(`${ownerId} ${timeOf(other)}`),
          )
        if (to === undefined) return [{ visit, because: why }]
        full.set(to, (full.get(to) ?? 0) + 1)
        planned.add(`${ownerId} ${timeOf(to)}`)
        return [{ visit, to, because: why }]
      })
    },
  }
}
