// The SQL of decisions that wait to be sent. Sending one deletes it in the statement that changes its request
// (`change` of the requests' store), so that it is sent once, and never after it was undone.

import { type Queries, raw, type Sql, sql } from '../../../platform/database/index.ts'
import type { Seal } from '../../../platform/sealed.ts'
import type { PerformBody } from '../act.ts'

/** What a sealed body is, so that it opens as nothing else. */
const use = 'decision'

export type NewDecision = {
  id: string
  requestId: string
  revision: number
  accountId: string
  body: PerformBody
  now: Date
  dueAt: Date
}
type Row = {
  id: string
  requestId: string
  ID: string
  serviceSlug: string
  version: number
  activityId: string
}
export type DueDecision = Row & {
  accountId: string
  revision: number
  createdAt: Date
  /** What is performed; throws where it does not open. */
  body(): PerformBody
}
export type ListedDecision = Row & {
  dueAt: Date
  cancelledAt: Date | null
  cancelledBy: string | null
  /** What could not be sent; undefined for one that waits, one of a former version, and where it does not open. */
  body: PerformBody | undefined
}

const columns =
  raw(`p.id, p.request_id as "requestId", r.number as "ID", r.service_slug as "serviceSlug", r.version,
  p.activity_id as "activityId"`)
const tables = raw('pending_decisions p join requests r on r.id = p.request_id')
const waits = raw('p.cancelled_at is null')

const opened = (body: string, seal: Seal): PerformBody => JSON.parse(seal.open(use, body))
/** The list says that a decision was not sent, whether or not its text can be read. */
const openedOrNothing = (body: string, seal: Seal): PerformBody | undefined => {
  try {
    return opened(body, seal)
  } catch {
    return undefined
  }
}

export const decisionsStore = (database: Queries, seal: Seal) => ({
  /** Stores a decision on a request that still has its revision and no other decision; answers whether it did. */
  add: async (scope: Sql, decision: NewDecision): Promise<boolean> => {
    const { activityId } = decision.body
    const body = seal.seal(use, JSON.stringify(decision.body))
    const rows = await database.query(
      sql`insert into pending_decisions (id, request_id, revision, account_id, activity_id, body, created_at, due_at)
        select ${decision.id}::uuid, r.id, r.revision, ${decision.accountId}::uuid, ${activityId}, ${body},
          ${decision.now}::timestamptz, ${decision.dueAt}::timestamptz
        from requests r where ${scope} and r.id = ${decision.requestId} and r.revision = ${decision.revision}
        on conflict (request_id) where cancelled_at is null do nothing returning id`,
    )
    return rows.length === 1
  },

  /** Takes one back that waits and is this person's; answers which activity it was, or nothing. */
  undo: (requestId: string, accountId: string) =>
    database.maybeOne<{ activityId: string }>(
      sql`delete from pending_decisions p
        where p.request_id = ${requestId} and p.account_id = ${accountId} and ${waits}
        returning p.activity_id as "activityId"`,
    ),

  /** Those of a person: waiting and cancelled ones, the first to be sent first. */
  ofAccount: async (accountId: string): Promise<ListedDecision[]> => {
    const rows = await database.query<Omit<ListedDecision, 'body'> & { body: string | null }>(
      sql`select ${columns}, p.due_at as "dueAt", p.cancelled_at as "cancelledAt", p.cancelled_by as "cancelledBy",
          case when p.cancelled_at is not null then p.body end as body
        from ${tables} where p.account_id = ${accountId} order by p.cancelled_at is not null, p.due_at, p.id limit 200`,
    )
    return rows.map(row => ({
      ...row,
      body: row.body === null ? undefined : openedOrNothing(row.body, seal),
    }))
  },

  /** Removes the notice of one that was cancelled; answers whether there was one. */
  dismiss: async (id: string, accountId: string): Promise<boolean> => {
    const rows = await database.query(
      sql`delete from pending_decisions p
        where p.id = ${id} and p.account_id = ${accountId} and p.cancelled_at is not null returning p.id`,
    )
    return rows.length === 1
  },

  isDue: async (now: Date): Promise<boolean> => {
    const { isDue } = await database.one<{ isDue: boolean }>(
      sql`select exists (select from pending_decisions p where ${waits} and p.due_at <= ${now}) as "isDue"`,
    )
    return isDue
  },

  /** Those whose time has come, the oldest first. */
  due: async (now: Date, most: number): Promise<DueDecision[]> => {
    const rows = await database.query<Omit<DueDecision, 'body'> & { body: string }>(
      sql`select ${columns}, p.account_id as "accountId", p.revision, p.created_at as "createdAt", p.body
        from ${tables} where ${waits} and p.due_at <= ${now} order by p.due_at, p.id limit ${most}`,
    )
    return rows.map(({ body, ...row }) => ({ ...row, body: () => opened(body, seal) }))
  },

  /** Tries one later. */
  postpone: (id: string, dueAt: Date) =>
    database.query(sql`update pending_decisions p set due_at = ${dueAt} where p.id = ${id} and ${waits}`),

  /** Cancels one that is still there; its text stays for whoever made it. Answers whether it was there. */
  cancel: async (id: string, code: string, now: Date): Promise<boolean> => {
    const rows = await database.query(
      sql`update pending_decisions p set cancelled_at = ${now}, cancelled_by = ${code}
        where p.id = ${id} and ${waits} returning p.id`,
    )
    return rows.length === 1
  },
})
export type DecisionsStore = ReturnType<typeof decisionsStore>
