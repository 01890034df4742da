// When the service centers receive people: the hours of all of them, Fridays excepted.

import type { CalendarDefinition } from '@bawaba/contract/programme.ts'
import { companies } from './companies.ts'

/** Sunday is 0; Friday, 5, is closed. */
const openDays = [0, 1, 2, 3, 4, 6]

export const calendars: CalendarDefinition[] = companies.flatMap(({ sectors }) =>
  sectors.flatMap(({ code: sector, centers }) =>
    centers.map(({ code, name }) => ({
      // Their own part of the code, after that of their sector: ELEC-SHEIKH-ZAYED.
      code: `ELEC-${code.slice(sector.length + 1).replaceAll('_', '-')}`,
      name,
      center: code,
      hours: [{ days: openDays, from: '09:00', to: '17:00' }],
      minutes: 20,
      capacity: 2,
      daysAhead: 14,
    })),
  ),
)
