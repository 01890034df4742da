// Who may do what: the shape of a policy, and what it gives a caller. Each call has its policy in its definition
// (`contract/calls`), which the server reads before a handler runs. Pure.

import type { ActingRole } from './acting-roles.ts'
import type { Mode, Role } from './entities/person.ts'

/** `public`: what anyone sees; `own`: the caller's; `given`: requests of services that staff are given; `all`: all. */
export type Scope = 'public' | 'own' | 'given' | 'all'
/** Which objects each kind of caller reaches by a call. The server ANDs the predicate of the scope to every query. */
export type PolicyRow = {
  visitor?: Scope
  citizen?: Scope
  agent?: Scope
  employee?: Scope
  /** Whoever acts for a person, with that person's permission: on that person's objects, as the person. */
  acting?: 'own'
  /** Only whoever proved themselves a moment ago: what it changes opens an account, gives power or sends money. */
  fresh?: true
} & Partial<Record<Role, Scope>>

type Permitted = Record<'agent' | ActingRole, 'own'>
/** Those whom a person may permit to act for them. */
export const mayAct = { agent: 'own', BFM_ADMIN: 'own', CASE_OFFICER: 'own' } as const satisfies Permitted

/** Who calls: nobody known, or a signed-in person of one app. */
export type Caller = { mode: 'VISITOR' } | { mode: Mode; roles: readonly string[] }

const kindOf = { VISITOR: 'visitor', CITIZEN: 'citizen', EMPLOYEE: 'employee', AGENT: 'agent' } as const

/** From the narrowest to the widest. */
const widths: readonly Scope[] = ['public', 'own', 'given', 'all']

/**
 * The scope a row gives a caller: the widest that any of their roles has, before that of all employees; undefined where the
 * caller may not use the call at all.
 */
export const scopeOf = (row: PolicyRow, caller: Caller): Scope | undefined => {
  const byKind = row[kindOf[caller.mode]]
  if (caller.mode !== 'EMPLOYEE') return byKind
  const byRole = caller.roles.flatMap(role => (Object.hasOwn(row, role) ? (row[role as Role] ?? []) : []))
  return widths.findLast(scope => byRole.includes(scope)) ?? byKind
}

/** Whether a caller may act for others at all. */
export const mayBegin = (caller: Caller): boolean => scopeOf(mayAct, caller) !== undefined

/** Whether a caller may use a call with the permission of a person to act for them. */
export const mayActIn = (row: PolicyRow, caller: Caller): boolean =>
  row.acting !== undefined && mayBegin(caller)
