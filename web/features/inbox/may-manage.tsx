// Whether the signed-in employee gives work to others.

import { scopeOf } from '@bawaba/contract/policy.ts'
import { supervising } from '@bawaba/contract/policy-rows.ts'
import { useSession } from '../../client/hooks.tsx'

export const useMayManage = (): boolean => {
  const { user } = useSession()
  const caller = { mode: 'EMPLOYEE', roles: user?.roles ?? [] } as const
  return scopeOf(supervising, caller) !== undefined
}
