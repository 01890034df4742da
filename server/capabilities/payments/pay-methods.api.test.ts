// Pay methods over the real API: a payment is offered and begun only by the channels that its service names.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { readServiceFolders } from '../catalogue/index.ts'

const room = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'ROOM_BOOKING',
)
assert.ok(room)

let portal: TestPortal
let citizen: Person
before(async () => {
  portal = await openTestPortal({
    BANK_IBAN: 'EG380019000500000000263180002',
    BANK_NAME: 'بنك مصر | Banque Misr',
    BANK_ACCOUNT_NAME: 'المكتبة | The library',
  })
  citizen = await portal.citizen()
})
after(() => portal.close())

/** A booking of a room under a version of the service with these pay methods. */
const book = async (payMethods: string[]): Promise<{ service: string; id: string; activityId: string }> => {
  const designer = await portal.employee(['SERVICE_DESIGNER'])
  const rows = (await designer.send('GET dynamic_services/definitions')).body
  const { id } = rows.find(({ serviceSlug }: { serviceSlug: string }) => serviceSlug === 'ROOM_BOOKING')
  const { revision } = (await designer.send(`GET dynamic_services/${id}/definition`)).body
  const saved = await designer.send(`PATCH dynamic_services/${id}`, {
    body: { definition: { ...room, payMethods } },
    headers: { 'if-match': `"${revision}"` },
  })
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  const published = await designer.send(`POST dynamic_services/${id}/publish`, {
    body: { reason: 'Pay methods', drafts: 'carry' },
  })
  assert.equal(published.status, 200, JSON.stringify(published.body))
  const filed = await citizen.call('POST :service', {
    params: { service: 'ROOM_BOOKING' },
    body: { data: roomAnswers() },
  })
  return { service: 'ROOM_BOOKING', id: filed.body.ID, activityId: 'APPLY' }
}
const meansOf = async (params: Awaited<ReturnType<typeof book>>) => {
  const { body } = await citizen.call('GET :service/:id/activity/:activityId/paymentDetails', { params })
  return body.means.map(({ channel }) => channel)
}

test('a service paid by card alone offers no transfer, and none can be begun', async () => {
  const params = await book(['card', 'office'])
  assert.ok(!(await meansOf(params)).includes('bank'))
  const query = {
    gatewayId: 'bank-account',
    channel: 'bank' as const,
    successURL: '/pay/done',
    failureURL: '/pay/no',
  }
  await refusal(
    citizen.call('GET :service/:id/activity/:activityId/paymentMeans', { params, query }),
    'PAYMENT_MEANS_UNKNOWN',
  )
})

test('a service paid online offers a transfer', async () => {
  assert.deepEqual(await meansOf(await book(['online'])), ['bank'])
})
