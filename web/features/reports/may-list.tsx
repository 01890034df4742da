// Whether the reader of a report may read requests too: numbers open lists for them alone. A report manager counts
// requests and reads none.

import { scopeOf } from '@bawaba/contract/policy.ts'
import { ownOrCaseWork } from '@bawaba/contract/policy-rows.ts'
import { useSession } from '../../client/hooks.tsx'

export const useMayList = (): boolean => {
  const { user } = useSession()
  const caller = { mode: 'EMPLOYEE', roles: user?.roles ?? [] } as const
  return scopeOf(ownOrCaseWork, caller) !== undefined
}
