// Operations on times of day (`HH:MM`) and on appointments, which have a day and a time. What is neither is absent.

import { readAppointment } from '../../fields/appointment-code.ts'
import type { Operation, Scope } from '../conditions.ts'

const timeShape = /^([01]\d|2[0-3]):([0-5]\d)$/

const appointmentIn = (value: unknown) => (typeof value === 'string' ? readAppointment(value) : undefined)
/** The minutes from midnight to a time of day. */
const minutesOf = (value: unknown): number | undefined => {
  const [, hours, minutes] = (typeof value === 'string' && timeShape.exec(value)) || []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const ofOne =
  (work: (value: unknown) => unknown) =>
  (name: string): Operation =>
  (node, compile) => {
    const part = compile(node[name])
    return (scope: Scope) => work(part(scope))
  }

export const times: Record<string, (name: string) => Operation> = {
  dateOf: ofOne(value => appointmentIn(value)?.day),
  timeOf: ofOne(value => appointmentIn(value)?.time),
  hourOf: ofOne(value => {
    const minutes = minutesOf(appointmentIn(value)?.time ?? value)
    return minutes === undefined ? undefined : Math.floor(minutes / 60)
  }),
  minutesBetween: name => (node, compile) => {
    const value = node[name]
    const [first, second] = (Array.isArray(value) ? value : []).map(compile)
    return scope => {
      const [from, to] = [minutesOf(first?.(scope)), minutesOf(second?.(scope))]
      return from === undefined || to === undefined ? undefined : to - from
    }
  },
}
