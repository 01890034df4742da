// Whether the reader of a report may read requests too: numbers open lists for them alone. A report manager counts
// requests and reads none.

import { policies, scopeOf } from '@bawaba/contract/policies.ts'
import { useSession } from '../../client/hooks.tsx'

export const useMayList = (): boolean => {
  const { user } = useSession()
  const caller = { mode: 'EMPLOYEE', roles: user?.roles ?? [] } as const
  return scopeOf(policies['GET dynamic_services/requestsInbox'], caller) !== undefined
}
