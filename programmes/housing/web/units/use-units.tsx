// Units as screens read them: a page of the list with its total, one unit, and the calls of the programme.

import { useClient } from '@bawaba/web/client/hooks.tsx'
import { programmeClient } from '@bawaba/web/client/programme-client.ts'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import type { Unit, unitCalls } from '../../unit-calls.ts'

export const useUnitClient = () => programmeClient<typeof unitCalls>(useClient())

export const listKey = 'GET units'

/** A page of the list; what stood there before stays while the next one is on its way. */
export const useUnits = (filter: object) => {
  const client = useUnitClient()
  return useRead({
    queryKey: [listKey, filter],
    queryFn: async ({ signal }) => {
      const query = { filter: JSON.stringify(filter), total: true }
      const { answer, headers } = await client.send('GET units', { query, signal } as never)
      return { rows: answer as Unit[], total: Number(headers.get('X-Total-Count')) }
    },
    fresh: 'always',
    placeholderData: previous => previous,
  })
}

/** Where the plan of a unit is; `mode` says which session may see it, since a picture sends no header. */
export const planAddress = ({ code, revision }: Pick<Unit, 'code' | 'revision'>, mode?: string): string => {
  const query = new URLSearchParams({ ...(mode && { mode }) })
  return `/api/units/${encodeURIComponent(code)}/floorPlan?${query}${revision === undefined ? '' : `#${revision}`}`
}
