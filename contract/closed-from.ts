// The day from which a service is closed by its dates, for words about it. Apart from the rule whether it is open. Pure.

import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { closesAt, type Timed } from './availability.ts'

/** The day from which a service is closed by its dates; undefined where it is not. */
export const closedFrom = (
  { availability, toDate }: Pick<Timed, 'availability' | 'toDate'>,
  now: Date,
): string | undefined => {
  const from =
    availability?.kind === 'until' ? addDays(availability.day, 1) : toDate && cairoDate(closesAt(toDate))
  return from && from <= cairoDate(now) ? from : undefined
}
