// How many working days an applicant is given to supply what staff request: read by the form and by the server. Pure.

import { readIdentifier } from '@bawaba/language/index.ts'

/** Most days where the service does not say otherwise; a service's own time is never too long. */
const mostOtherwise = 60

type Asks = { workingDays: number; mostDays?: number }

/** The longest time that an officer may give. */
export const mostDaysOf = ({ workingDays, mostDays }: Asks): number =>
  mostDays ?? Math.max(mostOtherwise, workingDays)

/** Whether a number of days may be given. */
export const isDays = (days: number, most: number): boolean =>
  Number.isInteger(days) && days >= 1 && days <= most

/**
 * What was typed as days: a whole number in any digits; undefined for nothing, which leaves the service's own time;
 * `refused` for anything else. Nothing is guessed out of "2.5" or "3 days".
 */
export const readDays = (typed: string, most: number): number | undefined | 'refused' => {
  const written = readIdentifier(typed)
  if (written === '') return undefined
  return /^\d{1,4}$/.test(written) && isDays(Number(written), most) ? Number(written) : 'refused'
}
