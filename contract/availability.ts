// When a service may be used. Pure, by Cairo's clock; server and screens read the same rule.

import { cairoDate } from '@bawaba/language/index.ts'
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

/** The flag beats the dates; both dates are instants, the first included, the last not. */
export const availabilityOf = (
  service: Timed,
  now: Date,
): { isActive: boolean; availabilityStatus: AvailabilityStatus } => {
  const status = ((): AvailabilityStatus => {
    if (service.deactivated) return 'deactivated'
    if (service.fromDate && now < new Date(service.fromDate)) return 'about-to-be-active'
    if (service.toDate && now >= new Date(service.toDate)) return 'deactivated'
    if (isWithin(service.availability, cairoDate(now))) return 'active'
    return service.availability?.kind === 'monthly' ? 'about-to-be-active' : 'deactivated'
  })()
  return { isActive: status === 'active', availabilityStatus: status }
}
