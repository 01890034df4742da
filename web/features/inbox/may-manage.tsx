// Whether the signed-in employee gives work to others.

import { policies, scopeOf } from '@bawaba/contract/policies.ts'
import { useSession } from '../../client/hooks.tsx'

export const useMayManage = (): boolean => {
  const { user } = useSession()
  const caller = { mode: 'EMPLOYEE', roles: user?.roles ?? [] } as const
  return scopeOf(policies['POST :service/bulkAssign'], caller) !== undefined
}
