// Decisions that can be undone. A decision is checked as if it were performed, stored, and performed some seconds later by
// whichever server is there, as the person who made it and on the revision that they saw. It need not be the process that
// took it, nor need its page be open. Whatever stands against it then cancels it, with a notice to that person.

import type { Decision } from '@bawaba/contract/entities/decision.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { type ErrorCode, errors, refusalOf } from '@bawaba/contract/errors.ts'
import { policies } from '@bawaba/contract/policies.ts'
import { type Scope, scopeOf } from '@bawaba/contract/policy.ts'
import { Problem, wordsOf } from '@bawaba/contract/problem.ts'
import { tellsApplicant } from '@bawaba/forms/index.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { Queries } from '../../../platform/database/index.ts'
import type { SignedIn } from '../../../platform/http/call.ts'
import { problemOf } from '../../../platform/http/errors.ts'
import type { AccountsStore } from '../../accounts/index.ts'
import type { Audit } from '../../audit/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Events } from '../../events/index.ts'
import { scopeSql } from '../../request-scope/index.ts'
import type { PerformBody } from '../act.ts'
import type { Changed } from '../dependencies.ts'
import type { Seen } from '../named.ts'
import type { Requests } from '../requests.ts'
import type { DecisionsStore, DueDecision } from './decisions-store.ts'

type Dependencies = {
  store: DecisionsStore
  requests: Pick<Requests, 'check' | 'perform' | 'shown' | 'get' | 'conflict'>
  accounts: Pick<AccountsStore, 'get'>
  catalogue: Pick<Catalogue, 'formOf'>
  /** How long a decision can be undone; 0: it is performed at once. */
  undoMs: number
  publish: Events['publish']
  /** Notified of a request with a decision that began to wait or was undone. */
  announce(request: Changed): void
  /** The store within a transaction. */
  storeIn(queries: Queries): Pick<DecisionsStore, 'undo'>
  deed: Audit['deed']
  /** Notified of what prevented sending and is no refusal. */
  report(error: unknown): void
  clock: () => Date
  newId: () => string
}

const atOnce = 100
/** What may pass by is tried again for so long: a registry that is away, an overload, a database that does not answer. */
const retryMs = 30_000
const giveUpMs = 3_600_000

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)

export const createDecisions = (dependencies: Dependencies) => {
  const { store, requests, accounts, catalogue, undoMs, announce, clock, newId } = dependencies

  /** The person who decided, with the roles they have now; throws where they may not decide any more. */
  const deciderOf = async (accountId: string): Promise<{ actor: SignedIn; scope: Scope }> => {
    const { status, userSlug, roles, services, teams, serviceCenter } = await accounts.get(accountId)
    const scope = scopeOf(policies['POST :service/:id/pending'], { mode: 'EMPLOYEE', roles })
    if (status !== 'active' || userSlug !== 'employee' || !scope) throw new Problem('FORBIDDEN')
    const now = clock()
    const session = { sessionId: '', csrfToken: '', expiresAt: now, provedAt: now }
    return {
      scope,
      actor: { mode: 'EMPLOYEE', ...session, accountId, userSlug, roles, services, teams, serviceCenter },
    }
  }

  const cancel = async ({ id, accountId }: DueDecision, code: string): Promise<void> => {
    if (await store.cancel(id, code, clock())) dependencies.publish({ kind: 'notification', accountId })
  }

  const send = async (decision: DueDecision): Promise<void> => {
    const { id, accountId, requestId, serviceSlug: service, revision } = decision
    try {
      const { actor, scope } = await deciderOf(accountId)
      await requests.perform({ actor, scope, service, id: requestId, revision }, decision.body(), id)
    } catch (error) {
      const { code } = problemOf(error)
      if (refusalOf(code) !== 'passing') return cancel(decision, code)
      dependencies.report(error)
      const now = clock().getTime()
      if (now - decision.createdAt.getTime() >= giveUpMs) return cancel(decision, code)
      await store.postpone(id, new Date(now + retryMs))
    }
  }

  return {
    /** Performs an activity; one that its applicant is told of waits first. */
    pend: async (named: Seen, body: PerformBody): Promise<Request> => {
      if (undoMs === 0) return requests.perform(named, body)
      const { record, to, transition } = await requests.check(named, body)
      if (!tellsApplicant([record.statusKind, to.kind], transition)) return requests.perform(named, body)
      const now = clock()
      const { actor, scope } = named
      const isStored = await store.add(scopeSql(actor, scope), {
        id: newId(),
        requestId: record.id,
        revision: record.revision,
        accountId: actor.accountId,
        body,
        now,
        dueAt: new Date(now.getTime() + undoMs),
      })
      if (!isStored) {
        const current = await requests.shown(named)
        if (current.pending) throw new Problem('DECISION_PENDING')
        return requests.conflict(named)
      }
      announce(record)
      return requests.shown(named)
    },

    undo: async (named: Omit<Seen, 'revision'>): Promise<Request> => {
      const record = await requests.get(named)
      await dependencies.deed(async (queries, append) => {
        const undone = await dependencies.storeIn(queries).undo(record.id, named.actor.accountId)
        if (!undone) throw new Problem('DECISION_SENT')
        // Nothing of the request has changed, so its history says nothing of it.
        await append({
          kind: 'request.decisionUndone',
          actorId: named.actor.accountId,
          subjectId: record.ownerId,
          detail: { ID: record.ID, ...undone },
        })
      })
      announce(record)
      return requests.shown(named)
    },

    /** Those of a person: what waits, and what could not be sent. */
    list: async ({ accountId }: SignedIn, language: Language): Promise<Decision[]> => {
      const now = clock().getTime()
      const rows = await store.ofAccount(accountId)
      return Promise.all(
        rows.map(async ({ version, dueAt, cancelledAt, cancelledBy, body, ...row }) => {
          const form = await catalogue.formOf(row.serviceSlug, version)
          const code = cancelledBy !== null && isCode(cancelledBy) ? cancelledBy : 'INTERNAL_SERVER_ERROR'
          return {
            ...row,
            activityLabel: form.activity(row.activityId)?.label ?? { ar: row.activityId, en: row.activityId },
            leftMs: cancelledAt ? null : Math.max(0, dueAt.getTime() - now),
            ...(cancelledAt
              ? {
                  cancelled: {
                    at: cancelledAt.toISOString(),
                    code,
                    message: wordsOf(new Problem(code), language),
                    ...(body
                      ? {
                          written: {
                            data: (body.data ?? {}) as Record<string, unknown>,
                            ...(body.ask ? { ask: body.ask } : {}),
                          },
                        }
                      : {}),
                  },
                }
              : {}),
          }
        }),
      )
    },

    dismiss: async ({ accountId }: SignedIn, id: string): Promise<void> => {
      if (!(await store.dismiss(id, accountId))) throw new Problem('NOT_FOUND')
    },

    isDue: (): Promise<boolean> => store.isDue(clock()),
    /** Sends those whose time has come. Each is sent, cancelled or put off: none is met twice in one run. */
    sendDue: async (): Promise<void> => {
      let found: DueDecision[] = []
      do {
        found = await store.due(clock(), atOnce)
        for (const decision of found) await send(decision)
      } while (found.length === atOnce)
    },
  }
}
export type Decisions = ReturnType<typeof createDecisions>
