// The SQL of a person's data: all of it to read, requests for erasure and legal holds. What erasing does stands apart.

import type { Erasure } from '@bawaba/contract/entities/erasure.ts'
import type { Language } from '@bawaba/language/index.ts'
import { type LockingQueries, raw, sql } from '../../platform/database/index.ts'
import { type Contacts, contactColumns } from '../accounts/index.ts'
import { messageSql, type NewMessage } from '../messages/index.ts'
import { type Decided, type Erased, erasePerson } from './erase-store.ts'
import { neededRequestsSql } from './open-requests-store.ts'

export type ErasureRow = Pick<Erasure, 'id' | 'state' | 'reason'> & {
  askedAt: Date
  decidedAt: Date | null
  answer: string | null
}
type Case = ErasureRow & {
  person: { id: string; ID: number; name: string }
  openRequests: number
  hold: { id: string; reason: string } | null
}
type Asker = Contacts & { accountId: string; language: Language }

const own = raw(`e.id, e.state, e.reason, e.asked_at as "askedAt", e.decided_at as "decidedAt", e.answer`)

const person = raw(
  `jsonb_build_object('id', a.id, 'ID', a.human_id, 'name', btrim(a.first_name || ' ' || a.last_name))`,
)

/** Everything that tells of a person beside their requests and drafts, under names of their own; secrets and hashes are left out. */
const parts = (id: string): [name: string, query: string][] => [
  [
    'account',
    `select human_id as "ID", user_slug, username, first_name, last_name, english_full_name, mobile, email, pending_mobile, pending_email, language,
      profile, born_on, status, created_at, updated_at, mobile_verified_at, mobile_used_at, email_verified_at,
      identity_document, identity_proved_at, identity_provider from accounts where id = ${id}`,
  ],
  [
    'files',
    `select id, name, type, size, created_at, request_id from files where owner_id = ${id} and state = 'clean'`,
  ],
  [
    'payments',
    `select p.number, r.number as "ID", p.service_slug, p.items, p.amount as piasters, p.currency, p.status, p.created_at, p.paid_at,
      (select coalesce(jsonb_agg(jsonb_build_object('channel', b.channel, 'gateway', b.gateway_id, 'piasters', b.amount,
        'status', b.status, 'received', b.received, 'refunded', b.refunded, 'transactionId', b.transaction_id,
        'createdAt', b.created_at) order by b.created_at), '[]') from payment_attempts b where b.payment_id = p.id) as attempts
      from payments p join requests r on r.id = p.request_id where p.owner_id = ${id}`,
  ],
  [
    'reservations',
    `select v.kind, v.code, v.status, v.held_until, v.freed_because, v.created_at, v.updated_at, r.number as "ID"
      from reservations v left join requests r on r.id = v.request_id where v.account_id = ${id}`,
  ],
  ['alerts', `select kind, lot, created_at from reservation_alerts where account_id = ${id}`],
  [
    'sales',
    `select s.kind, s.lot, s.method, e.code, e.rank, e.status, e.joined_at, e.admitted_at, e.admitted_until
      from lot_sale_entries e join lot_sales s on s.id = e.sale_id where e.account_id = ${id}`,
  ],
  // An address that the person has proved: anybody can type one.
  [
    'newsletter',
    `select n.email, n.language, n.asked_at, n.subscribed_at from newsletter_subscriptions n join accounts a
      on lower(a.email) = lower(n.email) where a.id = ${id} and a.email_verified_at is not null`,
  ],
  ['favourites', `select service_slug, added_at from favourites where account_id = ${id}`],
  ['identities', `select provider, linked_at, last_used_at from identities where account_id = ${id}`],
  [
    'factors',
    `select to_jsonb(f) - array['secret', 'public_key', 'account_id', 'credential_id'] as factor from factors f where account_id = ${id}`,
  ],
  [
    'sessions',
    `select device, agent, created_at, last_active_at, ended_at from sessions where account_id = ${id}`,
  ],
  [
    'messages',
    `select channel, subject, created_at, sent_at,
      replace(replace(body, coalesce(code, E'\\x01'), '••••••'), coalesce(link_token, E'\\x01'), '••••••') as text
      from messages m where m.account_id = ${id}
        or (m.account_id is null and m.recipient in (select unnest(array[mobile, email]) from accounts where id = ${id}))`,
  ],
  [
    'notifications',
    `select kind, topic, title_ar, title_en, text_ar, text_en, request_number as "ID", created_at, seen_at, read_at
      from notifications where account_id = ${id} and is_listed`,
  ],
  [
    'notificationPreferences',
    `select choices, quiet_from, quiet_until, updated_at from notification_preferences where account_id = ${id}`,
  ],
  ['reminders', `select kind, count, at from reminders where account_id = ${id}`],
  [
    'actedForMe',
    `select reason, company_name, company_register, began_at, expires_at, ended_at from actings where owner_id = ${id}`,
  ],
  [
    'looks',
    `select at, kind, detail ->> 'ID' as "ID" from audit_entries where subject_id::text = ${id}::text
      and actor_id <> subject_id order by at`,
  ],
  [
    'erasures',
    `select state, reason, asked_at, decided_at, answer from erasure_requests where account_id = ${id}`,
  ],
]

export const personalDataStore = (database: LockingQueries) => ({
  everything: async (accountId: string): Promise<Record<string, unknown>> => {
    const found: Record<string, unknown> = {}
    for (const [name, query] of parts('(select id from me)')) {
      const { rows } = await database.one<{ rows: unknown[] }>(
        sql`with me as (select ${accountId}::uuid as id)
          select coalesce(jsonb_agg(to_jsonb(p)), '[]') as rows from (${raw(query)}) p`,
      )
      found[name] = rows
    }
    return found
  },

  files: (accountId: string) =>
    database.query<{ id: string; name: string }>(
      sql`select id, name from files where owner_id = ${accountId} and state = 'clean' order by id`,
    ),

  newest: (accountId: string) =>
    database.maybeOne<ErasureRow>(
      sql`select ${own} from erasure_requests e where account_id = ${accountId} order by e.id desc limit 1`,
    ),

  /** False where one waits already. */
  ask: async ({
    id,
    accountId,
    reason,
    now,
  }: {
    id: string
    accountId: string
    reason: string
    now: Date
  }) => {
    const rows = await database.query(
      sql`insert into erasure_requests (id, account_id, reason, asked_at) values (${id}, ${accountId}, ${reason}, ${now})
        on conflict do nothing returning id`,
    )
    return rows.length === 1
  },

  withdraw: async (accountId: string, now: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`update erasure_requests set state = 'withdrawn', decided_by = ${accountId}, decided_at = ${now}
        where account_id = ${accountId} and state = 'waiting' returning id`,
    )
    return rows.length === 1
  },

  all: () =>
    database.query<Case>(
      sql`select ${own}, ${person} as person,
          (${neededRequestsSql('count(*)::int', 'a.id')}) as "openRequests",
          (select jsonb_build_object('id', h.id, 'reason', h.reason) from legal_holds h
            where h.account_id = a.id and h.lifted_at is null) as hold
        from erasure_requests e join accounts a on a.id = e.account_id
        order by e.state <> 'waiting', e.id desc limit 200`,
    ),

  find: (id: string) =>
    database.maybeOne<Asker>(
      sql`select a.id as "accountId", ${contactColumns('a')}, a.language
        from erasure_requests e join accounts a on a.id = e.account_id where e.id = ${id}`,
    ),

  /** False where it was decided already; the message is written with it. */
  refuse: async ({ id, by, answer, now }: Decided, message: NewMessage | undefined): Promise<boolean> => {
    const rows = await database.query(
      sql`with refused as (
          update erasure_requests set state = 'refused', decided_by = ${by}, decided_at = ${now}, answer = ${answer}
          where id = ${id} and state = 'waiting' returning id
        ), told as (${messageSql(message, now, sql`refused`)})
        select id from refused`,
    )
    return rows.length === 1
  },

  /** In a transaction: many statements that all happen, or none does. */
  erase: (
    decided: Decided,
    message: NewMessage | undefined,
    forgetAt: Date,
    programmeTables: readonly string[],
  ): Promise<Erased> => erasePerson(database, decided, message, forgetAt, programmeTables),

  forgetFiles: (ids: readonly string[]) =>
    database.query(sql`delete from files where id = any(${[...ids]}::uuid[]) and state = 'refused'`),

  /** False where one stands already, or nothing is left to hold. */
  hold: async (placed: { id: string; accountId: string; reason: string; by: string; now: Date }) => {
    const rows = await database.query(
      sql`with person as (select id from accounts where id = ${placed.accountId} and erased_at is null for update)
        insert into legal_holds (id, account_id, reason, placed_by, placed_at)
        select ${placed.id}::uuid, person.id, ${placed.reason}::text, ${placed.by}::uuid, ${placed.now}::timestamptz from person
        on conflict do nothing returning id`,
    )
    return rows.length === 1
  },

  /** Those that stand, the newest first. */
  holds: () =>
    database.query<{ id: string; person: Case['person']; reason: string; placedAt: Date }>(
      sql`select h.id, h.reason, h.placed_at as "placedAt", ${person} as person
        from legal_holds h join accounts a on a.id = h.account_id
        where h.lifted_at is null order by h.id desc limit 500`,
    ),

  /** Whose it was; nothing where it does not stand. */
  liftOne: async (id: string, by: string, now: Date): Promise<string | undefined> => {
    const row = await database.maybeOne<{ accountId: string }>(
      sql`update legal_holds set lifted_at = ${now}, lifted_by = ${by}
        where id = ${id} and lifted_at is null returning account_id as "accountId"`,
    )
    return row?.accountId
  },

  lift: async (accountId: string, by: string, now: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`update legal_holds set lifted_at = ${now}, lifted_by = ${by}
        where account_id = ${accountId} and lifted_at is null returning id`,
    )
    return rows.length === 1
  },
})
export type PersonalDataStore = ReturnType<typeof personalDataStore>
