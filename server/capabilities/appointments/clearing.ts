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

type Rules = {
  calendar(code: string): CalendarDefinition | undefined
  offered(calendar: CalendarDefinition): Offered[]
  because(code: string): ClosedBecause
}

const timeOf = (code: string): string => code.slice(code.indexOf('/') + 1)

/** Times that a visit could move to, the best first. */
export const timesFor = (code: string, { calendar, offered, because }: Rules): string[] => {
  const { calendar: name = '', day = '', time = '' } = readAppointment(code) ?? {}
  const rules = calendar(name)
  if (!rules || because(code).visits === 'free') return []
  const later = offered(rules)
    .filter(offer => offer.day > day)
    .slice(0, daysTried)
  return [
    ...later.filter(({ times }) => times.includes(time)).map(offer => ({ day: offer.day, time })),
    ...later.slice(0, 1).flatMap(offer => offer.times.map(other => ({ day: offer.day, time: other }))),
  ].map(other => appointmentCode({ calendar: name, ...other }))
}

/** Gives each visit the first of its times that has room and at which its person is not elsewhere. Pure. */
export const planVisits = <Visit extends ClosedVisit>(
  visits: readonly Visit[],
  rules: Rules,
  counts: ReadonlyMap<string, number>,
): { visit: Visit; to?: string; reason: Text }[] => {
  const full = new Map(counts)
  /** Where people go by this plan: one person has one place at a time. */
  const planned = new Set<string>()
  return visits.map(visit => {
    const { ownerId, code, elsewhere } = visit
    const capacity = rules.calendar(readAppointment(code)?.calendar ?? '')?.capacity ?? 0
    const to = timesFor(code, rules).find(
      other =>
        (full.get(other) ?? 0) < capacity &&
        !elsewhere.includes(timeOf(other)) &&
        !planned.has(`${ownerId} ${timeOf(other)}`),
    )
    const { reason } = rules.because(code)
    if (to === undefined) return { visit, reason }
    full.set(to, (full.get(to) ?? 0) + 1)
    planned.add(`${ownerId} ${timeOf(to)}`)
    return { visit, to, reason }
  })
}
