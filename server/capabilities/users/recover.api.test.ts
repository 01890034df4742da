// Somebody who has lost their phone and every recovery code: whoever runs the portal lets them in again, and nothing that
// was good before is good any more.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { sha256 } from '../../platform/secret.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { createAudit } from '../audit/index.ts'
import { createMessenger, messagesStore } from '../messages/index.ts'
import { createRecover, createTelling, usersStore } from './index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const recover = (username: string) => {
  const { database, now: clock } = portal
  const messenger = createMessenger({ store: messagesStore(database), newId: randomUUID, clock })
  const telling = createTelling({
    accounts: portal.accounts,
    messenger,
    clock,
    linkTo: (_, path) => `https://example.eg${path}`,
  })
  const audit = createAudit({ database, clock })
  return createRecover({ messenger, telling, audit, clock })(username)
}
const outbox = async (to: string) =>
  (await (await portal.browser()).send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body as {
    text: string
  }[]

test('whoever has lost the phone and all codes begins anew; nothing of before leads in, and everybody is told', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  const auditor = await portal.employee(['AUDITOR'])
  const mobileOf = async ({ send, id }: typeof person) => (await send(`GET employee/${id}`)).body.data.mobile
  const [former, auditors] = [await mobileOf(person), await mobileOf(auditor)]
  // Of two messages of one moment nobody can say which is the newer.
  portal.pass(1_000)
  const found = await recover(person.username)
  assert.deepEqual([found?.id, found?.mobile, found?.roles], [person.id, null, ['CASE_OFFICER']])
  // The session, the password and the number are gone.
  assert.equal((await person.send(`GET employee/${person.id}`)).status, 401)
  const browser = await portal.browser('EMPLOYEE')
  const login = await browser.send('POST employee/login', {
    body: { username: person.username, password: portal.password },
  })
  assert.equal(login.body.error.code, 'WRONG_CREDENTIALS')
  const before = (await outbox(former)).length
  await browser.send('POST employee/forgetPassword', { body: { username: person.username } })
  assert.equal((await outbox(former)).length, before)
  assert.match((await outbox(former))[0]?.text ?? '', /operator of the services portal removed/)
  assert.match((await outbox(auditors))[0]?.text ?? '', new RegExp(person.username))
  // The link that is handed over leads to a password, and the password to a factor of the person's own.
  const [token, now] = ['a-link-that-was-handed-over', portal.now()]
  await usersStore(portal.database).addLink({
    tokenHash: sha256(token),
    accountId: person.id,
    purpose: 'invitation',
    now,
    expiresAt: new Date(now.getTime() + 60_000),
  })
  const body = { token, password: 'Strong#2026' }
  assert.equal((await browser.call('POST invitations/accept', { body })).status, 204)
  const entered = await browser.send('POST employee/login', {
    body: { username: person.username, password: 'Strong#2026' },
  })
  assert.deepEqual([entered.body.mfa.methods, entered.body.mfa.enrol], [[], ['totp', 'webauthn']])
  assert.equal(await recover('nobody-of-this-name'), undefined)
})

test('a provider that the lost phone is signed in at opens the account no more', async () => {
  const person = await portal.employee(['CASE_OFFICER'])
  await portal.database.query(
    sql`insert into identities (id, account_id, user_slug, provider, issuer, subject, linked_at)
      values (${randomUUID()}, ${person.id}, 'employee', 'demo', 'https://id.example', 'lost', ${portal.now()})`,
  )
  assert.ok(await recover(person.username))
  const rows = await portal.database.query(sql`select id from identities where account_id = ${person.id}`)
  assert.equal(rows.length, 0)
})
