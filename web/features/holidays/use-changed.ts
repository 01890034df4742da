// What follows a change of the holidays: what was read of them is asked anew.

import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'

export const useChanged = (): (() => Promise<void>) => {
  const client = useClient()
  const queries = useQueryClient()
  return async () => {
    for (const call of ['GET holidays', 'GET workingCalendar'] as const)
      await queries.invalidateQueries({ queryKey: callQuery(client, call).queryKey })
  }
}
