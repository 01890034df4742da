// What is left of people who were to be answered and whose account is erased.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import type { Person, TestPortal } from '@bawaba/server/test-portal.ts'
import { openContact, service } from './test-contact.ts'

let portal: TestPortal
let officer: Person
let admin: Person
before(async () => {
  ;({ portal, officer } = await openContact())
  admin = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const mobile = '+201112345678'
const own = {
  messageType: 'COMPLAINT',
  content: 'Nobody came to look at the meter',
  fullName: 'Noha Abdelrahman',
}
const erase = async (who: Person): Promise<void> => {
  const { body } = await who.send(`POST citizen/${who.id}/erasure`, { body: { reason: '' } })
  const done = await admin.send(`POST erasures/${body.id}/decide`, {
    body: { decision: 'erase', answer: 'Done' },
  })
  assert.equal(done.status, 204, JSON.stringify(done.body))
}

test('nobody owes a call to whoever was erased', async () => {
  const citizen = await portal.citizen()
  const filed = await citizen.file({ ...own, answerBy: 'CALL', mobile }, { service })
  const request = await officer.read({ ...filed, serviceSlug: service })
  const decided = await officer.act(request, 'APPROVE', { data: { decisionNote: 'We come tomorrow' } })
  assert.ok(decided.contact?.callSince)
  await erase(citizen)
  const rows = await portal.database.query<{ callAt: Date | null }>(
    sql`select call_at as "callAt" from requests where id = ${filed.id}`,
  )
  assert.deepEqual(rows, [{ callAt: null }])
})

test('an address that somebody merely typed takes no message of whoever it belongs to', async () => {
  const email = 'noha@example.com'
  const visitor = await portal.browser()
  const filed = await visitor.file({ ...own, answerBy: 'EMAIL', email }, { service })
  const request = await officer.read({ ...filed, serviceSlug: service })
  await officer.act(request, 'ASK_INFORMATION', { data: { informationAsked: 'On which day?' } })
  const messages = () =>
    portal.database.query(
      sql`select id from messages where recipient = ${email} and body like ${`%${filed.ID}%`}`,
    )
  assert.equal((await messages()).length, 1)
  const stranger = await portal.citizen()
  await portal.database.query(
    sql`update accounts set email = ${email}, email_verified_at = null where id = ${stranger.id}`,
  )
  await erase(stranger)
  assert.equal((await messages()).length, 1)
})
