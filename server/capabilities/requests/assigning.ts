// Who works on a request: whom it can be given to, and giving it or taking it away.

import type { Role } from '@bawaba/contract/entities/person.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Sql } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { type AccountsStore, refOf } from '../accounts/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Notice, Notices } from '../notifications/index.ts'
import { isServed, isWithin, scopeSql } from '../request-scope/index.ts'
import type { Act } from './act.ts'
import type { Named, Seen } from './named.ts'
import type { RequestRecord } from './row.ts'
import { assignment } from './staff-notes.ts'

type Dependencies = {
  accounts: Pick<AccountsStore, 'caseWorkers'>
  catalogue: Pick<Catalogue, 'find'>
  get(named: Named): Promise<RequestRecord>
  /** At the revision that was seen; `isAct`: refused where it is the caller's own. */
  getSeen(named: Seen, isAct?: boolean): Promise<RequestRecord>
  apply(named: Named, record: RequestRecord, act: Act, scope?: Sql): Promise<Request>
  hasPart(accountId: string, record: RequestRecord): Promise<boolean>
  notices: Notices
  newId: () => string
}

/** What an employee is told of a request that somebody else gives them; the writing statement puts the number in. */
export const assignedNotice = (
  { notices, catalogue }: Pick<Dependencies, 'notices' | 'catalogue'>,
  slug: string,
): Notice =>
  notices.write('assigned', language => ({
    number: '{number}',
    service: catalogue.find(slug)?.form.label[language] ?? slug,
  }))

const has = (actor: SignedIn, role: Role): boolean => actor.roles.includes(role)

export const createAssigning = ({
  accounts,
  catalogue,
  get,
  getSeen,
  apply,
  hasPart,
  notices,
  newId,
}: Dependencies) => {
  /** Who may work on a request: those given its service, of its center or of none, and of its teams where it is theirs. */
  const workersFor = async (request: RequestRecord) =>
    (await accounts.caseWorkers(request.serviceSlug)).filter(worker => isWithin(worker, request))

  return {
    /** Who may work on a request, or without one on a service; services outside the caller's answer nothing. */
    workersOf: async (named: Omit<Named, 'id'> & { id?: string | undefined }) => {
      const { actor, service, id } = named
      const { row } = catalogue.find(service) ?? {}
      if (!row) throw new Problem('MODEL_NOT_FOUND')
      if (id !== undefined) return workersFor(await get({ ...named, id }))
      if (!isServed(actor, row.slug)) throw new Problem('MODEL_NOT_FOUND')
      return accounts.caseWorkers(row.slug)
    },

    /** A supervisor assigns to anyone who may work on the service; an officer takes a request for themselves. */
    assign: async (named: Seen, assigneeId: string | undefined): Promise<Request> => {
      const record = await getSeen(named)
      const { actor } = named
      const wanted = assigneeId ?? actor.accountId
      const isOwn = wanted === actor.accountId
      const assignee = (await workersFor(record)).find(({ id }) => id === wanted)
      if (!assignee || !(isOwn || has(actor, 'SUPERVISOR'))) throw new Problem('ASSIGNEE_UNKNOWN')
      if (isOwn && record.assignee && !has(actor, 'SUPERVISOR')) throw new Problem('TRANSITION_NOT_ALLOWED')
      if (!isOwn && (await hasPart(wanted, record))) throw new Problem('ASSIGNEE_UNKNOWN')
      const isNew = !isOwn && record.assignee?.id !== wanted
      const notice = isNew ? assignedNotice({ notices, catalogue }, record.serviceSlug) : undefined
      return apply(named, record, assignment(actor, refOf(assignee), newId, notice))
    },

    /** An officer gives back what is theirs, their own request too; a supervisor takes it from anyone. */
    unassign: async (named: Seen): Promise<Request> => {
      const record = await getSeen(named, false)
      const { actor, scope } = named
      const isOwn = record.assignee?.id === actor.accountId
      if (!record.assignee || !(isOwn || has(actor, 'SUPERVISOR')))
        throw new Problem('TRANSITION_NOT_ALLOWED')
      return apply(named, record, assignment(actor, null, newId), scopeSql(actor, scope))
    },
  }
}
