// Days on which a service takes no payments are no days of its story: nobody could have paid on them.

import { takesPaymentsOn } from '@bawaba/contract/payment-days.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'

/** The story of a service with such days tells of no longer time by days. */
const longest = 90

/** The calendar in which the days of a service's story are counted. `paymentDays`: days of the month, both inclusive. */
export const storyCalendar = (
  calendar: WorkingCalendar,
  paymentDays: { from: number; to: number } | undefined,
  start: Date,
): WorkingCalendar => {
  if (!paymentDays) return calendar
  const today = cairoDate(start)
  const closed = Array.from({ length: longest }, (_, index) => addDays(today, -index)).filter(
    date => !takesPaymentsOn(paymentDays, date),
  )
  return { ...calendar, holidays: new Set([...calendar.holidays, ...closed]) }
}
