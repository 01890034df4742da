// Who has a request open. A page says so again and again; whoever fell silent has left.

import type { Present } from '@bawaba/contract/entities/inbox.ts'
import type { Scope } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Sql } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import type { Happening } from '../events/index.ts'
import type { PresenceStore } from './store.ts'

/** Two beats of a page and some more: a slow line is no leaving. */
export const silentMs = 60_000

type Dependencies = {
  store: PresenceStore
  scopeSql(actor: SignedIn, scope: Scope): Sql
  publish(happening: Happening): void
  clock: () => Date
}
type At = { actor: SignedIn; scope: Scope; service: string; id: string }

export const createPresence = ({ store, scopeSql, publish, clock }: Dependencies) => ({
  enter: async ({ actor, scope, service, id }: At, isActing: boolean): Promise<{ others: Present[] }> => {
    const now = clock()
    const silentSince = new Date(now.getTime() - silentMs)
    const { accountId } = actor
    const at = { accountId, service, id, isActing, now, silentSince }
    const found = await store.enter(scopeSql(actor, scope), at)
    if (!found) throw new Problem('NOT_FOUND')
    if (found.isNews)
      publish({
        kind: 'presence',
        ID: found.ID,
        serviceSlug: service,
        center: found.center,
        teams: found.teams,
      })
    return {
      others: found.others.map(({ since, ...rest }) => ({ ...rest, since: new Date(since).toISOString() })),
    }
  },

  leave: async ({ actor, service, id }: Omit<At, 'scope'>): Promise<void> => {
    const left = await store.leave(actor.accountId, service, id)
    if (left) publish({ kind: 'presence', ...left, serviceSlug: service })
  },
})
export type Presence = ReturnType<typeof createPresence>
