// A request that stands open is read anew when the server tells of a change. What staff write is shown to the applicant
// only once it cannot be taken back any more, and no event tells of that: it is asked for a little later.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { useDelayed } from '@bawaba/ui/use-delayed.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../client/hooks.tsx'
import { useLiveRefresh } from '../../client/use-live.tsx'
import { requestQuery } from '../../modules/requests/queries.ts'

const laterMs = 15_000

export const useFreshRequest = ({ serviceSlug, ID }: Pick<Request, 'serviceSlug' | 'ID'>): void => {
  const client = useClient()
  const queries = useQueryClient()
  const refresh = () =>
    void queries.invalidateQueries({ queryKey: requestQuery(client, serviceSlug, ID).queryKey })
  const later = useDelayed(refresh, laterMs)
  useLiveRefresh(
    event => event.kind === 'request' && event.ID === ID,
    () => {
      refresh()
      later.start()
    },
  )
}
