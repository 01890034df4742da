// Who may do what: one row for every call, read by the server before a handler runs and by its tests.
// A scope says which objects: the server turns it into the predicate that is ANDed to every query.

import type { CallKey } from './calls/index.ts'
import type { Mode, Role } from './entities/person.ts'

/**
 * `public`: what anyone may see. `own`: the caller's own. `given`: requests of the services an employee is given.
 * `all`: every object there is.
 */
export type Scope = 'public' | 'own' | 'given' | 'all'
export type PolicyRow = { visitor?: Scope; citizen?: Scope; agent?: Scope; employee?: Scope } & Partial<
  Record<Role, Scope>
>

const everyone = { visitor: 'public', citizen: 'public', agent: 'public', employee: 'public' } as const
const signedIn = { citizen: 'own', agent: 'own', employee: 'own' } as const
const caseWork = { CASE_OFFICER: 'given', SUPERVISOR: 'given' } as const
const ownOrCaseWork = { citizen: 'own', ...caseWork } as const
const designing = { SERVICE_DESIGNER: 'all' } as const
const uploads = { citizen: 'own', agent: 'own', ...caseWork } as const

export const policies = {
  'GET misc/appData': everyone,
  'POST clientErrors': everyone,
  'POST :slug/login': everyone,
  'POST :slug/logout': everyone,
  'POST authTokens/activityHeartbeat': signedIn,
  'GET Categories': everyone,
  'GET dynamic_services': everyone,
  'GET dynamic_services/findOne': everyone,
  'GET search': everyone,
  'GET dynamic_services/definitions': designing,
  'POST dynamic_services': designing,
  'GET dynamic_services/:id/definition': designing,
  'PATCH dynamic_services/:id': designing,
  'POST dynamic_services/:id/check': designing,
  'POST dynamic_services/:id/publish': designing,
  'GET dynamic_services/:id/versions': designing,
  'POST :service': { visitor: 'public', citizen: 'own' },
  'GET track/:id': everyone,
  'POST :service/fees': { visitor: 'public', citizen: 'own' },
  // A visitor only where the service may be used without signing in: the handler looks.
  'POST :service/fieldHandler': { visitor: 'public', citizen: 'own', ...caseWork },
  'PATCH :service/:id': ownOrCaseWork,
  'GET :service/findOne': ownOrCaseWork,
  'GET :service': ownOrCaseWork,
  'POST :service/query': ownOrCaseWork,
  'GET :service/count': ownOrCaseWork,
  'GET dynamic_services/requestsInbox': ownOrCaseWork,
  'GET dynamic_services/inbox': ownOrCaseWork,
  'GET dynamic_services/inbox/count': ownOrCaseWork,
  'GET :service/assignees': caseWork,
  'POST :service/:id/assign': { CASE_OFFICER: 'given', SUPERVISOR: 'given' },
  'POST :service/:id/unassign': { SUPERVISOR: 'given' },
  'POST :service/:id/comment': caseWork,
  'GET drafts': { citizen: 'own' },
  'GET drafts/:service': { citizen: 'own' },
  'GET drafts/:service/:draftId': { citizen: 'own' },
  'PUT drafts/:service/:draftId': { citizen: 'own' },
  'DELETE drafts/:service/:draftId': { citizen: 'own' },
  'POST drafts/:service/:draftId/restore': { citizen: 'own' },
  'POST files': uploads,
  'GET files/:id': uploads,
  'DELETE files/:id': uploads,
  'GET files/:id/link': uploads,
  'GET files/:id/content': uploads,
  'POST files/resumable': uploads,
  'HEAD files/resumable/:id': uploads,
  'PATCH files/resumable/:id': uploads,
  'DELETE files/resumable/:id': uploads,
  'GET dev/outbox': everyone,
} as const satisfies Record<CallKey, PolicyRow>

/** Who calls: nobody known, or a signed-in person of one app. */
export type Caller = { mode: 'VISITOR' } | { mode: Mode; roles: readonly string[] }

const kindOf = { VISITOR: 'visitor', CITIZEN: 'citizen', EMPLOYEE: 'employee', AGENT: 'agent' } as const

/** The scope a row gives a caller; undefined where the caller may not use the call at all. Pure. */
export const scopeOf = (row: PolicyRow, caller: Caller): Scope | undefined => {
  const byKind = row[kindOf[caller.mode]]
  if (byKind || caller.mode !== 'EMPLOYEE') return byKind
  for (const role of caller.roles) {
    const scope = Object.hasOwn(row, role) ? row[role as Role] : undefined
    if (scope) return scope
  }
  return undefined
}
