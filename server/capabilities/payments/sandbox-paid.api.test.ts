// Paying through the sandbox gateway: the whole portal and the whole gateway, each by its own wire. What the gateway's books
// say is what the portal comes to, whatever becomes of the notices.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createSandboxGateway, type SandboxGateway } from '@bawaba/sandbox-gateway/index.ts'
import { sql } from '../../platform/database/index.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, outcomeOf, type Person, type TestPortal } from '../../test-portal.ts'

const secret = randomBytes(32).toString('hex')
const notices = '/api/gateways/sandbox/notices'
let portal: TestPortal
let gateway: SandboxGateway
let citizen: Person
let folder: { path: string; remove(): Promise<void> }
/** What the portal answered to notices, since it was looked at last. */
const answers: number[] = []

before(async () => {
  const { mkdtemp, rm } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const path = await mkdtemp(`${tmpdir()}/bawaba-paid-`)
  folder = { path, remove: () => rm(path, { recursive: true, force: true }) }
  gateway = createSandboxGateway({
    folder: path,
    merchantId: 'bawaba',
    keys: [{ id: 'first', secret }],
    clock: () => portal.now(),
    random: randomBytes,
    portal: 'http://localhost',
    fetch: async (_url, { headers, body }) => {
      const answer = await portal.portal.app.inject({
        method: 'POST',
        url: notices,
        headers: headers as Record<string, string>,
        payload: String(body),
      })
      answers.push(answer.statusCode)
      return new Response(null, { status: answer.statusCode })
    },
  })
  portal = await openTestPortal({
    SANDBOX_GATEWAY_URL: await gateway.listen(),
    SANDBOX_GATEWAY_KEYS: `first:${secret}`,
  })
  citizen = await portal.citizen()
})
after(async () => {
  await portal.close()
  await gateway.close()
  await folder.remove()
})

const params = (id: string) => ({ service: 'ROOM_BOOKING', id, activityId: 'APPLY' })
const book = async (): Promise<string> => {
  const filed = await citizen.call('POST :service', {
    params: { service: 'ROOM_BOOKING' },
    body: { data: roomAnswers() },
  })
  return filed.body.ID
}
const begin = (id: string, channel: 'card' | 'payment-code' | 'bank') =>
  citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: params(id),
    query: { gatewayId: 'sandbox', channel, successURL: '/pay/done', failureURL: '/pay/failed' },
  })
/** As it stands here: paymentStatus would ask the gateway first. */
const status = async (id: string): Promise<string | undefined> => {
  const { body } = await citizen.call('GET :service/:id/activity/:activityId/paymentDetails', {
    params: params(id),
  })
  return body.payment?.status
}
const control = async (path: string, payload: object) => {
  const answer = await gateway.app.inject({ method: 'POST', url: `/control/api${path}`, payload })
  assert.equal(answer.statusCode, 200, answer.body)
}
const newest = (): string =>
  [...gateway.ledger.book.payments.keys()].at(-1) ?? assert.fail('nothing was begun')
const pay = (reference: string) => control(`/payments/${reference}/fate`, { fate: 'pay' })
const rounds = async (count = 3): Promise<number[]> => {
  for (let round = 0; round < count; round++) await gateway.tick()
  return answers.splice(0)
}
const ledgerSum = async (): Promise<number> =>
  (
    await portal.database.one<{ sum: number }>(
      sql`select coalesce(sum(amount), 0)::bigint as sum from payment_postings`,
    )
  ).sum

test('a card that is paid at the gateway is paid here, by its notice', async () => {
  const id = await book()
  const begun = await begin(id, 'card')
  assert.equal(begun.status, 200, JSON.stringify(begun.body))
  assert.ok(JSON.stringify(begun.body).includes(`${gateway.origin()}/pay/`))
  const reference = newest()
  await pay(reference)
  assert.notEqual(await status(id), 'paid')
  const replies = await rounds()
  assert.ok(replies.length >= 1 && replies.every(code => code >= 200 && code < 300), String(replies))
  assert.equal(await status(id), 'paid')
  // The fee of the gateway is 1% and EGP 2 of EGP 90.
  assert.equal(gateway.ledger.book.payments.get(reference)?.order.amount, 9290)
  assert.equal(await ledgerSum(), 0)
})

test('forged, stale and false notices pay nothing; the true one does, however often it comes', async () => {
  for (const forgery of [
    'wrongKey',
    'alteredBody',
    'staleTime',
    'otherMerchant',
    'otherAmount',
    'otherCurrency',
  ]) {
    const id = await book()
    await begin(id, 'payment-code')
    const reference = newest()
    await rounds()
    await control('/faults', { of: 'notice', times: 1, reference, forgery, never: true })
    await pay(reference)
    await rounds()
    assert.notEqual(await status(id), 'paid', forgery)
    const [genuine] = [...gateway.ledger.book.notices.values()].filter(
      notice => notice.event.reference === reference && notice.isSuppressed,
    )
    for (let copy = 0; copy < 3; copy++) {
      await control(`/notices/${genuine?.id}/send`, {})
      await rounds(1)
    }
    assert.equal(await status(id), 'paid', forgery)
  }
  assert.equal(await ledgerSum(), 0)
})

test('where no notice comes, asking tells', async () => {
  const id = await book()
  await begin(id, 'card')
  const reference = newest()
  await rounds()
  await control('/faults', { of: 'notice', times: 1, reference, never: true })
  await pay(reference)
  await rounds()
  assert.notEqual(await status(id), 'paid')
  const answer = await citizen.call('GET :service/:id/paymentStatus', {
    params: { service: 'ROOM_BOOKING', id },
  })
  assert.equal(answer.body.status, 'paid')
})

test('a status whose provider has nothing new says no update, and none once there is news', async () => {
  const id = await book()
  const ask = () =>
    citizen.call('GET :service/:id/paymentStatus', { params: { service: 'ROOM_BOOKING', id } })
  // Nothing was begun with a provider: there is nothing to update.
  assert.equal('noUpdate' in (await ask()).body, false)
  await begin(id, 'card')
  const reference = newest()
  await rounds()
  const open = (await ask()).body
  assert.deepEqual([open.status, open.noUpdate], ['created', true])
  await control('/faults', { of: 'notice', times: 1, reference, never: true })
  await pay(reference)
  portal.pass(60_000)
  const paid = (await ask()).body
  assert.deepEqual([paid.status, 'noUpdate' in paid], ['paid', false])
  assert.equal('noUpdate' in (await ask()).body, false)
})

test('a gateway that carried out what it did not answer is asked, and nothing is begun twice', async () => {
  const id = await book()
  await control('/faults', { of: 'call', call: 'begin', times: 1, mode: 'break', after: true })
  assert.deepEqual(outcomeOf(await begin(id, 'card')), [503, 'PAYMENT_GATEWAY_DOWN'])
  const reference = newest()
  assert.equal((await begin(id, 'card')).status, 200)
  assert.equal(newest(), reference)
  await pay(reference)
  await rounds()
  assert.equal(await status(id), 'paid')
  assert.equal(gateway.ledger.balances().find(balance => balance.reference === reference)?.received, 9290)
})

test('an attempt whose outcome is unknown is gone on with from another page and in another language', async () => {
  const id = await book()
  await control('/faults', { of: 'call', call: 'begin', times: 1, mode: 'break', after: true })
  assert.equal((await begin(id, 'card')).status, 503)
  const reference = newest()
  const again = await citizen.call('GET :service/:id/activity/:activityId/paymentMeans', {
    params: params(id),
    query: { gatewayId: 'sandbox', channel: 'card', successURL: '/pay/other', failureURL: '/pay/failed' },
    headers: { 'accept-language': 'ar' },
  })
  assert.equal(again.status, 200, JSON.stringify(again.body))
  assert.equal(newest(), reference)
})

test('another channel is chosen though the gateway never heard of the first attempt', async () => {
  const id = await book()
  await control('/faults', { of: 'call', call: 'begin', times: 1, mode: 'down', after: false })
  assert.equal((await begin(id, 'payment-code')).status, 503)
  const other = await begin(id, 'card')
  assert.equal(other.status, 200, JSON.stringify(other.body))
})
