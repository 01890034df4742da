// All SQL about requests: one statement a call, each with its history and its message in it.

import type { Company } from '@bawaba/contract/entities/company.ts'
import type { Filed } from '@bawaba/contract/entities/request.ts'
import type { Delivers } from '@bawaba/forms/delivery.ts'
import { type Completion, isEnd, type Reserved } from '@bawaba/forms/index.ts'
import { returnsMoney, type StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import type { Language } from '@bawaba/language/index.ts'
import { json, type LockingQueries, raw, type Sql, sql } from '../../platform/database/index.ts'
import { decidedKindsSql } from '../../platform/state-kinds-sql.ts'
import { notErased } from '../accounts/index.ts'
import {
  creditSql,
  dropRefundsSql,
  keepMoneySql,
  lockMoney,
  type NewPayment,
  openPaymentSql,
  returnMoneySql,
  settledAtOnceSql,
  stopAttemptsSql,
  unsettledSql,
  voidPaymentsSql,
} from '../fees/index.ts'
import { attachSql, lockFilesSql } from '../files/index.ts'
import { type Fees, freePlacesSql, takePlacesSql } from '../hooks/index.ts'
import { endLettersSql, issueLettersSql } from '../issuing/index.ts'
import { messageSql, type NewMessage } from '../messages/index.ts'
import { isNamed } from '../request-scope/index.ts'
import {
  countFreedSql,
  endSql,
  lockHoldsSql,
  lockStepsSql,
  reserveSql,
  takeStepsSql,
} from '../reservations/index.ts'
import type { Stored } from './answers/stored-answers.ts'
import type { Change } from './change.ts'
import type { Clock } from './deadlines/due.ts'
import { type RequestDetails, type WholeRow, wholeColumns, wholeOf } from './details-store.ts'
import { type Entry, entriesSql, type Message, messagesSql, requestNotes } from './notes-store.ts'
import { oweDeliverySql } from './outside/deliver-store.ts'
import { columns, firstRevision, type RequestRecord, type StoredRecord, tables } from './row.ts'

export type NewRequest = {
  id: string
  prefix: string
  year: number
  serviceSlug: string
  version: number
  activityId: string
  status: string
  statusKind: StateKind
  teams: string[]
  /** What it is the only open one of. */
  oneOpen: string | null
  deliverableNumber: number
  data: Record<string, unknown>
  given: Record<string, Completion> | undefined
  /** Ids of the files that the answers hold. */
  documents: string[]
  /** What it reserves, which its owner holds. */
  reserves: Reserved[]
  /** Places of slots that it takes. */
  places: string[]
  fees: Fees | undefined
  /** What it owes from the beginning. */
  payment: NewPayment | undefined
  /** The draft that it was. */
  draftId: string | undefined
  /** The draft that the form was begun again from. */
  replaces: string | undefined
  clientHooksData: Record<string, unknown> | undefined
  /** What is done outside from its first state on. */
  owes: Delivers | undefined
  /** Two filings with the same gate do not run at once. */
  gate: string
  ownerId: string
  /** The browser that it came from, where nobody had signed in. */
  visitor: string | undefined
  /** The language that a visitor filed it in. */
  contactLanguage: Language | undefined
  filedBy: string
  company: Company | undefined
  channel: string
  clock: Clock
  now: Date
  next: Filed['next']['kind']
  entry: Entry
  message: Message
  /** `former`: what former versions stored of the body instead of this fingerprint. */
  sending:
    | { key: string; route: string; fingerprint: string; former: readonly string[]; isVisitor: boolean }
    | undefined
}
export type Filing = {
  isFree: boolean
  /** Whether all files of the answers could be attached. */
  hasFiles: boolean
  /** Whether its owner still held all that it reserves. */
  hasHolds: boolean
  /** The form was sent before, so long ago that its sending is not remembered. */
  wasSent: boolean
  earlier: Filed | null
  earlierBody: string | null
  answer: Filed | null
}

/**
 * What came of a change: it was made; the revision or the scope is another (`seen`); a file was taken by another request;
 * what it reserves is no longer there; or the decision, the bill or the time that it depends on is (`other`).
 */
export type Outcome = 'changed' | 'seen' | 'files' | 'reservations' | 'other'

/** No account has it. */
const nobody = '00000000-0000-0000-0000-000000000000'

const clockColumns = raw(
  'due_at, finish_by, due_left, finish_left, moves_when_due, escalate_at, escalate_as, overdue_at, due_fixed, pay_from, pay_to, late_since',
)
const clockValues = (clock: Clock): Sql =>
  sql`${clock.dueAt}::timestamptz, ${clock.finishBy}::timestamptz, ${clock.dueLeft}::int, ${clock.finishLeft}::int,
    ${clock.movesWhenDue}::boolean, ${clock.escalateAt}::timestamptz, ${clock.escalateAs}::text, ${clock.overdueAt}::timestamptz,
    ${clock.isFixed}::boolean, ${clock.payDays?.from ?? null}::smallint, ${clock.payDays?.to ?? null}::smallint, ${clock.lateSince}::timestamptz`
const clockChosen = (clock: Clock | undefined): Sql => (clock ? clockValues(clock) : sql`${clockColumns}`)

const namedSql = (scope: Sql, serviceSlug: string, id: string): Sql =>
  sql`${scope} and r.service_slug = ${serviceSlug} and ${isNamed(id)}`

export const requestsStore = (database: LockingQueries, stored: Stored) => ({
  /**
   * Files a request, or finds what the same sending was answered before. A second filing of the service by the same
   * owner while the first runs finds the gate taken. Two equal sendings that pass the gate one after the other meet
   * at the key's uniqueness: the later statement fails whole (23505) and is run again by the caller. A file that another
   * filing has taken meanwhile, of whatever service, leaves nothing filed.
   */
  file: async (request: NewRequest): Promise<Filing> => {
    const { sending, now } = request
    const sealing = await stored.sealing(request)
    const entry = { ...request.entry, detail: sealing.detail(request.entry.detail, request.given) }
    const notified = messagesSql([request.message], now, raw('filed'))
    return database.one<Filing>(
      sql`with gate as materialized (
          select pg_try_advisory_xact_lock(hashtextextended(${request.gate}, 0)) as free
        ), earlier as materialized (
          select answer, body_sha256 from idempotency_keys
          where account_id = ${request.ownerId} and route = ${sending?.route ?? ''} and key = ${sending?.key ?? ''}
        ), files_free as materialized (${lockFilesSql(request.documents, { accountId: request.ownerId, visitor: request.visitor })}
        ), holds as materialized (${lockHoldsSql(request.reserves, request.ownerId, now)}
        ), sent_before as materialized (
          select from drafts where id = ${sending?.key === request.draftId ? (request.draftId ?? null) : null}::uuid
            and account_id = ${request.ownerId} and sent_at is not null
        ), numbered as materialized (
          select request_number(${request.prefix}, ${request.year}::int) as number from gate
          where case when free then ${notErased(request.ownerId)} else false end and not exists (select from earlier)
            and not exists (select from sent_before)
            and (select count(*) from files_free) = ${new Set(request.documents).size}::int
            and (select count(*) from holds) = ${request.reserves.length}::int
        ), filed as (
          insert into requests (id, number, service_slug, version, activity_id, status, status_kind, teams, one_open, deliverable_number, data,
            sealed_at, client_hooks_data, given, fees, owner_id, filed_by, company_name, company_register, channel, contact_language,
            ${clockColumns}, created_at, updated_at, action_date)
          select ${request.id}::uuid, number, ${request.serviceSlug}, ${request.version}::int, ${request.activityId}, ${request.status},
            ${request.statusKind}, ${request.teams}::text[], ${request.oneOpen}::text, ${request.deliverableNumber}::smallint, ${json(sealing.answers(request.data, request.given))}::jsonb,
            clock_timestamp(), ${request.clientHooksData ? json(sealing.hooksData(request.clientHooksData)) : null}::jsonb, ${request.given ? json(sealing.given(request.given)) : null}::jsonb, ${request.fees ? json(request.fees) : null}::jsonb, ${request.ownerId}::uuid, ${request.filedBy}::uuid,
            ${request.company?.name ?? null}::text, ${request.company?.registerNumber ?? null}::text,
            ${request.channel}, ${request.contactLanguage ?? null}::text, ${clockValues(request.clock)}, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz from numbered
          returning id, number, status, revision, service_slug, center, teams, owner_id, assignee_id
        ), noted as (${entriesSql([entry], now, raw('filed'))}
        ), attached as (${attachSql(request.documents, { accountId: request.ownerId, visitor: request.visitor }, raw('filed'))}
        ), reserved as (${reserveSql(request.reserves, now, raw('holds'), raw('filed'))}
        ), placed as (${takePlacesSql(request.places, raw('filed'))}
        ), told as (${notified.listed}
        ), messaged as (${notified.sent(raw('told'))}
        ), delivery as (${oweDeliverySql({ ...request, revision: firstRevision }, now, raw('filed'))}
        ), owed as (${openPaymentSql(request.payment, now, raw('filed'))}
        ), settled as (${settledAtOnceSql(request.payment, raw('owed'))}
        ), consumed as (
          insert into drafts as d (id, account_id, service_slug, version, activity_id, answers, created_at, updated_at, deleted_at, sent_at)
            select ${request.draftId ?? null}::uuid, ${request.ownerId}::uuid, ${request.serviceSlug}, ${request.version}::int,
              ${request.activityId}, '{}', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
            from filed where ${request.draftId !== undefined}::boolean
          on conflict (id) do update set answers = '{}', sealed = null, step = null, revision = d.revision + 1,
            deleted_at = excluded.deleted_at, sent_at = excluded.sent_at where d.account_id = excluded.account_id
        ), replaced as (
          delete from drafts where id = ${request.replaces ?? null}::uuid and account_id = ${request.ownerId}
            and exists (select from filed)
        ), answered as (
          select jsonb_build_object('id', id, 'ID', number, 'status', status, 'revision', revision,
            'next', jsonb_build_object('kind', ${request.next}::text)) as answer from filed
        ), kept as (
          insert into idempotency_keys (account_id, route, key, body_sha256, answer, created_at)
          select ${request.ownerId}::uuid, ${sending?.route ?? ''}, ${sending?.key ?? ''}, ${sending?.fingerprint ?? ''}, answer, ${now}::timestamptz
          from answered where ${sending !== undefined}::boolean
        )
        select (select free from gate) as "isFree",
          (select count(*) from files_free) = ${new Set(request.documents).size}::int as "hasFiles",
          (select count(*) from holds) = ${request.reserves.length}::int as "hasHolds",
          exists (select from sent_before) as "wasSent", (select answer from earlier) as earlier,
          (select body_sha256 from earlier) as "earlierBody", (select answer from answered) as answer`,
    )
  },

  /** What a sending was answered before. */
  sent: (accountId: string, { route, key }: NonNullable<NewRequest['sending']>) =>
    database.maybeOne<{ earlier: Filed; earlierBody: string }>(
      sql`select answer as earlier, body_sha256 as "earlierBody" from idempotency_keys
        where account_id = ${accountId} and route = ${route} and key = ${key}`,
    ),

  /** Whether a decision on it waits that can still be undone. */
  isPending: async (id: string): Promise<boolean> => {
    const { isPending } = await database.one<{ isPending: boolean }>(
      sql`select exists (select from pending_decisions where request_id = ${id} and cancelled_at is null) as "isPending"`,
    )
    return isPending
  },

  /** One request that the scope admits, by its human number or id. */
  find: async (scope: Sql, serviceSlug: string, id: string): Promise<RequestRecord | undefined> => {
    const row = await database.maybeOne<StoredRecord>(
      sql`select ${columns} from ${tables} where ${namedSql(scope, serviceSlug, id)}`,
    )
    return row && stored.record(row)
  },

  /** The same with all that is shown with it. */
  findWhole: async (
    scope: Sql,
    serviceSlug: string,
    id: string,
    ownPart: Sql,
  ): Promise<RequestDetails | undefined> => {
    const row = await database.maybeOne<WholeRow>(
      sql`select ${columns}, ${wholeColumns(scope, ownPart)}
        from (select r.id as page_id from requests r where ${namedSql(scope, serviceSlug, id)}) page
          join ${tables} on r.id = page.page_id`,
    )
    return row && stored.whole(wholeOf(row))
  },

  /** A request that was filed without signing in; nobody reads its answers. */
  findVisitors: (ownerId: string, number: string) =>
    database.maybeOne<StoredRecord>(
      sql`select ${columns} from ${tables} where r.owner_id = ${ownerId} and r.number = ${number}`,
    ),

  /** A request by its number, whoever it belongs to; nobody reads its answers. */
  findByNumber: (number: string) =>
    database.maybeOne<StoredRecord>(sql`select ${columns} from ${tables} where r.number = ${number}`),

  /** Whether a person has a request of a service. */
  hasOwn: async (ownerId: string, serviceSlug: string): Promise<boolean> => {
    const { has } = await database.one<{ has: boolean }>(
      sql`select exists (select from requests where owner_id = ${ownerId} and service_slug = ${serviceSlug}) as has`,
    )
    return has
  },

  /**
   * Changes a request seen at a revision, with its history entry and message in the same statement. Answers `changed`, or
   * what stood against it.
   */
  change: async (
    scope: Sql,
    seen: Pick<RequestRecord, 'id' | 'revision' | 'serviceSlug' | 'version' | 'statusKind'>,
    change: Change,
    {
      now,
      entries,
      messages,
      direct,
      visitor,
    }: {
      now: Date
      entries: Entry[]
      messages: Message[]
      /** To a visitor, who has no account. */
      direct?: NewMessage | undefined
      /** The browser of the visitor who performs it, whose files it takes. */
      visitor?: string | undefined
    },
  ): Promise<Outcome> => {
    const isStatus = change.status !== undefined
    const isLeft = isStatus && change.statusKind !== 'waiting-on-payment'
    const sealing = await stored.sealing(seen)
    const sealed = entries.map(entry => ({ ...entry, detail: sealing.detail(entry.detail, change.given) }))
    const information = change.asked && sealing.asked(change.asked, change.activityId)
    const [first] = entries
    const documents = change.documents ?? []
    const steps = change.reservations ?? []
    const letters = change.letters ?? { issued: [], isReopened: false }
    const isOver = change.statusKind !== undefined && isEnd(change.statusKind)
    /** It ended without what was paid for, and is no longer to: taken up again, or its decision corrected; not billed at once. */
    const isTakenUp =
      change.statusKind !== undefined &&
      returnsMoney(seen.statusKind) &&
      !returnsMoney(change.statusKind) &&
      !change.payment
    const freed = countFreedSql(raw('freed'))
    const notified = messagesSql(messages, now, raw('changed'))
    const sender = { accountId: first?.onBehalfOf ?? first?.actorId ?? nobody, visitor }
    const changed = sql`with files_free as materialized (${lockFilesSql(documents, sender, sql`${seen.id}::uuid`)}
        ), pending as materialized (
          select id from pending_decisions where id = ${change.pendingId ?? null}::uuid and cancelled_at is null for update
        ), locked as materialized (${lockStepsSql(steps, seen.id, now)}
        ), changed as (
          update requests r set
            activity_id = coalesce(${change.activityId ?? null}, activity_id),
            status = coalesce(${change.status ?? null}, status),
            status_kind = coalesce(${change.statusKind ?? null}, status_kind),
            message_at = case when ${entries.some(({ kind }) => kind === 'reopened')}::boolean then null else message_at end,
            teams = coalesce(${change.teams ?? null}::text[], teams),
            call_at = case when ${change.owesCall === true}::boolean then coalesce(call_at, ${now}::timestamptz) else call_at end,
            contact_revision = coalesce(${change.contactRevision ?? null}::int, contact_revision),
            one_open = case when ${change.oneOpen !== undefined}::boolean then ${change.oneOpen ?? null}::text else one_open end,
            opinions = coalesce(${change.opinions ?? null}::text[], opinions),
            performed = coalesce(${change.performed ? json(change.performed) : null}::jsonb, performed),
            deliverable_number = coalesce(${change.deliverableNumber ?? null}::smallint, deliverable_number),
            data = (data - ${change.dropped ?? []}::text[]) || ${json(sealing.answers(change.data ?? {}, change.given))}::jsonb,
            sealed_at = case when ${change.data !== undefined}::boolean and sealed_at is not null then clock_timestamp() else sealed_at end,
            asked = case when ${isStatus}::boolean then ${information ? json(information) : null}::jsonb else asked end,
            closed_at = case when ${change.closes !== undefined}::boolean then ${change.closes ? now : null}::timestamptz else closed_at end,
            fees = coalesce(${change.fees ? json(change.fees) : null}::jsonb, fees),
            client_hooks_data = coalesce(${change.clientHooksData ? json(sealing.hooksData(change.clientHooksData)) : null}::jsonb, client_hooks_data),
            given = case when ${change.given !== undefined}::boolean then coalesce(given, '{}') || ${json(sealing.given(change.given ?? {}))}::jsonb else given end,
            (${clockColumns}) = (select ${clockChosen(change.clock)}),
            assignee_id = case when ${change.assigneeId !== undefined}::boolean then ${change.assigneeId ?? null}::uuid
              when ${(change.teams ?? []).length > 0}::boolean and not exists (select from accounts m
                where m.id = r.assignee_id and m.teams && ${change.teams ?? []}::text[]) then null else assignee_id end,
            action_date = case when status is distinct from coalesce(${change.status ?? null}, status) then ${now}::timestamptz else action_date end,
            decided_at = case when coalesce(${change.statusKind ?? null}, status_kind) in ${decidedKindsSql} then
              case when status_kind = coalesce(${change.statusKind ?? null}, status_kind) then coalesce(decided_at, action_date) else ${now}::timestamptz end end,
            updated_at = ${now}, revision = revision + 1
          where ${scope} and r.id = ${seen.id} and r.revision = ${seen.revision}
            and (select count(*) from files_free) = ${new Set(documents).size}::int
            and (select count(*) from locked) = ${steps.length}::int
            and (${change.pendingId === undefined}::boolean or exists (select from pending))
            and (${change.isTimed !== true}::boolean or r.due_at <= ${now}::timestamptz) and (${!change.isTimed && !change.isUnpaid}::boolean or ${unsettledSql})
          returning id, number, service_slug, center, teams, owner_id, assignee_id
        ), sent as (
          delete from pending_decisions p using pending, changed where p.id = pending.id
        ), noted as (${entriesSql(sealed, now, raw('changed'))}
        ), attached as (${attachSql(documents, sender, raw('changed'), change.ofStaff)}
        ), told as (${notified.listed}
        ), messaged as (${notified.sent(raw('told'))}
        ), written_to as (${messageSql(direct, now, raw('changed'))}
        ), unlettered as (${endLettersSql(letters, now, raw('changed'))}
        ), lettered as (${issueLettersSql(letters, now, raw('changed'), raw('unlettered'))}
        ), stepped as (${takeStepsSql(steps, now, raw('locked'), raw('changed'))}
        ), ended as (${endSql(isOver, now, raw('stepped'), raw('changed'))}
        ), freed as (
          select kind, code, account_id from stepped where status = 'freed' union all select kind, code, account_id from ended
        ), placed as (${takePlacesSql(change.places ?? [], raw('changed'))}
        ), unplaced as (${freePlacesSql(change.statusKind, raw('changed'))}
        ), delivery as (${oweDeliverySql({ ...change, revision: seen.revision + 1 }, now, raw('changed'))}
        ), things as (${freed.things}
        ), people as (${freed.people(raw('things'))}
        ), voided as (${voidPaymentsSql({ isLeft, returnsMoney: change.statusKind !== undefined && returnsMoney(change.statusKind) }, now, raw('changed'))}
        ), returned as (${returnMoneySql(isLeft, now, raw('voided'))}
        ), retained as (${keepMoneySql(isTakenUp, now, raw('changed'))}
        ), unasked as (${dropRefundsSql(isTakenUp, now, raw('retained'))}
        ), refolded as (${returnMoneySql(isTakenUp, now, raw('retained'))}
        ), stopped as (${stopAttemptsSql(isLeft, now, raw('voided'))}
        ), owed as (${openPaymentSql(change.payment, now, raw('changed'))}
        ), settled as (${settledAtOnceSql(change.payment, raw('owed'))}
        ), credited as (${creditSql(change.payment, now, raw('changed'))})
        select case when exists (select from changed) then 'changed'
          when not exists (select from requests r where ${scope} and r.id = ${seen.id} and r.revision = ${seen.revision}) then 'seen'
          when (select count(*) from files_free) <> ${new Set(documents).size}::int then 'files'
          when (select count(*) from locked) <> ${steps.length}::int then 'reservations'
          else 'other' end as outcome`
    const { outcome } = await (isTakenUp || change.isUnpaid
      ? database.transaction(async queries => {
          await lockMoney(queries, seen.id)
          return queries.one<{ outcome: Outcome }>(changed)
        })
      : database.one<{ outcome: Outcome }>(changed))
    return outcome
  },

  ...requestNotes(database),
})

export type RequestsStore = ReturnType<typeof requestsStore>
