// Links between requests, made by staff who may see both: related, the duplicate of another, what continues another.

import type { Request } from '@bawaba/contract/entities/request.ts'
import type { LinkKind } from '@bawaba/contract/link-kinds.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { scopeSql } from '../request-scope/index.ts'
import type { LinksStore } from './links-store.ts'
import type { Caller } from './named.ts'
import type { Requests } from './requests.ts'

type Named = Caller & { service: string; id: string }
type Dependencies = {
  store: LinksStore
  requests: Pick<Requests, 'get' | 'shown'>
  clock: () => Date
  newId: () => string
}

export const createLinks = ({ store, requests, clock, newId }: Dependencies) => {
  const entriesFor = (kind: LinkKind, ids: [string, string]) => {
    const [one, other] = ids
    const entry = (requestId: string, otherId: string) => ({
      id: newId(),
      requestId,
      detail: { link: { kind, otherId } },
    })
    return [entry(one, other), entry(other, one)]
  }
  const { shown } = requests

  return {
    /** A request that the caller may not see is like one that does not exist. Linked already, nothing changes. */
    add: async (named: Named, { ID, kind }: { ID: string; kind: LinkKind }): Promise<Request> => {
      const { id: fromId } = await requests.get(named)
      const other = await store.findOther(scopeSql(named.actor, named.scope), requestNumberOf(ID))
      if (!other || other.id === fromId) throw new Problem('LINK_UNKNOWN')
      const entries = entriesFor(kind, [fromId, other.id])
      const by = named.actor.accountId
      await store.add({ id: newId(), fromId, toId: other.id, kind, by, now: clock(), entries })
      return shown(named)
    },

    remove: async (named: Named, linkId: string): Promise<Request> => {
      const { id, links = [] } = await shown(named)
      const link = links.find(each => each.id === linkId)
      if (!link) throw new Problem('NOT_FOUND')
      const entries = entriesFor(link.kind, [id, link.request.id])
      await store.remove(linkId, id, { by: named.actor.accountId, now: clock(), entries })
      return shown(named)
    },
  }
}
export type Links = ReturnType<typeof createLinks>
