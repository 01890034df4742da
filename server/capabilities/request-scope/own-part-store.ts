// Who has a part of their own in a request: nobody decides on what is theirs, whatever roles they have. It is one's own
// where one owns or filed it, where one did something on it for its owner, where its owner has the same national ID (staff
// are citizens too), and while one acts for its owner or for its company.

import type { Scope } from '@bawaba/contract/policy.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { type Reach, scopeSql } from './scope.ts'

/** Whether the request `r` is in this sense an account's own. */
export const hasPartSql = (accountId: string, now: Date): Sql =>
  sql`(r.owner_id = ${accountId}::uuid or r.filed_by = ${accountId}::uuid
    or exists (select from request_history h
      where h.request_id = r.id and h.actor_id = ${accountId}::uuid and h.on_behalf_of is not null)
    or exists (select from accounts o join accounts own on own.national_id_index = o.national_id_index
      where o.id = r.owner_id and own.id = ${accountId}::uuid)
    or exists (select from actings g join sessions s on s.id = g.session_id and s.ended_at is null
      where g.actor_id = ${accountId}::uuid and g.ended_at is null and g.expires_at > ${now}::timestamptz
      and (g.owner_id = r.owner_id or g.company_register = r.company_register)))`

/** The same of whoever reads it: applicants' are theirs anyway, and nothing is kept from them for it. */
export const ownPartSql = (actor: Pick<SignedIn, 'accountId'>, scope: Scope, now: Date): Sql =>
  scope === 'own' ? raw('false') : hasPartSql(actor.accountId, now)

/** Which requests `r` a caller may act on: those that they may see, and staff none that is their own. */
export const actScopeSql = (actor: Pick<SignedIn, 'accountId'> & Reach, scope: Scope, now: Date): Sql =>
  scope === 'own'
    ? scopeSql(actor, scope)
    : sql`(${scopeSql(actor, scope)} and not ${hasPartSql(actor.accountId, now)})`
