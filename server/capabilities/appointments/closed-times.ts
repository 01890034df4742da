// Which booked times are closed, why, and what is offered instead: judged by one reading of days off, closures and calendars, so
// that a visit is moved by the same days that closed its time.

import type { Closure } from '@bawaba/contract/entities/closure.ts'
import type { CalendarDefinition } from '@bawaba/contract/programme.ts'
import { readAppointment } from '@bawaba/forms/fields/appointment-code.ts'
import { closureAt, offeredDays, timesOn } from './calendar.ts'
import type { ClosedBecause } from './clearing.ts'
import type { DayOff } from './store.ts'

type Reading = {
  now: Date
  /** By code; null: withdrawn. */
  calendars: ReadonlyMap<string, CalendarDefinition | null>
  /** As they are stored: a day that could be a feast closes no door yet. */
  daysOff: readonly DayOff[]
  /** Days on which nothing is offered besides: with those that could be a feast. */
  holidays: ReadonlySet<string>
  closuresOf(calendar: string): readonly Closure[]
}

const messages = { closed: { ar: 'المركز مغلق في هذا الوقت', en: 'The center is closed at that time' } }

export const closedTimes = ({ now, calendars, daysOff, holidays, closuresOf }: Reading) => {
  const offByDay = new Map(daysOff.map(day => [day.date, day]))
  const certain: ReadonlySet<string> = new Set(offByDay.keys())
  const calendar = (code: string): CalendarDefinition | undefined => calendars.get(code) ?? undefined
  return {
    calendar,

    /** Whether its calendar does not offer a time. */
    isClosed: (code: string): boolean => {
      const at = readAppointment(code)
      const rules = at && calendar(at.calendar)
      // A calendar that no programme names is no door that closed: its people are told by hand.
      if (!at || !rules) return false
      return !timesOn(rules, at.day, certain, closuresOf(at.calendar)).includes(at.time)
    },

    /** Why a time is closed: the day off, the closure, else its hours. */
    because: (code: string): ClosedBecause => {
      const at = readAppointment(code)
      const off = at && offByDay.get(at.day)
      if (off) return { reason: off.name, visits: off.visits }
      const rules = at && calendar(at.calendar)
      const closure = rules && closureAt(closuresOf(at.calendar), rules, at)
      return closure
        ? { reason: closure.reason, visits: closure.visits }
        : { reason: messages.closed, visits: 'move' }
    },

    offered: (rules: CalendarDefinition) =>
      offeredDays(rules, {
        now,
        holidays: new Set([...holidays, ...certain]),
        closures: closuresOf(rules.code),
      }),
  }
}
