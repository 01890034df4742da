// Who counts as the second person of a refund. One table says who is involved before each step, and one condition compares
// them with whoever takes the step: nobody is their own second, nor is an account that the same administrator made of late.

import { type Queries, raw, type Sql, sql } from '../../platform/database/index.ts'

export type RefundStep = 'decide' | 'carryOut' | 'bounce'

/** An administrator could have invited themselves twice: for so long two accounts of one maker are one person. */
const makerMs = 30 * 86_400_000

/** Who recorded or took back money of the payment of the refund `f`. */
const handlers = `select m.acted_by from payment_attempts g join payment_attempts m on m.payment_id = g.payment_id
    where g.id = f.attempt_id and m.channel = 'office'
  union all select e.actor_id from payment_attempts g join payment_attempts m on m.payment_id = g.payment_id
    join payment_events e on e.attempt_id = m.id where g.id = f.attempt_id and e.kind in ('received', 'reversed')`

/** Everyone who has had a part in the refund `f` that excludes them from a step. */
const involved: Record<RefundStep, Sql> = {
  decide: raw(`select f.requested_by union all ${handlers}`),
  carryOut: raw(`select f.requested_by union all select f.payee_by union all ${handlers}
    union all select b.bounced_by from payment_refund_tries b where b.refund_id = f.id`),
  bounce: raw('select b.carried_out_by from payment_refund_tries b where b.id = f.try_id'),
}

const makers = (account: string): Sql =>
  raw(
    `lateral (values (${account}.made_by, ${account}.made_at), (${account}.finance_by, ${account}.finance_at))`,
  )

/** Whether an account, and that of `p`, were made, or put to handling money, by the same administrator of late. */
const sameMakerSql = (by: string, now: Date): Sql => {
  const since = new Date(now.getTime() - makerMs)
  return sql`exists (select from accounts x, ${makers('x')} v (maker, at), accounts y, ${makers('y')} w (maker, at)
    where x.id = p.id and y.id = ${by}::uuid and x.id <> y.id and v.maker = w.maker
      and v.at > ${since} and w.at > ${since})`
}

/** Whether an account may take a step of the refund `f`: a condition of the statement that takes it. */
export const isSecondSql = (step: RefundStep, by: string, now: Date): Sql =>
  sql`not exists (select from (${involved[step]}) p (id) where p.id = ${by}::uuid or ${sameMakerSql(by, now)})`

/** Why an account may not take a step, for the words of the refusal. */
export const whyNotSecond = (
  queries: Queries,
  step: RefundStep,
  { by, id, now }: { by: string; id: string; now: Date },
) =>
  queries.one<{ isInvolved: boolean; isSameMaker: boolean }>(
    sql`select coalesce(bool_or(p.id = ${by}::uuid), false) as "isInvolved", coalesce(bool_or(${sameMakerSql(by, now)}), false) as "isSameMaker"
      from payment_refunds f, lateral (${involved[step]}) p (id) where f.id = ${id}`,
  )
