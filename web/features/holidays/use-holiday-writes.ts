// What changes holidays, and whatever was read of them.

import { useWrites } from '../../client/use-writes.tsx'

const stale = ['GET holidays', 'GET workingCalendar'] as const

export const useHolidayWrites = () => useWrites({ 'POST holidays': stale, 'DELETE holidays/:date': stale })
