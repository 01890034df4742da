// What opens something stands in no message beyond its need: the whole database is written out and looked through, and
// so are the outbox of the demo and the log.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { sql } from '../../platform/database/index.ts'
import { tablesWith } from '../../platform/database/test-dump.ts'
import { eventually } from '../../platform/test-patience.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const hour = 3_600_000
type Row = { text: string; code?: string }
const outbox = async (where: TestPortal, to: string): Promise<Row[]> =>
  (await (await where.browser()).send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body
const tokenIn = ({ text }: Row): string => /#([\w-]{20,})/.exec(text)?.[1] ?? ''

/** Makes one of each: a reset by mail, the proof of an address, an invitation and its renewal, a code. */
const sendAll = async (where: TestPortal, name: string) => {
  const citizen = await where.citizen()
  const admin = await where.employee(['BFM_ADMIN'])
  const email = `${name}@example.eg`
  await where.database.query(sql`update accounts set email = ${email} where id = ${citizen.id}`)
  await citizen.send(`GET citizen/verifyUserEmail/${citizen.id}`)
  await where.database.query(sql`update accounts set email_verified_at = created_at where id = ${citizen.id}`)
  await (await where.browser()).send('POST citizen/forgetPassword', { body: { email } })
  const added = await admin.call('POST users', {
    body: {
      username: `invited${name}`,
      userSlug: 'employee',
      firstName: 'Mona',
      lastName: 'Said',
      invite: true,
      email: `staff-${email}`,
      roles: ['CASE_OFFICER'],
      services: ['*'],
    },
  })
  assert.equal(added.status, 201, JSON.stringify(added.body))
  where.pass(61_000)
  await admin.send(`POST users/${added.body.id}/invite`, { body: {} })
  await (await where.browser()).send('POST citizen/forgetPassword', { body: { username: citizen.username } })
  return { email, invited: `staff-${email}`, mobile: `+2${citizen.username}` }
}

test('in a demo links and codes are wiped when they were used, replaced or are over', async () => {
  const { email, invited, mobile } = await sendAll(portal, 'demo')
  await eventually(
    () => outbox(portal, email),
    rows => rows.length === 2,
  )
  const links = [...(await outbox(portal, email)), ...(await outbox(portal, invited))].map(tokenIn)
  assert.equal(new Set(links).size, 4)
  const code = (await outbox(portal, mobile))[0]?.code ?? ''
  assert.match(code, /^\d{6}$/)
  await portal.portal.deliver()
  // The first invitation was replaced; what is good for something is still there to be followed.
  const [second = '', first = ''] = (await outbox(portal, invited)).map(tokenIn)
  assert.deepEqual([links.includes(second), first], [true, ''])
  assert.deepEqual(await tablesWith(portal.database, [second, code]), ['public.messages'])

  const accepted = await (await portal.browser('EMPLOYEE')).call('POST invitations/accept', {
    body: { token: second, password: 'Strong#2026' },
  })
  assert.equal(accepted.status, 204)
  await portal.portal.deliver()
  assert.deepEqual(await tablesWith(portal.database, [second]), [])
  portal.pass(25 * hour)
  await portal.portal.deliver()
  assert.deepEqual(await tablesWith(portal.database, [...links, code]), [])
  const rows = [...(await outbox(portal, email)), ...(await outbox(portal, invited))]
  assert.equal(rows.length, 4)
  for (const row of rows) assert.match(row.text, /#••••••/)
  assert.ok(![...links, code].some(token => portal.log.join('').includes(token)))
})

test('what went out by mail or SMS is wiped at once, and mail that waits in vain when its link is over', async () => {
  const mails: string[] = []
  let isOpen = true
  const mailer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(isOpen ? null : new Error('closed')),
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', chunk => {
        text += chunk
      })
      stream.on('end', () => {
        mails.push(text)
        done()
      })
    },
  })
  await new Promise<void>(resolve => mailer.listen(0, '127.0.0.1', resolve))
  const texts: string[] = []
  const sms = createServer((request, response) => {
    request.on('data', chunk => texts.push(String(chunk)))
    request.on('end', () => response.writeHead(202).end('{}'))
  })
  await new Promise<void>(resolve => sms.listen(0, '127.0.0.1', resolve))
  const portOf = (address: unknown) => (address as AddressInfo).port
  const own = await openTestPortal({
    SMS_URL: `http://127.0.0.1:${portOf(sms.address())}/`,
    SMS_TOKEN: 'right',
    SMS_FROM: 'Bawaba',
    SMTP_URL: `smtp://127.0.0.1:${portOf(mailer.server.address())}`,
    MAIL_FROM: 'portal@example.eg',
  })
  try {
    const { email, invited, mobile } = await sendAll(own, 'sent')
    await eventually(
      () => outbox(own, email),
      rows => rows.length === 2,
    )
    const rows = (await Promise.all([email, invited, mobile].map(to => outbox(own, to)))).flat()
    const secrets = rows.flatMap(row => [tokenIn(row), row.code ?? '']).filter(Boolean)
    assert.ok(secrets.length >= 5)
    await own.portal.deliver()
    // The invitation that was replaced is not delivered.
    assert.equal(mails.length, 3)
    assert.ok(texts.length >= 1)
    assert.deepEqual(await tablesWith(own.database, secrets), [])

    isOpen = false
    await (await own.browser()).send('POST citizen/forgetPassword', { body: { email } })
    await eventually(
      () => outbox(own, email),
      rows => rows.some(tokenIn),
    )
    const waiting = (await outbox(own, email)).map(tokenIn).filter(Boolean)
    await own.portal.deliver()
    assert.deepEqual(await tablesWith(own.database, waiting), ['public.messages'])
    own.pass(2 * hour)
    await own.portal.deliver()
    assert.deepEqual(await tablesWith(own.database, waiting), [])
    const sent = mails.length
    isOpen = true
    own.pass(48 * hour)
    await own.portal.deliver()
    assert.equal(mails.length, sent, 'a link that is over is not delivered')
  } finally {
    await own.close()
    await new Promise<void>(resolve => mailer.close(() => resolve()))
    await new Promise(resolve => sms.close(resolve))
  }
})
