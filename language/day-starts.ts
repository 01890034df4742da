// When days begin in Cairo. Apart from the other dates, which the first page needs.

import { addDays, cairoDate } from './days.ts'

/** The first moment of a day in Cairo, whatever its clocks do that night. */
export const startOfDay = (date: string): Date => {
  const earliest = new Date(`${date}T00:00:00Z`).getTime() - 3 * 3_600_000
  return new Date(cairoDate(new Date(earliest)) === date ? earliest : earliest + 3_600_000)
}

/** The first moment of the day before, in Cairo: what "since yesterday" begins with. */
export const startOfYesterday = (now: Date): Date => startOfDay(addDays(cairoDate(now), -1))
