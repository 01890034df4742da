// After a change of the holidays: whatever was read of them is out of date, and is read again where it is shown.

import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'

export const useInvalidateHolidays = (): (() => Promise<void>) => {
  const client = useClient()
  const queries = useQueryClient()
  return async () => {
    for (const call of ['GET holidays', 'GET workingCalendar'] as const)
      await queries.invalidateQueries({ queryKey: callQuery(client, call).queryKey })
  }
}
