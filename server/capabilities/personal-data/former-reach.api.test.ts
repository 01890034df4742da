// Erasure reaches what went to a number or an address that a person had before the present one, and nothing of whoever
// has that number by now.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { unzipSync } from 'fflate'
import { sql } from '../../platform/database/index.ts'
import { tablesWith } from '../../platform/database/test-dump.ts'
import { cardAnswers, openTestPortal, type TestPortal } from '../../test-portal.ts'

let portal: TestPortal
let admin: Awaited<ReturnType<TestPortal['employee']>>
before(async () => {
  portal = await openTestPortal({ LOG_LEVEL: 'info' })
  admin = await portal.employee(['BFM_ADMIN', 'CASE_OFFICER'])
})
after(() => portal.close())

type Person = Pick<typeof admin, 'send' | 'jar' | 'held' | 'id'>
const outbox = async (to: string) =>
  (await (await portal.browser()).send(`GET dev/outbox?to=${encodeURIComponent(to)}`)).body as {
    text: string
    code?: string
  }[]
const password = 'Palm#Tree26'

/** Somebody who signs up with a number and an address, and confirms both. */
const signUp = async (mobile: string, email: string, nationalId: string): Promise<Person> => {
  const [visitor, own] = [await portal.browser(), await portal.browser()]
  const data = {
    identity: 'NATIONAL_ID',
    nationalId,
    firstName: 'Mona',
    lastName: 'Said',
    mobile,
    email,
  }
  const { body } = await visitor.send('POST citizen', { body: { data, password, confirmPassword: password } })
  const code = await portal.codeTo(mobile)
  await visitor.send('POST citizen/verifyMobile', { body: { id: body.id, mobile, code } })
  const session = await own.send('POST citizen/login', { body: { username: mobile, password } })
  assert.equal(session.status, 200, JSON.stringify(session.body))
  own.held.token = session.body.usertoken
  const token = /#([\w-]+)/.exec((await outbox(email))[0]?.text ?? '')?.[1]
  assert.equal((await own.send('POST citizen/verifyEmail', { body: { token } })).status, 204)
  return { ...own, id: body.id as string }
}
const moveTo = async (person: Person, mobile: string, email: string) => {
  const moved = await person.send(`PATCH citizen/${person.id}`, { body: { data: { mobile, email } } })
  assert.equal(moved.status, 200, JSON.stringify(moved.body))
  const code = await portal.codeTo(mobile)
  assert.equal((await person.send('POST citizen/verifyMobile', { body: { mobile, code } })).status, 200)
  const token = /#([\w-]+)/.exec((await outbox(email))[0]?.text ?? '')?.[1]
  assert.equal((await person.send('POST citizen/verifyEmail', { body: { token } })).status, 204)
}
const file = (person: Person) =>
  person.send('POST LIBRARY_CARD', {
    body: { data: cardAnswers },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
const erase = async (person: Person) => {
  portal.pass(60_000)
  const session = await portal.database.query(
    sql`update sessions set proved_at = ${portal.now()} where account_id = ${person.id} returning id`,
  )
  assert.ok(session.length > 0)
  const { body } = await person.send(`POST citizen/${person.id}/erasure`, { body: { reason: '' } })
  admin = await portal.employee(['BFM_ADMIN', 'CASE_OFFICER'])
  const decided = await admin.send(`POST erasures/${body.id}/decide`, {
    body: { decision: 'erase', answer: 'Done.' },
  })
  assert.equal(decided.status, 204, JSON.stringify(decided.body))
}

test('what went to a former number or address goes with the person; the next owner of the number keeps theirs', async () => {
  const [number, address] = ['+201080001001', 'former.one@example.eg']
  const person = await signUp(number, address, '29104120107101')
  await (await portal.browser()).send('POST citizen/forgetPassword', { body: { username: number } })
  const filed = await file(person)
  await admin.send(`POST LIBRARY_CARD/${filed.body.ID}/comment`, {
    body: { text: 'Come by.', visibleToApplicant: true },
  })
  portal.pass(120_000)
  await moveTo(person, '+201080001002', 'former.two@example.eg')
  await portal.database.query(sql`update requests set status_kind = 'done' where id = ${filed.body.id}`)
  assert.ok((await outbox(number)).length >= 4, 'codes, a notice of the request, the change')
  assert.ok((await outbox(address)).length >= 2)

  // The number is somebody else's by now.
  const next = await signUp(number, 'next.owner@example.eg', '29104120107102')
  await file(next)
  const ofNext = await portal.database.query<{ id: string }>(
    sql`select id from messages where account_id = ${next.id} order by id`,
  )
  assert.ok(ofNext.length >= 3)

  await erase(person)
  portal.pass(25 * 3_600_000)
  await portal.portal.tidy()
  assert.deepEqual(await tablesWith(portal.database, [address, '+201080001002', 'former.two@example.eg']), [])
  const left = await portal.database.query<{ id: string }>(
    sql`select id from messages where recipient = ${number} or account_id in (${person.id}, ${next.id}) order by id`,
  )
  assert.deepEqual(left, ofNext, 'nothing but what is the next owner’s')
})

test('counts and codes under a former number go too', async () => {
  const number = '+201080001011'
  const person = await signUp(number, 'counts.one@example.eg', '29104120107111')
  await (await portal.browser()).send('POST citizen/forgetPassword', { body: { username: number } })
  portal.pass(120_000)
  await moveTo(person, '+201080001012', 'counts.two@example.eg')
  const before = await tablesWith(portal.database, [number])
  assert.ok(before.includes('public.codes') && before.includes('public.messages'), before.join())
  await erase(person)
  assert.deepEqual(await tablesWith(portal.database, [number]), [])
})

test('a person’s data names messages to their former number, and none of whoever had the number before', async () => {
  const number = '+201080001021'
  const person = await signUp(number, 'data.one@example.eg', '29104120107121')
  portal.pass(120_000)
  await moveTo(person, '+201080001022', 'data.two@example.eg')
  const next = await signUp(number, 'data.next@example.eg', '29104120107122')
  const messagesOf = async (who: Person) => {
    const { body } = await who.send(`POST citizen/${who.id}/data`, { body: {} })
    const cookie = [...who.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const { rawPayload } = await portal.portal.app.inject({ url: body.href, headers: { cookie } })
    return JSON.parse(Buffer.from(unzipSync(rawPayload)['data.json'] ?? []).toString()).messages as {
      text: string
    }[]
  }
  const isNotice = ({ text }: { text: string }) => /mobile number of your account/.test(text)
  await portal.database.query(
    sql`update sessions set proved_at = ${portal.now()} where account_id in (${person.id}, ${next.id})`,
  )
  assert.ok((await messagesOf(person)).some(isNotice), 'the notice at the former number is theirs')
  assert.ok(!(await messagesOf(next)).some(isNotice), 'and not the next owner’s')
})

test('under a legal hold what went to a former number stays too', async () => {
  const [former, other] = ['+201080001031', '+201080001041']
  const person = await signUp(former, 'hold.one@example.eg', '29104120107131')
  const free = await signUp(other, 'hold.free@example.eg', '29104120107141')
  portal.pass(120_000)
  await moveTo(person, '+201080001032', 'hold.two@example.eg')
  await moveTo(free, '+201080001042', 'hold.free2@example.eg')
  await portal.database.query(
    sql`insert into legal_holds (id, account_id, reason, placed_by, placed_at)
      values (${crypto.randomUUID()}, ${person.id}, 'Case 3 of 2026', ${admin.id}, ${portal.now()})`,
  )
  const count = async (recipient: string) => (await outbox(recipient)).length
  const before = await count(former)
  assert.ok(before > 0 && (await count(other)) > 0)
  portal.pass(91 * 86_400_000)
  await portal.portal.tidy()
  assert.deepEqual([await count(former), await count(other)], [before, 0])
})
