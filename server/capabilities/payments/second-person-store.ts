// Who counts as the second person of a refund, and of a booking that takes two. One table says who is involved before each
// step, and one condition compares them with whoever takes the step: nobody is their own second, nor is an account that they,
// or the same administrator, made of late.

import type { RefundHinder } from '@bawaba/contract/payment-states.ts'
import { join, raw, type Sql, sql } from '../../platform/database/index.ts'
import { listedSql, type Notice, noticeColumns, outgoingSql } from '../notifications/index.ts'

export type Step = 'decide' | 'carryOut' | 'bounce' | 'book'

/** An administrator could have invited themselves twice: for so long two accounts of one maker are one person. */
const makerMs = 30 * 86_400_000

/** Who recorded or took back money of the payment of the refund `f`. */
const handlers = `select m.acted_by from payment_attempts g join payment_attempts m on m.payment_id = g.payment_id
    where g.id = f.attempt_id and m.channel = 'office'
  union all select e.actor_id from payment_attempts g join payment_attempts m on m.payment_id = g.payment_id
    join payment_events e on e.attempt_id = m.id where g.id = f.attempt_id and e.kind in ('received', 'reversed')`

/** Everyone who has had a part in the refund, or booking, `f` that excludes them from a step, by why. */
const involved: Record<Step, Partial<Record<RefundHinder, string>>> = {
  decide: {
    asked: 'select f.requested_by',
    // Who says that money came back does not decide alone that it goes again.
    bounced: 'select b.bounced_by from payment_refund_tries b where b.refund_id = f.id',
    handled: handlers,
  },
  carryOut: {
    asked: 'select f.requested_by',
    account: 'select f.payee_by',
    bounced: 'select b.bounced_by from payment_refund_tries b where b.refund_id = f.id',
    handled: handlers,
  },
  book: { asked: 'select f.requested_by' },
  bounce: { sent: 'select b.carried_out_by from payment_refund_tries b where b.id = f.try_id' },
}

const makers = (account: string): Sql =>
  raw(
    `lateral (values (${account}.made_by, ${account}.made_at), (${account}.finance_by, ${account}.finance_at))`,
  )

/**
 * Whether an account, and that of `p`, were made, or put to handling money, by the same administrator of late, or one by the
 * other; or, whenever they were made, one phone gets the codes of both.
 */
const sameMakerSql = (by: string, now: Date): Sql => {
  const since = new Date(now.getTime() - makerMs)
  return sql`exists (select from accounts x, ${makers('x')} v (maker, at), accounts y, ${makers('y')} w (maker, at)
    where x.id = p.id and y.id = ${by}::uuid and x.id <> y.id
      and (x.mobile = y.mobile or (v.maker = w.maker and v.at > ${since} and w.at > ${since})
        or (v.maker = y.id and v.at > ${since}) or (w.maker = x.id and w.at > ${since})))`
}

const everyoneIn = (step: Step): Sql => raw(Object.values(involved[step]).join(' union all '))

/** Whether an account, and that of `p`, have one maker, or one made the other, however long ago. */
const sharedMakerSql = (by: string): Sql =>
  sql`exists (select from accounts x, ${makers('x')} v (maker, at), accounts y, ${makers('y')} w (maker, at)
    where x.id = p.id and y.id = ${by}::uuid and x.id <> y.id
      and (v.maker = w.maker or v.maker = y.id or w.maker = x.id))`

const tables = {
  decide: 'payment_refunds',
  carryOut: 'payment_refunds',
  bounce: 'payment_refunds',
  book: 'payment_bookings',
} as const satisfies Record<Step, string>

/**
 * Notifies every auditor where whoever takes a step of a refund or booking, and somebody who is involved in it, have one
 * maker: after a while they are two people, since an office may have one administrator, but somebody else looks.
 */
export const tellAuditorsSql = (
  step: Step,
  { id, by, notice }: { id: string; by: string; notice: Notice },
  now: Date,
): Sql =>
  sql`with told as (${listedSql(
    sql`select ${noticeColumns(notice, raw('a.id'), { path: sql`${`/audit?person=${by}`}::text` })}
      from ${raw(tables[step])} f, accounts a
      where f.id = ${id}::uuid and 'AUDITOR' = any(a.roles) and a.status = 'active'
        and exists (select from (${everyoneIn(step)}) p (id) where ${sharedMakerSql(by)})`,
    now,
  )}) ${outgoingSql(raw('told'))}`

/**
 * Why an account may not take a step of the refund or booking `f`, as text; null where it may. The statement that takes the
 * step asks it, and so does the one that reads `f` for somebody.
 */
export const hinderSql = (step: Step, by: string, now: Date): Sql => {
  const people = Object.entries(involved[step])
  const whens = people.map(
    ([why, ids]) =>
      sql`when exists (select from (${raw(ids)}) p (id) where p.id = ${by}::uuid) then ${raw(`'${why}'`)}`,
  )
  return sql`(case ${join(whens, ' ')}
    when exists (select from (${everyoneIn(step)}) p (id) where ${sameMakerSql(by, now)}) then 'maker' end)`
}
