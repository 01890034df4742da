// Roles that wait for a second administrator: confirmed by another than whoever proposed them, or declined by any.

import type { StaffUser } from '@bawaba/contract/entities/staff-user.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { FreshActor, SignedIn } from '../../platform/http/call.ts'
import type { Audit } from '../audit/index.ts'
import { staffChangeStore } from './change-store.ts'
import type { Identity } from './identity.ts'
import type { StaffRecord, UsersStore } from './store.ts'
import type { Telling } from './telling.ts'

type By = { actor: SignedIn; address: string }
type Rules = {
  store: Pick<UsersStore, 'find'>
  telling: Pick<Telling, 'toGuardians'>
  identity: Pick<Identity, 'viewOf'>
  audit: Audit
  clock: () => Date
}

export const createGrants = ({ store, telling, identity, audit, clock }: Rules) => {
  const { viewOf } = identity
  const seen = async (id: string, revision: number | undefined): Promise<StaffRecord & { seen: number }> => {
    const found = await store.find(id)
    if (!found) throw new Problem('NOT_FOUND')
    if (revision === undefined) throw new Problem('PRECONDITION_REQUIRED')
    if (found.pendingRoles.length === 0) throw new Problem('NOT_NOW')
    return { ...found, seen: revision }
  }
  const current = async (id: string): Promise<never> => {
    const found = await store.find(id)
    throw found ? new Problem('CONFLICT', { extra: { current: viewOf(found) } }) : new Problem('NOT_FOUND')
  }

  return {
    confirm: async (
      { actor, address }: By & { actor: FreshActor },
      id: string,
      revision: number | undefined,
    ): Promise<StaffUser> => {
      const before = await seen(id, revision)
      if (before.rolesProposedBy === actor.accountId) throw new Problem('SECOND_ADMINISTRATOR')
      const roles = before.pendingRoles
      const changed = await audit.deed(async (queries, record) => {
        const user = await staffChangeStore(queries).confirm(id, before.seen, actor.accountId, clock())
        if (!user) return undefined
        await record({
          kind: 'person.roles-confirmed',
          actorId: actor.accountId,
          subjectId: id,
          address,
          detail: { roles, proposedBy: before.rolesProposedBy },
        })
        await telling.toGuardians(queries, 'rolesGranted', user, roles, actor.accountId)
        return user
      })
      return changed ? viewOf(changed) : current(id)
    },

    decline: async ({ actor, address }: By, id: string, revision: number | undefined): Promise<StaffUser> => {
      const before = await seen(id, revision)
      const changed = await audit.deed(async (queries, record) => {
        const user = await staffChangeStore(queries).decline(id, before.seen, clock())
        if (user)
          await record({
            kind: 'person.roles-declined',
            actorId: actor.accountId,
            subjectId: id,
            address,
            detail: { roles: before.pendingRoles, proposedBy: before.rolesProposedBy },
          })
        return user
      })
      return changed ? viewOf(changed) : current(id)
    },
  }
}
export type Grants = ReturnType<typeof createGrants>
