// When a service may be used. Pure, by Cairo's clock; server and screens read the same rule.

import { startOfDay } from '@bawaba/language/day-starts.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { Availability, AvailabilityStatus } from './entities/service.ts'

export type Timed = {
  deactivated: boolean
  fromDate?: string | undefined
  toDate?: string | undefined
  availability?: Availability | undefined
}

/** Whether a day of the month lies from x to y; y below x runs into the next month. */
const isWithinMonth = (day: number, from: number, to: number): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to

const isWithin = (availability: Availability | undefined, today: string): boolean => {
  if (!availability || availability.kind === 'always') return true
  if (availability.kind === 'until') return today <= availability.day
  return isWithinMonth(Number(today.slice(8)), availability.from, availability.to)
}

const plain = /^\d{4}-\d\d-\d\d$/

/** When a service opens by its `fromDate`. */
export const opensAt = (fromDate: string): Date =>
  plain.test(fromDate) ? startOfDay(fromDate) : new Date(fromDate)
/** When it closes by its `toDate`: as the first moment after it. A plain date is its last open day. */
export const closesAt = (toDate: string): Date =>
  plain.test(toDate) ? startOfDay(addDays(toDate, 1)) : new Date(toDate)

/** The flag beats the dates. Plain dates are both included; of two instants the first is, the last is not. */
export const availabilityOf = (
  service: Timed,
  now: Date,
): { isActive: boolean; availabilityStatus: AvailabilityStatus } => {
  const status = ((): AvailabilityStatus => {
    if (service.deactivated) return 'deactivated'
    if (service.fromDate && now < opensAt(service.fromDate)) return 'about-to-be-active'
    if (service.toDate && now >= closesAt(service.toDate)) return 'deactivated'
    if (isWithin(service.availability, cairoDate(now))) return 'active'
    return service.availability?.kind === 'monthly' ? 'about-to-be-active' : 'deactivated'
  })()
  return { isActive: status === 'active', availabilityStatus: status }
}
