// A portal and the sandbox gateway in one process, whose notices go nowhere until they are delivered: for tests that judge
// the portal by the gateway's own books.

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentChannel } from '@bawaba/contract/payment-states.ts'
import { addDays } from '@bawaba/language/index.ts'
import { createSandboxGateway } from '@bawaba/sandbox-gateway/index.ts'
import { type Queries, sql } from './platform/database/index.ts'
import type { InstalledProgramme } from './programmes.ts'
import { openTestPortal, type Person } from './test-portal.ts'

const hours = ['10:00', '13:00', '16:00', '19:00']
let bookings = 0

/** A booking of three days in the small room that no other has: EGP 90. */
export const roomAnswers = () => {
  const from = addDays('2027-03-17', Math.floor(bookings / 3) * 3)
  // The library needs one hour of the first day for itself.
  const free = hours.filter((_, index) => index !== Number(from.slice(8)) % hours.length)
  const hour = free[bookings % 3]
  bookings += 1
  return { ...answers, days: { from, to: addDays(from, 2) }, time: { ...answers.time, hour } }
}

const answers = {
  title: 'نادي قراءة الخميس',
  purpose: 'CLUB',
  people: '٨',
  page: 'club.example.com',
  needs: ['SCREEN', 'TEA'],
  hall: 'SMALL',
  time: { key: 'هدى علي' },
  earlier: true,
  mark: '٤',
  rules: true,
}

type Notice = { headers: Record<string, string>; body: string }
export type Fate = 'pay' | 'decline' | 'cancel'

export const openWorld = async (
  environment: Record<string, string> = {},
  programmes: readonly InstalledProgramme[] = [],
) => {
  const folder = await mkdtemp(join(tmpdir(), 'bawaba-world-'))
  const secret = randomBytes(32).toString('hex')
  let now = () => new Date('2026-11-20T10:00:00Z')
  const notices: Notice[] = []
  const gateway = createSandboxGateway({
    folder,
    merchantId: 'bawaba',
    keys: [{ id: 'first', secret }],
    clock: () => now(),
    random: randomBytes,
    portal: 'http://portal.test',
    fetch: async (_url, { headers, body }) => {
      notices.push({ headers: headers as Record<string, string>, body: String(body) })
      return new Response(null, { status: 204 })
    },
  })
  const url = await gateway.listen()
  const settings = { SANDBOX_GATEWAY_URL: url, SANDBOX_GATEWAY_KEYS: `first:${secret}`, ...environment }
  const portal = await openTestPortal(settings, undefined, undefined, programmes)
  now = portal.now

  const control = async (path: string, body: object) => {
    const answer = await gateway.app.inject({ method: 'POST', url: `/control/api${path}`, payload: body })
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`)
  }
  const run = (...jobs: string[]) =>
    jobs.reduce(
      (before, job) => before.then(() => portal.portal.run(job)),
      Promise.resolve<unknown>(undefined),
    )
  const deliver = async ({ headers, body }: Notice): Promise<number> => {
    const answer = await portal.portal.app.inject({
      method: 'POST',
      url: '/api/gateways/sandbox/notices',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    })
    return answer.statusCode
  }
  const params = (id: string) => ({ service: 'ROOM_BOOKING', id, activityId: 'APPLY' })

  return {
    portal,
    gateway,
    /** The settings by which the portal knows the gateway. */
    environment: settings,
    /** Notices that the gateway has sent since they were taken last. */
    sent: async (): Promise<Notice[]> => {
      await gateway.tick()
      return notices.splice(0)
    },
    deliver,
    control,
    run,
    /** Files a booking that waits for EGP 90; its number and payment. */
    book: async (who: Person): Promise<{ ID: string; paymentId: string }> => {
      const { body } = await who.call('POST :service', {
        params: { service: 'ROOM_BOOKING' },
        body: { data: roomAnswers() },
      })
      const { id } = await portal.database.one<{ id: string }>(
        sql`select p.id from payments p join requests r on r.id = p.request_id where r.number = ${body.ID}`,
      )
      return { ID: body.ID, paymentId: id }
    },
    begin: (who: Person, ID: string, channel: Exclude<PaymentChannel, 'office'>) =>
      who.call('GET :service/:id/activity/:activityId/paymentMeans', {
        params: params(ID),
        query: { gatewayId: 'sandbox', channel, successURL: '/a', failureURL: '/b' },
      }),
    status: async (who: Person, ID: string, returned = false) =>
      (
        await who.call('GET :service/:id/paymentStatus', {
          params: { service: 'ROOM_BOOKING', id: ID },
          query: returned ? { returned } : {},
        })
      ).body,
    requestOf: async (who: Person, ID: string) =>
      (await who.call('GET :service/:id', { params: { service: 'ROOM_BOOKING', id: ID } })).body,
    /** What the payer does at the gateway; false where it does not know the payment or it has ended. */
    fate: async (reference: string, fate: Fate, amount?: number): Promise<boolean> => {
      const body = { fate, ...(amount ? { amount } : {}) }
      const answer = await gateway.app.inject({
        method: 'POST',
        url: `/control/api/payments/${reference}/fate`,
        payload: body,
      })
      return answer.statusCode < 300
    },
    /** The attempts of a payment, oldest first. */
    attempts: (paymentId: string) =>
      portal.database.query<{
        id: string
        status: string
        amount: number
        received: number
        refunded: number
      }>(
        sql`select id, status, amount, received, refunded from payment_attempts where payment_id = ${paymentId} order by created_at, id`,
      ),
    close: async () => {
      await portal.close()
      await gateway.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>

/** What is judged: the books of a gateway, and the database of its portal. */
type Books = { portal: { database: Queries }; gateway: Pick<World['gateway'], 'ledger'> }

/** What the portal's books and the gateway's do not agree on, over everything there is; sentences, none where all is well. */
export const judge = async ({ portal, gateway }: Books): Promise<string[]> => {
  const books = new Map(gateway.ledger.balances().map(each => [each.reference, each]))
  const rows = await portal.database.query<{
    id: string
    paymentId: string
    paymentStatus: string
    isVoid: boolean
    paidBy: string | null
    amount: number
    received: number
    refunded: number
    waiting: number
  }>(
    sql`select a.id, p.id as "paymentId", p.status as "paymentStatus", p.is_void as "isVoid", p.paid_by as "paidBy", a.amount,
        a.received, a.refunded,
        (select coalesce(sum(f.amount), 0)::bigint from payment_refunds f where f.attempt_id = a.id
          and f.status in ('requested', 'approved')) as waiting
      from payment_attempts a join payments p on p.id = a.payment_id where a.gateway_id = 'sandbox'`,
  )
  const wrong: string[] = []
  const known = new Set(rows.map(({ id }) => id))
  for (const { reference, received } of books.values())
    if (received > 0 && !known.has(reference)) wrong.push(`${reference}: paid there, unknown here`)
  for (const { id, received, refunded } of rows) {
    const there = books.get(id) ?? { received: 0, refunded: 0 }
    if (there.received !== received) wrong.push(`${id}: received ${received} here, ${there.received} there`)
    if (there.refunded !== refunded) wrong.push(`${id}: refunded ${refunded} here, ${there.refunded} there`)
  }
  for (const [paymentId, own] of Map.groupBy(rows, row => row.paymentId)) {
    const total = own.reduce((sum, { received, refunded, waiting }) => sum + received - refunded - waiting, 0)
    const paying = own.find(({ id, paidBy }) => id === paidBy)
    if (total > (paying?.amount ?? Math.max(...own.map(({ amount }) => amount))))
      wrong.push(`${paymentId}: charged twice, ${total}`)
    const covered = own.some(({ amount, received, refunded }) => received - refunded >= amount)
    const status = own[0]?.paymentStatus
    if (covered && !own[0]?.isVoid && status !== 'paid' && status !== 'refunded')
      wrong.push(`${paymentId}: paid, and ${status}`)
    if (own[0]?.isVoid && !paying && total > 0) wrong.push(`${paymentId}: void, and keeps ${total}`)
  }
  const { sum, held } = await portal.database.one<{ sum: number; held: number }>(
    sql`select coalesce(sum(amount), 0)::bigint as sum,
        coalesce(sum(amount) filter (where account = 'gateway:sandbox'), 0)::bigint as held from payment_postings`,
  )
  const there = [...books.values()].reduce((total, { received, refunded }) => total + received - refunded, 0)
  if (sum !== 0) wrong.push(`the ledger sums to ${sum}`)
  if (held !== there) wrong.push(`the ledger has ${held} at the gateway, which has ${there}`)
  return wrong
}
