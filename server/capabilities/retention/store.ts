// The SQL that deletes what is over. What belongs to a person under a legal hold stays.

import { retention } from '@bawaba/contract/retention.ts'
import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'

/** Whether no legal hold stands on the person whose id an expression names. */
export const notUnderHold = (person: string): Sql =>
  raw(`not exists (select from legal_holds h where h.account_id = ${person} and h.lifted_at is null)`)

/** Deleted so many at a time: a backlog of years does not hold a table for minutes. */
const batch = 5000

/** Deletes rows in batches, each a statement of its own. */
const inBatches = async (database: Queries, table: string, where: Sql): Promise<void> => {
  for (;;) {
    const { count } = await database.one<{ count: number }>(
      sql`with gone as (
          delete from ${raw(table)} where ctid = any(array(
            select t.ctid from ${raw(table)} t where ${where} limit ${batch})) returning 1
        ) select count(*)::int as count from gone`,
    )
    if (count < batch) return
  }
}

export const retentionStore = (database: Queries) => {
  const remove = (table: string, where: (before: Date) => Sql) => (before: Date) =>
    inBatches(database, table, where(before))
  return {
    codes: remove('codes', before => sql`t.expires_at < ${before}`),
    budgets: remove('budgets', before => sql`t.window_ends_at < ${before}`),
    tickets: remove('tickets', before => sql`t.expires_at < ${before}`),
    externalSignIns: remove('external_sign_ins', before => sql`t.expires_at < ${before}`),
    registrations: remove('registrations', before => sql`t.expires_at <= ${before}`),
    sendings: remove('idempotency_keys', before => sql`t.created_at < ${before}`),
    presence: remove('request_presence', before => sql`t.seen_at < ${before}`),
    emailLinks: remove(
      'email_links',
      before => sql`t.expires_at < ${before} and ${notUnderHold('t.account_id')}`,
    ),
    passwordLinks: remove(
      'password_links',
      before => sql`t.expires_at < ${before} and ${notUnderHold('t.account_id')}`,
    ),
    // Whoever acted for somebody did so in a session: that one stays with what is told of it.
    sessions: remove(
      'sessions',
      before => sql`coalesce(t.ended_at, t.last_active_at + interval '1 day') < ${before}
        and not exists (select from actings a where a.session_id = t.id) and ${notUnderHold('t.account_id')}`,
    ),
    knownDevices: remove(
      'known_devices',
      before => sql`t.last_used_at < ${before} and ${notUnderHold('t.account_id')}`,
    ),
    deletedDrafts: remove(
      'drafts',
      before => sql`t.deleted_at < ${before} and ${notUnderHold('t.account_id')}`,
    ),
    leftDrafts: remove(
      'drafts',
      before => sql`t.deleted_at is null and t.updated_at < ${before} and ${notUnderHold('t.account_id')}`,
    ),
    messages: remove(
      'messages',
      before => sql`(t.created_at < ${before} or t.forget_at < ${new Date(before.getTime() + retention.messages.keepMs)}) and not exists (select from legal_holds h join accounts a on a.id = h.account_id
        where h.lifted_at is null and t.recipient in (a.mobile, a.email))`,
    ),
  }
}
