// The SQL that erases a person: one transaction over every table that tells of them. What law keeps of their requests
// stays without a word of theirs: number, service, states, times, amounts. The audit names the account by its id alone.

import { isolate } from '@bawaba/language/index.ts'
import { type Queries, raw, sql } from '../../platform/database/index.ts'
import { nextCredentialsSql } from '../accounts/index.ts'
import { messageSql, messagesOfSql, type NewMessage } from '../messages/index.ts'
import { notUnderHold } from '../retention/index.ts'
import { eraseMoney, moneyOnItsWaySql } from './erase-money-store.ts'
import { neededRequestsSql } from './open-requests-store.ts'

export type Decided = { id: string; by: string; answer: string; now: Date }

export type Erased =
  | { outcome: 'erased'; files: string[] }
  | { outcome: 'CONFLICT' | 'ERASURE_HELD' | 'ERASURE_OPEN_REQUESTS' }

/** Of an entry of the history: what happened and when; nothing that was typed. */
const historyColumns = [
  'activityId',
  'from',
  'to',
  'assignee',
  'wasDueAt',
  'dueAt',
  'step',
  'effect',
  'outcome',
  'link',
  'level',
  'about',
  'count',
  'entryId',
  'messageId',
  'amount',
  'channel',
  'transactionId',
  'paymentId',
  'letter',
]
const answerColumns = [1, 2, 3, 4, 5, 6, 7, 8]
  .map(slot => `text_${slot} = null`)
  .concat([1, 2, 3, 4].map(slot => `number_${slot} = null`))
  .join(', ')

/** Rows that are of the person alone. */
const ownTables = [
  'drafts',
  'favourites',
  'reservation_alerts',
  'extended_deadlines',
  'reminders',
  'notification_preferences',
  'notifications',
  'lot_sale_entries',
  'saved_views',
  'pending_decisions',
  'known_devices',
  'email_links',
  'password_links',
  'tickets',
]
const ownSecrets = ['factors', 'recovery_codes', 'identities', 'idempotency_keys', 'external_sign_ins']

type Person = {
  id: string
  username: string
  /** What stays in the place of the user name. */
  erasedName: string
  /** Where messages went or may have gone, also before a number or address changed, unless it is another's by now. */
  reach: string[]
}

/**
 * Why it cannot be done now. The account is locked first, by a statement of its own: one sees what was there when it
 * began, and a hold or a filing that it waited for would be overlooked.
 */
const hindrance = async (queries: Queries, erasureId: string) => {
  await queries.query(
    sql`select a.id from erasure_requests e join accounts a on a.id = e.account_id where e.id = ${erasureId} for update`,
  )
  const person = await queries.maybeOne<Person & { isHeld: boolean; isBusy: boolean }>(
    sql`select a.id, a.username, 'erased-' || a.human_id as "erasedName", array_remove(array_remove(array[a.username, a.mobile, a.email, a.pending_mobile, a.pending_email], null), '')
          || array(select distinct m.recipient from messages m where m.account_id = a.id and not exists (
            select from accounts b where b.id <> a.id and m.recipient in (b.mobile, b.email))) as reach, not ${notUnderHold('a.id')} as "isHeld",
        exists (${neededRequestsSql('r.id', 'a.id')}) or ${moneyOnItsWaySql('a.id')} as "isBusy"
      from erasure_requests e join accounts a on a.id = e.account_id
      where e.id = ${erasureId} and e.state = 'waiting'`,
  )
  if (!person) return { outcome: 'CONFLICT' as const }
  if (person.isHeld) return { outcome: 'ERASURE_HELD' as const }
  return person.isBusy ? { outcome: 'ERASURE_OPEN_REQUESTS' as const } : person
}

const eraseRequests = async (queries: Queries, { id }: Person): Promise<void> => {
  await queries.query(
    sql`update request_history h set detail = coalesce((select jsonb_object_agg(key, value) from jsonb_each(h.detail)
        where key = any(${historyColumns})), '{}')
      where request_id in (select id from requests where owner_id = ${id})`,
  )
  // That a paper was issued, and whether it is valid, can still be asked by its number.
  await queries.query(sql`update letters set sealed = null where owner_id = ${id}`)
  await queries.query(
    sql`update payment_receipts c set payer = null from payments p where p.id = c.payment_id and p.owner_id = ${id}`,
  )
  await queries.query(
    sql`update request_ratings set comment = '' where request_id in (select id from requests where owner_id = ${id})`,
  )
  // A correction of what is over may wait.
  await queries.query(
    sql`delete from pending_decisions where request_id in (select id from requests where owner_id = ${id})`,
  )
  const centers = await queries.query<{ id: string; center: string }>(
    sql`select id, center from requests where owner_id = ${id} and center <> ''`,
  )
  await queries.query(
    sql`update requests set data = '{}', client_hooks_data = null, given = null, asked = null,
        company_name = null, company_register = null, one_open = null, call_at = null, ${raw(answerColumns)}
      where owner_id = ${id}`,
  )
  // It followed the answers; reports count by it, and it tells of nobody.
  await queries.query(
    sql`update requests r set center = c.center
      from unnest(${centers.map(request => request.id)}::uuid[], ${centers.map(request => request.center)}::text[]) as c (id, center)
      where r.id = c.id`,
  )
}

/** Codes, counts, sign-ups and messages from before they bore an account stand under the number or address alone. */
const eraseReach = async (
  queries: Queries,
  { id, username, erasedName, reach: names }: Person,
): Promise<void> => {
  // Answers to visitors are of whoever has the number or address, which anybody can type.
  await queries.query(
    sql`delete from messages m using accounts a
      where a.id = ${id} and ${messagesOfSql(sql`${id}::uuid`, sql`${names}::text[]`)}
        and (m.account_id is not null or not m.is_legal or m.recipient in (a.username, a.mobile)
          or (a.email_verified_at is not null and lower(m.recipient) = lower(a.email)))`,
  )
  // Others were notified of what became of the account, by its user name, which may be a number.
  await queries.query(
    sql`update messages set body = replace(body, ${isolate(username)}, ${isolate(erasedName)})
      where strpos(body, ${isolate(username)}) > 0`,
  )
  await queries.query(sql`delete from registrations where mobile = any(${names})`)
  // Of an address that the person has proved: anybody can type one.
  await queries.query(
    sql`delete from newsletter_subscriptions n using accounts a
      where a.id = ${id} and a.email_verified_at is not null and lower(a.email) = lower(n.email)`,
  )
  const mentions = (column: string) =>
    sql`exists (select from unnest(${names}::text[]) as n (name) where strpos(${raw(column)}, n.name) > 0)`
  await queries.query(
    sql`delete from codes where ${mentions('subject')} or ${mentions('counted_for')} or ${mentions('sent_to')}`,
  )
  await queries.query(sql`delete from budgets where ${mentions('subject')}`)
}

const eraseAccount = async (
  queries: Queries,
  { id, erasedName }: Person,
  now: Date,
  programmeTables: readonly string[],
): Promise<void> => {
  for (const table of [...ownTables, ...ownSecrets, ...programmeTables])
    await queries.query(sql`delete from ${raw(table)} where account_id = ${id}`)
  await queries.query(
    sql`update actings set reason = '', company_name = null, company_register = null, ended_at = coalesce(ended_at, ${now}) where owner_id = ${id}`,
  )
  await queries.query(
    sql`delete from sessions s where account_id = ${id} and not exists (select from actings a where a.session_id = s.id)`,
  )
  await queries.query(
    sql`update accounts a set username = ${erasedName}, password_hash = null, ${nextCredentialsSql}, first_name = '', last_name = '',
        english_full_name = null, mobile = null, email = null, pending_mobile = null, pending_email = null, profile = '{}', national_id = null, national_id_index = null,
        passport_number = null, passport_index = null, identity_document = null, identity_proved_at = null,
        identity_proved_by = null, identity_provider = null, photo_id = null, born_on = null, mobile_verified_at = null, mobile_used_at = null,
        email_verified_at = null, status = 'disabled', erased_at = ${now}, updated_at = ${now}, revision = revision + 1
      where id = ${id}`,
  )
}

/** Takes the files out of use; their bytes go once this is committed. What the portal shows of them is not the person's. */
const releaseFiles = async (queries: Queries, { id }: Person): Promise<string[]> => {
  const rows = await queries.query<{ id: string }>(
    sql`update files set state = 'refused', refusal = null, name = '', sha256 = null, request_id = null, draft_id = null
      where owner_id = ${id} and not is_held returning id`,
  )
  return rows.map(file => file.id)
}

export const erasePerson = async (
  queries: Queries,
  { id, by, now }: Decided,
  message: NewMessage | undefined,
  forgetAt: Date,
  programmeTables: readonly string[],
): Promise<Erased> => {
  const found = await hindrance(queries, id)
  if ('outcome' in found) return found
  await eraseReach(queries, found)
  // First the account: the history lets words be taken out of it for an erased person alone.
  await eraseAccount(queries, found, now, programmeTables)
  await eraseRequests(queries, found)
  await eraseMoney(queries, found.id)
  // None stands; what staff wrote of the person's cases goes with the rest.
  await queries.query(sql`update legal_holds set reason = '' where account_id = ${found.id}`)
  const files = await releaseFiles(queries, found)
  await queries.query(
    sql`update erasure_requests set reason = '', answer = null,
        state = case when id = ${id} then 'done' else state end,
        decided_by = case when id = ${id} then ${by}::uuid else decided_by end,
        decided_at = case when id = ${id} then ${now}::timestamptz else decided_at end
      where account_id = ${found.id}`,
  )
  await queries.query(messageSql(message, now, sql`(select) as always`))
  if (message) await queries.query(sql`update messages set forget_at = ${forgetAt} where id = ${message.id}`)
  return { outcome: 'erased', files }
}
