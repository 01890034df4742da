// The SQL of the queues of staff: open items that areas register, counted by one statement with the age of the oldest.

import { type QueueKind, queueKinds, queueRowOf } from '@bawaba/contract/queue-kinds.ts'
import { join, type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'

/** A queue of an area. */
export type Queue = {
  what: QueueKind
  /** A select of its open items, each with `since`. */
  items: (now: Date) => Sql
  /** Whether an account `a` may see an item `i`; for which of the owners. The others see all. */
  within?: { role: string; sees: Sql }
}
export type Waiting = { what: QueueKind; count: number; oldest: Date }
export type WaitingFor = Waiting & { accountId: string }

const owners = queueKinds.flatMap(what => queueRowOf(what).owners.map(role => ({ what, role })))

const countsSql = ({ what, items }: Queue, now: Date, sees: Sql = raw('true')): Sql =>
  sql`select ${what}::text as what, count(*)::int as count, min(i.since) as oldest from (${items(now)}) i where ${sees}`

/** What waits for each of the accounts `a` of which `who` holds. */
const waitingSql = (queues: readonly Queue[], now: Date, who: Sql): Sql => {
  const whole = owners.filter(
    ({ what, role }) => queues.find(queue => queue.what === what)?.within?.role !== role,
  )
  const scoped = queues.flatMap(queue => {
    const { within } = queue
    // Whoever is an owner of all of it besides counts it once.
    const all = whole.filter(({ what }) => what === queue.what).map(({ role }) => role)
    return within
      ? [
          sql`select * from (${countsSql(queue, now, within.sees)}) s
            where ${within.role} = any(a.roles) and not a.roles && ${all}::text[]`,
        ]
      : []
  })
  const ofAll = sql`select t.* from totals t where exists (
      select from unnest(${whole.map(({ what }) => what)}::text[], ${whole.map(({ role }) => role)}::text[]) as o(what, role)
      where o.what = t.what and o.role = any(a.roles))`
  return sql`with totals as materialized (${join(
    queues.map(queue => countsSql(queue, now)),
    ' union all ',
  )})
    select a.id as "accountId", w.what, w.count, w.oldest
    from accounts a cross join lateral (${join([ofAll, ...scoped], ' union all ')}) w
    where a.status = 'active' and a.roles && ${[...new Set(owners.map(({ role }) => role))]}::text[] and ${who} and w.count > 0`
}

export const queueStore = (queries: Queries) => ({
  /** What waits for one account. */
  of: (queues: readonly Queue[], accountId: string, now: Date) =>
    queries.query<WaitingFor>(waitingSql(queues, now, sql`a.id = ${accountId}::uuid`)),

  /** What waits for each owner. */
  ofAll: (queues: readonly Queue[], now: Date) =>
    queries.query<WaitingFor>(waitingSql(queues, now, raw('true'))),

  totals: (queues: readonly Queue[], now: Date) =>
    queries.query<Waiting>(
      sql`select * from (${join(
        queues.map(queue => countsSql(queue, now)),
        ' union all ',
      )}) t where t.count > 0`,
    ),

  /** When the owners of queues were notified of them last. */
  notified: () =>
    queries.query<{ what: QueueKind; at: Date }>(sql`select what, notified_at as at from queue_notices`),

  note: (whats: readonly QueueKind[], now: Date) =>
    queries.query(
      sql`insert into queue_notices (what, notified_at) select what, ${now}::timestamptz from unnest(${[...whats]}::text[]) as w(what)
        on conflict (what) do update set notified_at = excluded.notified_at`,
    ),

  /** Active accounts by one role. */
  withRole: (role: string) =>
    queries.query<{ id: string }>(
      sql`select a.id from accounts a where a.status = 'active' and a.roles && array[${role}::text]`,
    ),
})
