// What can be done with requests, over the store: each call reads what its caller may see and nothing else.

import type { Role } from '@bawaba/contract/entities/person.ts'
import type { Filed, Request } from '@bawaba/contract/entities/request.ts'
import type { Scope } from '@bawaba/contract/policies.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { type AccountsStore, refOf } from '../accounts/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { type Act, activitiesFor, assignment, perform, remark } from './act.ts'
import { answerOf, type FileInput, newRequest } from './file.ts'
import { historyView, type Reader, type RequestRecord, requestView } from './row.ts'
import { scopeSql } from './scope.ts'
import type { RequestsStore } from './store.ts'

export type Caller = { actor: SignedIn; scope: Scope }
type Named = Caller & { service: string; id: string }
export type RequestRules = {
  store: RequestsStore
  accounts: Pick<AccountsStore, 'get' | 'caseWorkers'>
  catalogue: Catalogue
  clock: () => Date
  newId: () => string
}

export const readerOf = (scope: Scope): Reader => (scope === 'own' ? 'applicant' : 'staff')
const isUniqueViolation = (error: unknown) => (error as { code?: string }).code === '23505'

export const createRequests = ({ store, accounts, catalogue, clock, newId }: RequestRules) => {
  const get = async ({ actor, scope, service, id }: Named): Promise<RequestRecord> => {
    if (!catalogue.find(service)) throw new Problem('MODEL_NOT_FOUND')
    const found = await store.find(scopeSql(actor, scope), service, id)
    if (!found) throw new Problem('NOT_FOUND')
    return found
  }

  const show = async (record: RequestRecord, { actor, scope }: Caller): Promise<Request> => {
    const [form, history] = await Promise.all([
      catalogue.formOf(record.serviceSlug, record.version),
      store.history(record.id),
    ])
    const reader = readerOf(scope)
    return {
      ...requestView(record, reader),
      documents: [],
      history: historyView(history, reader),
      can: activitiesFor(form, record, actor),
    }
  }

  /** A stale revision changes nothing; the answer shows how the request stands now. */
  const conflict = async (named: Named): Promise<never> => {
    throw new Problem('CONFLICT', { extra: { current: await show(await get(named), named) } })
  }

  /** The revision a change was made on. Staff must name it; an applicant's own change may go on the newest. */
  const seenAt = (record: RequestRecord, revision: number | undefined, reader: Reader): number => {
    if (revision === undefined && reader === 'staff') throw new Problem('PRECONDITION_REQUIRED')
    return revision ?? record.revision
  }

  const apply = async (named: Named, record: RequestRecord, revision: number, act: Act): Promise<Request> => {
    const scope = scopeSql(named.actor, named.scope)
    const { change, entry, message } = act
    if (!(await store.change(scope, { id: record.id, revision }, change, { now: clock(), entry, message })))
      return conflict(named)
    return show(await get(named), named)
  }

  const rules = {
    get,
    show,

    /** Files a request for the caller, exactly once for one key. */
    file: async (input: Omit<FileInput, 'owner' | 'now' | 'newId'>, { actor }: Caller): Promise<Filed> => {
      const owner = await accounts.get(actor.accountId)
      const request = newRequest({ ...input, owner, now: clock(), newId })
      const filing = await store.file(request).catch(error => {
        if (isUniqueViolation(error)) return store.file(request)
        throw error
      })
      return answerOf(filing, request.sending)
    },

    perform: async (
      named: Named & { revision: number | undefined },
      body: { activityId: string; data?: unknown; comment?: string },
    ): Promise<Request> => {
      const record = await get(named)
      const revision = seenAt(record, named.revision, readerOf(named.scope))
      if (revision !== record.revision) return conflict(named)
      const form = await catalogue.formOf(record.serviceSlug, record.version)
      const applicant = await accounts.get(record.ownerId)
      return apply(
        named,
        record,
        revision,
        perform({ form, request: record, who: named.actor, applicant, now: clock(), newId }, body),
      )
    },

    /** A supervisor assigns to anyone who may work on the service; an officer takes a request for themselves. */
    assign: async (
      named: Named & { revision: number | undefined },
      assigneeId: string | undefined,
    ): Promise<Request> => {
      const record = await get(named)
      const revision = seenAt(record, named.revision, 'staff')
      const workers = await accounts.caseWorkers(record.serviceSlug)
      const wanted = assigneeId ?? named.actor.accountId
      const assignee = workers.find(({ id }) => id === wanted)
      const isOwn = wanted === named.actor.accountId
      if (!assignee || !(isOwn || has(named.actor, 'SUPERVISOR'))) throw new Problem('ASSIGNEE_UNKNOWN')
      if (isOwn && record.assignee && !has(named.actor, 'SUPERVISOR'))
        throw new Problem('TRANSITION_NOT_ALLOWED')
      return apply(named, record, revision, assignment(named.actor, refOf(assignee), newId))
    },

    unassign: async (named: Named & { revision: number | undefined }): Promise<Request> => {
      const record = await get(named)
      const revision = seenAt(record, named.revision, 'staff')
      if (!record.assignee) throw new Problem('TRANSITION_NOT_ALLOWED')
      return apply(named, record, revision, assignment(named.actor, null, newId))
    },

    comment: async (named: Named, body: { text: string; visibleToApplicant?: boolean }): Promise<Request> => {
      const record = await get(named)
      const applicant = await accounts.get(record.ownerId)
      const { entry, message } = remark(named.actor, applicant, body, newId)
      await store.note(scopeSql(named.actor, named.scope), record.id, clock(), entry, message)
      return show(await get(named), named)
    },
  }
  return rules
}

const has = (actor: SignedIn, role: Role): boolean => actor.roles.includes(role)

export type Requests = ReturnType<typeof createRequests>
