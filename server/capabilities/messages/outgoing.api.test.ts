// Messages as administrators follow them: where each stands, without its words and its reader's number, and sent again once.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { eventually } from '../../platform/test-patience.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { createDelivery } from './deliver.ts'

let portal: TestPortal
let admin: Person
before(async () => {
  portal = await openTestPortal()
  admin = await portal.employee(['BFM_ADMIN'])
})
after(() => portal.close())

const about = async (ID: string) => {
  const filter = encodeURIComponent(JSON.stringify({ where: { requestId: ID } }))
  const { body } = await admin.send(`GET outgoingMessages?filter=${filter}`)
  return body as {
    id: string
    state: string
    tries: number
    isOver: boolean
    recipient: string
    failure?: string
  }[]
}
const resend = (id: string, key?: string) =>
  admin.send(`POST outgoingMessages/${id}/resend`, {
    body: {},
    headers: key ? { 'idempotency-key': key } : {},
  })

/** A gateway of the test, in order or away. */
const gateway = () => {
  const received: string[] = []
  const state = { isAway: false }
  const { run } = createDelivery({
    database: portal.database,
    senders: [
      {
        channel: 'sms',
        send: async ({ id, text }) => {
          if (state.isAway) throw Object.assign(new Error(`No room for ${text}`), { code: 'ECONNREFUSED' })
          received.push(id)
        },
      },
    ],
    clock: portal.now,
    report: () => undefined,
  })
  return { received, state, run }
}

test('from waiting to given up and sent, and once more by hand; a key that is pressed twice is one message', async () => {
  const citizen = await portal.citizen()
  const { ID } = await citizen.file()
  const { received, state, run } = gateway()
  const [waiting] = await about(ID)
  assert.deepEqual(
    [waiting?.state, waiting?.tries, waiting?.recipient],
    ['waiting', 0, `…${citizen.username.slice(-4)}`],
  )
  state.isAway = true
  await run()
  const [retrying] = await about(ID)
  assert.deepEqual([retrying?.state, retrying?.tries, retrying?.failure], ['retrying', 1, 'ECONNREFUSED'])
  for (const minutes of [1, 5, 60, 360, 1440]) {
    portal.pass(minutes * 60_000)
    await run()
  }
  await portal.passWith(0, admin)
  const [over] = await about(ID)
  assert.deepEqual([over?.state, over?.tries], ['givenUp', 6])
  state.isAway = false
  assert.equal((await resend(over?.id ?? '')).body.state, 'waiting')
  await run()
  const ofIt = () => received.filter(id => id === over?.id).length
  assert.equal(ofIt(), 1, 'under the id that the gateway may know')
  assert.equal((await about(ID))[0]?.state, 'sent')
  const [first, second] = [await resend(over?.id ?? '', 'again'), await resend(over?.id ?? '', 'again')]
  assert.equal(first.body.id, second.body.id)
  assert.notEqual(first.body.id, over?.id)
  assert.equal((await about(ID)).length, 2)
  await run()
  await run()
  assert.deepEqual([ofIt(), received.filter(id => id === first.body.id).length], [1, 1])
  const audited = await portal.database.query(
    sql`select 1 from audit_entries where kind = 'notification.resent' and subject_id = ${citizen.id}`,
  )
  assert.equal(audited.length, 3)
})

test('nothing of what a message says or whom it goes to is in any answer; codes and links are not sent again', async () => {
  const citizen = await portal.citizen()
  await citizen.file()
  const visitor = await portal.browser()
  await visitor.send('POST citizen/forgetPassword', { body: { mobile: `+2${citizen.username}` } })
  const { body, headers } = await admin.send('GET outgoingMessages?total=true')
  const text = JSON.stringify(body)
  assert.ok(Number(headers['x-total-count']) >= 2)
  for (const secret of [citizen.username, await portal.codeTo(`+2${citizen.username}`), 'has been sent'])
    assert.ok(!text.includes(secret), secret)
  const code = body.find(({ kind }: { kind?: string }) => kind === undefined)
  assert.equal(code.isOver, true)
  assert.equal((await resend(code.id)).body.error.code, 'MESSAGE_OVER')
  portal.pass(6 * 60_000)
  await gateway().run()
  assert.equal((await resend(code.id)).body.error.code, 'MESSAGE_OVER')
  assert.equal((await resend('01a1f000-0000-7000-8000-00000000000a')).status, 404)
})

test('a message that is on its way is not sent a second time by hand', async () => {
  const citizen = await portal.citizen()
  const { ID } = await citizen.file()
  const [waiting] = await about(ID)
  const received: string[] = []
  let deliver = () => {}
  const isOut = new Promise<void>(resolve => {
    deliver = resolve
  })
  const slow = createDelivery({
    database: portal.database,
    senders: [
      {
        channel: 'sms',
        send: async ({ id }) => {
          received.push(id)
          await isOut
        },
      },
    ],
    clock: portal.now,
    report: () => undefined,
  })
  const first = slow.run()
  await eventually(
    () => received.length,
    count => count > 0,
  )
  assert.equal((await resend(waiting?.id ?? '')).status, 200)
  const other = gateway()
  await other.run()
  assert.deepEqual(other.received, [])
  deliver()
  await first
  assert.equal(received.filter(id => id === waiting?.id).length, 1)
  assert.equal((await about(ID))[0]?.state, 'sent')
})
