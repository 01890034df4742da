// Payments under faults drawn by chance: calls that break before or after their work, notices that are doubled, late, out of
// order, forged or never sent, payers who click twice, change their mind or pay late, requests that are withdrawn. What is
// left in the end is judged by the gateway's books.

import type { PaymentChannel } from '@bawaba/contract/payment-states.ts'
import { sql } from './platform/database/index.ts'
import { applyMissing } from './test-differences.ts'
import { judge, type World } from './test-payment-world.ts'
import type { Person } from './test-portal.ts'

const minute = 60_000
type Channel = Exclude<PaymentChannel, 'office'>
const channels: readonly Channel[] = ['card', 'payment-code', 'bank']

/** Mulberry32: numbers from 0 to 1 by a seed, so that a failing run can be run again. */
export const randomBy = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The ten kinds of faults, each as the gateway's control takes it for a payment. */
const injections: readonly ((reference: string) => object)[] = [
  reference => ({ of: 'call', times: 1, reference, call: 'status', mode: 'down', after: false }),
  reference => ({ of: 'call', times: 1, reference, call: 'status', mode: 'nonsense', after: false }),
  reference => ({ of: 'call', times: 1, reference, call: 'cancel', mode: 'break', after: true }),
  reference => ({ of: 'call', times: 1, reference, call: 'cancel', mode: 'down', after: false }),
  reference => ({ of: 'call', times: 1, reference, call: 'refund', mode: 'break', after: true }),
  reference => ({ of: 'notice', times: 1, reference, copies: 3 }),
  reference => ({ of: 'notice', times: 1, reference, never: true }),
  reference => ({ of: 'notice', times: 1, reference, lateMs: 5 * minute }),
  reference => ({ of: 'notice', times: 1, reference, hold: true }),
  reference => ({ of: 'notice', times: 1, reference, forgery: 'otherAmount' }),
]
/** Before there is a reference: the call that begins. */
const beginFaults = [
  { of: 'call', times: 1, call: 'begin', mode: 'down', after: false },
  { of: 'call', times: 1, call: 'begin', mode: 'break', after: true },
  { of: 'call', times: 1, call: 'begin', mode: 'nonsense', after: true },
] as const

export type FaultRun = { payments: number; faults: number; wrong: string[] }

export const runFaults = async (
  world: World,
  {
    count,
    seed,
    people,
    finance,
    second,
  }: { count: number; seed: number; people: readonly Person[]; finance: Person; second: Person },
): Promise<FaultRun> => {
  const random = randomBy(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  let injected = 0
  let payments = 0

  const one = async (who: Person): Promise<void> => {
    const { ID, paymentId } = await world.book(who)
    payments += 1
    const begin = async (channel: Channel): Promise<string | undefined> => {
      if (random() < 0.3) {
        injected += 1
        await world.control('/faults', pick(beginFaults))
      }
      const answers = await Promise.all(
        Array.from({ length: random() < 0.3 ? 2 : 1 }, () => world.begin(who, ID, channel)),
      )
      return answers.find(({ status }) => status === 200)?.body.attemptId
    }
    const rounds = 1 + Math.floor(random() * 3)
    for (let round = 0; round < rounds; round++) {
      const reference = (await begin(pick(channels))) ?? (await world.attempts(paymentId)).at(-1)?.id
      if (!reference) continue
      for (let index = 0; index < Math.floor(random() * 3); index++) {
        injected += 1
        await world.control('/faults', pick(injections)(reference))
      }
      const move = random()
      if (move < 0.55) await world.fate(reference, 'pay')
      else if (move < 0.7) await world.fate(reference, 'decline')
      else if (move < 0.8) await world.fate(reference, 'cancel')
      if (random() < 0.3) await world.status(who, ID, random() < 0.5)
      if (random() < 0.15) {
        const { revision, id, can = [] } = await world.requestOf(who, ID)
        // Paid at the same moment it is refused, and that is fine.
        if (can.includes('CANCEL'))
          await who.act({ serviceSlug: 'ROOM_BOOKING', id, revision }, 'CANCEL').catch(() => undefined)
      }
      // Some news arrives now, in whatever order; some of it twice.
      const notices = (await world.sent()).sort(() => random() - 0.5)
      // More at once than are counted at a time: the others wait to be counted.
      if (random() < 0.3) await Promise.all([...notices, ...notices, ...notices].map(world.deliver))
      for (const notice of notices) {
        await world.deliver(notice)
        if (random() < 0.2) await world.deliver(notice)
      }
      if (random() < 0.3) await world.run('payments.count', 'payments.publish').catch(() => undefined)
    }
  }

  while (injected < count) await Promise.all(people.map(one))
  await settleAll(world, finance, second)
  return { payments, faults: injected, wrong: await judge(world) }
}

/** Everything that is still to come: late notices, attempts whose outcome nobody knows, refunds, and the day's list. */
const settleAll = async (world: World, finance: Person, second: Person): Promise<void> => {
  const { portal } = world
  for (let round = 0; round < 12; round++) {
    for (const notice of await world.sent()) await world.deliver(notice)
    await world.run('payments.count', 'payments.check', 'payments.publish').catch(() => undefined)
    // A second person approves what the portal asks to give back.
    await portal.database.query(
      sql`with approved as (
          update payment_refunds set status = 'approved', decided_by = ${finance.id}, decided_at = ${portal.now()},
            try_id = gen_random_uuid()
          where status in ('requested', 'failed') returning id, try_id)
        insert into payment_refund_tries (id, refund_id, begun_at) select try_id, id, ${portal.now()} from approved`,
    )
    await world.run('payments.refund').catch(() => undefined)
    portal.pass((round < 4 ? 10 : 24 * 60) * minute)
    await world.gateway.tick()
    if (round >= 4) await reconcile(world, finance, second)
  }
}

/** The job of the night, and finance who record what the provider has and nobody told of. */
const reconcile = async (world: World, finance: Person, second: Person): Promise<void> => {
  await world.run('payments.reconcile')
  await world.portal.passWith(0, finance, second)
  await applyMissing(finance, second)
}
