// Payments killed at every step: the process dies at its first touch of the database or the provider, then at its second,
// and so on, before or after the touch took effect. Whoever comes after it goes on with what stands in the database.

import { createAudit } from './capabilities/audit/index.ts'
import { createPaymentParts, type Gateway, gatewaysOf } from './capabilities/payments/index.ts'
import { readConfig } from './config.ts'
import type { Database, Queries } from './platform/database/index.ts'
import type { FreshActor } from './platform/http/call.ts'
import { createSigner } from './platform/signer.ts'
import { judge, type World } from './test-payment-world.ts'
import type { Person } from './test-portal.ts'

class Killed extends Error {}

/** Counts steps and dies at one of them; from then on everything fails. */
const killAt = (step: number) => {
  let steps = 0
  let isDead = false
  return {
    touch: (): void => {
      if (isDead) throw new Killed()
      steps += 1
      if (steps < step) return
      isDead = true
      throw new Killed()
    },
    isDead: () => isDead,
    steps: () => steps,
  }
}
type Killer = ReturnType<typeof killAt>

const around =
  <Args extends unknown[], Result>({ touch }: Killer, work: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    touch()
    const result = await work(...args)
    touch()
    return result
  }

const killableQueries = (killer: Killer, queries: Queries): Queries => ({
  query: around(killer, queries.query) as Queries['query'],
  one: around(killer, queries.one) as Queries['one'],
  maybeOne: around(killer, queries.maybeOne) as Queries['maybeOne'],
})
/** A transaction that dies before its end is undone; after it, it stands. */
const killable = (killer: Killer, database: Database): Database => ({
  ...database,
  ...killableQueries(killer, database),
  transaction: around(killer, (work, options) =>
    database.transaction(queries => work(killableQueries(killer, queries)), options),
  ) as Database['transaction'],
})
const killableGateway = (killer: Killer, gateway: Gateway): Gateway => ({
  ...gateway,
  begin: around(killer, gateway.begin),
  status: around(killer, gateway.status),
  cancel: around(killer, gateway.cancel),
  refund: around(killer, gateway.refund),
  ...(gateway.settlements ? { settlements: around(killer, gateway.settlements) } : {}),
})

const minute = 60_000

/** The parts of payments, in a process that dies. */
const partsIn = ({ portal, environment }: World, killer: Killer) => {
  const config = readConfig({ DEMO: 'on', ...environment })
  const alive = gatewaysOf(config, { isDemo: true, clock: portal.now })
  const gateways = new Map([...alive].map(([id, gateway]) => [id, killableGateway(killer, gateway)]))
  const { casework, reservations, catalogue, notices, files, owed } = portal.portal
  return {
    gateways,
    parts: createPaymentParts({
      database: killable(killer, portal.serverDatabase),
      gateways,
      casework: { paid: around(killer, casework.paid), unpaid: around(killer, casework.unpaid) },
      reservations: {
        refunded: around(killer, reservations.refunded),
        unpaid: around(killer, reservations.unpaid),
        channelsOf: around(killer, reservations.channelsOf),
      },
      catalogue,
      notices,
      audit: createAudit({ database: killable(killer, portal.serverDatabase), clock: portal.now }),
      files,
      owed,
      linkTo: (_slug, path) => path,
      signer: createSigner(portal.secret),
      clock: portal.now,
      newId: () => crypto.randomUUID(),
      log: () => undefined,
      // Each is stored first, and dies on the way to its counting, too.
      countedAtOnce: 0,
    }),
  }
}

type Cast = { citizen: Person; finance: Person; second: Person }
const addresses = { successURL: '/a', failureURL: '/b' }
const asPayer = ({ id }: Person, ID: string) => ({
  actor: { accountId: id, services: [], serviceCenter: null } as never,
  scope: 'own' as const,
  service: 'ROOM_BOOKING',
  id: ID,
})

/** A code, a card in its place, its notice, the request that goes on, and a refund; in a process that dies at a step. */
const story = async (world: World, cast: Cast, booked: { ID: string; paymentId: string }, killer: Killer) => {
  const { parts, gateways } = partsIn(world, killer)
  const { ID, paymentId } = booked
  const means = (channel: 'card' | 'payment-code') =>
    parts.payments.means(
      asPayer(cast.citizen, ID),
      'APPLY',
      { gatewayId: 'sandbox', channel, ...addresses },
      { origin: 'http://localhost', language: 'en' },
    )
  await means('payment-code')
  const { attemptId } = await means('card')
  await world.fate(attemptId, 'pay')
  for (const { headers, body } of await world.sent()) {
    const gateway = gateways.get('sandbox') as Gateway
    const verdict = gateway.readNotice({ headers, query: {}, body: Buffer.from(body) }, world.portal.now())
    if (verdict.ok && 'event' in verdict) await parts.intake.take(gateway, verdict.event)
  }
  await parts.intake.run()
  await parts.publish()
  const by = { accountId: cast.finance.id, address: '127.0.0.1' }
  const { amount = 0 } = (await world.attempts(paymentId)).find(({ id }) => id === attemptId) ?? {}
  const wanted = { attemptId, amount: (amount / 100).toFixed(2), reason: 'Trial' }
  const { refunds } = await parts.staff.requestRefund(by, paymentId, wanted, undefined)
  const actor = { accountId: cast.second.id } as FreshActor
  await parts.refunds.decide({ ...by, actor, accountId: actor.accountId }, refunds[0]?.id ?? '', {
    approve: true,
    reason: 'Right',
  })
  await parts.refunds.run()
}

/** What whoever comes after the dead process does: the payer tries again, jobs run, notices come again. */
const recover = async (
  world: World,
  { citizen }: Cast,
  { ID, paymentId }: { ID: string; paymentId: string },
) => {
  for (let round = 0; round < 4; round++) {
    const answer = await world.begin(citizen, ID, 'card')
    if (answer.status === 200) await world.fate(answer.body.attemptId, 'pay')
    for (const notice of await world.sent()) await world.deliver(notice)
    await world
      .run('payments.count', 'payments.check', 'payments.publish', 'payments.refund')
      .catch(() => undefined)
    world.portal.pass(6 * minute)
    await world.gateway.tick()
    const [payment] = (
      await citizen.call('GET payments', { query: { filter: JSON.stringify({ where: { id: paymentId } }) } })
    ).body
    if (round > 1 && (payment?.status === 'paid' || payment?.status === 'refunded')) return payment.status
  }
  return 'neither'
}

export type KillRun = { steps: number; wrong: string[] }

/** Kills at every step of the story in turn; `every` leaves out all but each so many. */
export const runKills = async (world: World, cast: Cast, every = 1): Promise<KillRun> => {
  const wrong: string[] = []
  for (let step = 1; ; step += every) {
    await world.portal.passWith(0, cast.citizen)
    const booked = await world.book(cast.citizen)
    const killer = killAt(step)
    await story(world, cast, booked, killer).catch(error => {
      if (!killer.isDead()) throw error
    })
    const status = await recover(world, cast, booked)
    if (status === 'neither') wrong.push(`step ${step}: ${booked.ID} is neither paid nor refunded`)
    const { status: request } = await world.requestOf(cast.citizen, booked.ID)
    if (request !== 'NEW') wrong.push(`step ${step}: ${booked.ID} did not go on, ${request}`)
    wrong.push(...(await judge(world)).map(sentence => `step ${step}: ${sentence}`))
    if (!killer.isDead()) return { steps: killer.steps(), wrong }
  }
}
