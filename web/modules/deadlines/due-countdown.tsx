// The countdown of a request that waits for its applicant, where little time is left; the page is read anew at its end.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { isWaiting } from '@bawaba/forms/workflow/state-kinds.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../client/hooks.tsx'
import { requestQuery } from '../requests/queries.ts'
import { Countdown } from './countdown.tsx'

type Due = Pick<Request, 'serviceSlug' | 'ID' | 'dueAt' | 'statusKind'>

export const DueCountdown = ({ request }: { request: Due }) => {
  const client = useClient()
  const queries = useQueryClient()
  const { serviceSlug, ID, dueAt, statusKind } = request
  if (!dueAt || !isWaiting(statusKind)) return null
  const { queryKey } = requestQuery(client, serviceSlug, ID)
  return <Countdown key={dueAt} end={dueAt} onEnd={() => void queries.invalidateQueries({ queryKey })} />
}
