// Whoever works for the portal and is shown a person's name has looked at that person, who reads of it in "who saw my data":
// one rule on the answers of all calls, whichever screen asks.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { raw, sql } from './platform/database/index.ts'
import { roomAnswers } from './test-payment-world.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

type Person = Awaited<ReturnType<TestPortal['citizen']>>

/** A request of a person that waits for its payment. */
const book = async (person: Person): Promise<void> => {
  const { status } = await person.call('POST :service', {
    params: { service: 'ROOM_BOOKING' },
    body: { data: roomAnswers() },
  })
  assert.equal(status, 201)
}
const looksOf = async (person: Person): Promise<string[]> =>
  (await person.send(`GET citizen/${person.id}/viewings`)).body.map(({ kind }: { kind: string }) => kind)

test('a list of finance with a name is a look, in one row for ten minutes; whose name is not shown reads of nothing', async () => {
  const [citizen, other] = [await portal.citizen(), await portal.citizen()]
  await book(citizen)
  const finance = await portal.employee(['FINANCIAL_MANAGER'])
  const { status, body } = await finance.send('GET payments')
  assert.equal(status, 200)
  assert.equal(body[0].payer.id, citizen.id)
  await finance.send('GET payments')
  assert.deepEqual(await looksOf(citizen), ['person.named'])
  assert.deepEqual(await looksOf(other), [])
  portal.pass(10 * 60_000)
  await finance.send('GET payments')
  assert.deepEqual(await looksOf(citizen), ['person.named', 'person.named'])
  // Their own payments are theirs to look at.
  await citizen.send('GET payments')
  assert.equal((await looksOf(citizen)).length, 2)
})

test('inboxes, erasures and holds are looks at everybody whom they name; a request that was read is one row', async () => {
  const citizen = await portal.citizen()
  const { ID } = await citizen.file()
  await citizen.send(`POST citizen/${citizen.id}/erasure`, { body: { reason: '' } })
  const looks = async (roles: Parameters<TestPortal['employee']>[0], call: string) => {
    const before = (await looksOf(citizen)).length
    const staff = await portal.employee(roles)
    assert.equal((await staff.send(call)).status, 200, call)
    const now = await looksOf(citizen)
    return now.slice(0, now.length - before)
  }
  assert.deepEqual(await looks(['BFM_ADMIN'], 'GET erasures'), ['person.named'])
  assert.deepEqual(await looks(['CASE_OFFICER'], 'GET dynamic_services/inbox'), ['person.named'])
  assert.deepEqual(await looks(['CASE_OFFICER'], 'GET dynamic_services/requestsInbox'), ['person.named'])
  // The columns of a list hold answers, which may be a name.
  assert.deepEqual(await looks(['CASE_OFFICER'], 'GET LIBRARY_CARD'), ['person.named'])
  assert.deepEqual(await looks(['CASE_OFFICER'], `GET LIBRARY_CARD/${ID}`), ['request.viewed'])
})

test('a payment that is read, and the account of its refund, are looks at whoever paid', async () => {
  const citizen = await portal.citizen()
  await book(citizen)
  const { body: own } = await citizen.send('GET payments')
  const [{ id }] = own
  const finance = await portal.employee(['FINANCIAL_MANAGER'])
  assert.equal((await finance.send(`GET payments/${id}`)).status, 200)
  assert.deepEqual(await looksOf(citizen), ['payment.read'])
  const attemptId = crypto.randomUUID()
  await portal.database.query(
    sql`insert into payment_attempts (id, payment_id, gateway_id, channel, amount, fee, status, received, refunded, created_at)
      values (${attemptId}, ${id}, 'office', 'office', 9000, 0, 'paid', 9000, 0, ${portal.now()})`,
  )
  await portal.database.query(
    sql`insert into payment_refunds (id, attempt_id, amount, cause, reason, status, requested_at)
      values (${crypto.randomUUID()}, ${attemptId}, 100, 'part', '', 'requested', ${portal.now()})`,
  )
  const second = await portal.employee(['FINANCIAL_MANAGER'])
  const { status, body } = await second.send('GET refunds')
  assert.equal(status, 200)
  assert.ok(body.some(({ payment }: { payment: { id: string } }) => payment.id === id))
  assert.deepEqual(await looksOf(citizen), ['person.named', 'payment.read'])
})

test('a page of people is written down at once, and one that cannot be written down is not shown', async () => {
  for (let turn = 0; turn < 8; turn++) await (await portal.citizen()).file()
  const officer = await portal.employee(['CASE_OFFICER'])
  const look = () => officer.send('GET dynamic_services/inbox')
  await portal.database.query(
    raw(`create function refuse_name() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
      create trigger refuse_name before insert on audit_entries for each row execute function refuse_name()`),
    { named: false },
  )
  const refused = await look()
  assert.equal(refused.status, 500)
  assert.ok(!JSON.stringify(refused.body).includes('owner'))
  await portal.database.query(raw('drop function refuse_name cascade'), { named: false })
  const { status, body } = await look()
  assert.equal(status, 200)
  const [written = { people: 0, times: 0 }] = await portal.database.query<{ people: number; times: number }>(
    sql`select count(distinct subject_id)::int as people, count(distinct at)::int as times
      from audit_entries where actor_id = ${officer.id} and kind = 'person.named'`,
  )
  const owners = new Set(
    body.items.map(({ request }: { request: { owner: { id: string } } }) => request.owner.id),
  )
  assert.deepEqual(written, { people: owners.size, times: 1 })
})
