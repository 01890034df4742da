// A room is booked once for an hour, however many send at once and through however many servers; who comes second reads
// what is free, and nothing of theirs is filed or billed.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { sql } from '../../platform/database/index.ts'
import { roomAnswers } from '../../test-payment-world.ts'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { publishService } from '../../test-services.ts'
import { readServiceFolders } from '../catalogue/index.ts'

let portals: [TestPortal, TestPortal]
before(async () => {
  const one = await openTestPortal()
  portals = [one, await openTestPortal({}, one)]
})
after(async () => {
  await portals[1].close()
  await portals[0].close()
})

const service = 'ROOM_BOOKING'
const send = (who: Person, data: object) => who.send(`POST ${service}`, { body: { data } })
const book = (who: Person, data: object) => who.file(data as never, { service })
const counted = async (of: string): Promise<number> =>
  (
    await portals[0].database.one<{ count: number }>(
      sql`select (case ${of} when 'requests' then (select count(*) from requests where service_slug = ${service})
        else (select count(*) from payments) end)::int as count`,
    )
  ).count

test('of thirty people at two servers one books a room; nothing is filed or billed for the others', async () => {
  const data = roomAnswers()
  const people = await Promise.all(
    Array.from({ length: 30 }, (_, turn) => (portals[turn % 2] as TestPortal).citizen()),
  )
  const before = { requests: await counted('requests'), payments: await counted('payments') }
  const sent = await Promise.all(people.map(who => send(who, data)))
  const statuses = sent.map(({ status }) => status).toSorted()
  assert.deepEqual(statuses, [201, ...Array.from({ length: 29 }, () => 422)])
  for (const { status, body } of sent)
    if (status !== 201) {
      assert.deepEqual([body.error.code, body.error.details[0].path], ['VALIDATION_FAILED', 'data.time.hour'])
    }
  const after = { requests: await counted('requests'), payments: await counted('payments') }
  assert.deepEqual(after, { requests: before.requests + 1, payments: before.payments + 1 })
})

test('who comes second reads in both languages which hours are free, and books one of them', async () => {
  const data = { ...roomAnswers(), days: { from: '2031-01-01', to: '2031-01-02' }, time: { hour: '10:00' } }
  const [first, second] = [await portals[0].citizen(), await portals[1].citizen()]
  await book(first, data)
  const { body } = await send(second, data)
  const [{ message }] = body.error.details
  assert.match(message.en, /is taken\. Free now: .*(am|pm|noon)/)
  assert.match(message.ar, /محجوز\. المتاح الآن: .*(صباحًا|مساءً)/)
  const answer = await second.send(`POST ${service}/fieldHandler`, {
    body: { activityId: 'APPLY', field: 'time', data: { hall: data.hall, days: data.days } },
  })
  const options: { value: string; unavailable?: string }[] = answer.body.fieldsSchema.hour.uniforms.options
  assert.equal(options.find(({ value }) => value === data.time.hour)?.unavailable, 'hour.full')
  const free = options.find(({ unavailable }) => !unavailable)?.value
  assert.ok((await book(second, { ...data, time: { ...data.time, hour: free } })).ID)
})

test('one day of a booking is enough to refuse another that has the day too', async () => {
  const data = roomAnswers()
  const [first, second] = [await portals[0].citizen(), await portals[0].citizen()]
  await book(first, data)
  const { to } = data.days
  const overlapping = { ...data, days: { from: to, to } }
  // The library's own hour of that day may be this one.
  const { status, body } = await send(second, overlapping)
  assert.deepEqual([status, body.error.details[0].path], [422, 'data.time.hour'])
  assert.equal((await send(second, { ...overlapping, hall: 'MIDDLE', people: 9 })).status, 201)
})

test('a room is free again when its request is withdrawn or rejected, or was not paid in time', async () => {
  const data = roomAnswers()
  const people = await Promise.all(Array.from({ length: 4 }, () => portals[0].citizen()))
  const [one, two, three, four] = people as [Person, Person, Person, Person]
  await one.act(await book(one, data), 'CANCEL')
  const late = await book(two, data)
  await portals[0].database.query(
    sql`update requests set due_at = ${new Date(portals[0].now().getTime() - 60_000)}::timestamptz where number = ${late.ID}`,
  )
  await portals[0].portal.run('requests.run_due')
  const rejected = await book(three, data)
  await portals[0].database.query(
    sql`update requests set status = 'NEW', status_kind = 'open' where number = ${rejected.ID}`,
  )
  const officer = await portals[1].employee(['CASE_OFFICER'])
  await officer.act(rejected, 'REJECT', {
    data: { rejectionReason: 'The room is being painted then.' },
  } as never)
  assert.ok((await book(four, data)).ID)
})

test('the same sending again is answered as before and does not find its own room taken', async () => {
  const data = roomAnswers()
  const who = await portals[0].citizen()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [first, again] = await Promise.all(
    [1, 2].map(() => who.send(`POST ${service}`, { headers, body: { data } })),
  )
  const third = await who.send(`POST ${service}`, { headers, body: { data } })
  assert.equal(third.status, 201)
  const numbers = [first, again, third].flatMap(each => each?.body.ID ?? [])
  assert.equal(new Set(numbers).size, 1)
})

test('a booked room is not exchanged for another when only the number of people is requested again', async () => {
  const room = readServiceFolders(libraryCard.services).find(each => each.serviceSlug === service)
  const again = await publishService(
    await portals[0].employee(['SERVICE_DESIGNER']),
    'ROOM_AGAIN',
    definition => {
      Object.assign(definition, structuredClone(room), { serviceSlug: 'ROOM_AGAIN' })
      for (const activity of definition.activities) {
        if (activity.activityId === 'ASK_INFORMATION')
          activity.asks = { message: 'informationAsked', workingDays: 5, fields: ['people'] }
        if (activity.activityId === 'SUPPLY_INFORMATION') activity.supplies = true
      }
    },
  )
  const data = { ...roomAnswers(), days: { from: '2032-01-01', to: '2032-01-01' }, time: { hour: '10:00' } }
  const citizen = await portals[0].citizen()
  const filed = await citizen.file(data as never, { service: again })
  await portals[0].database.query(
    sql`update requests set status = 'NEW', status_kind = 'open' where number = ${filed.ID}`,
  )
  const officer = await portals[0].employee(['CASE_OFFICER'])
  const waiting = await officer.act(filed, 'ASK_INFORMATION', {
    data: { informationAsked: 'How many people will come?' },
    ask: { fields: ['people'] },
  } as never)
  const larger = { people: 20, hall: 'LARGE', time: { hour: '10:00' } }
  await refusal(
    citizen.act(waiting, 'SUPPLY_INFORMATION', { data: larger } as never),
    'VALIDATION_FAILED',
    'data.hall',
  )
  const supplied = await citizen.act(waiting, 'SUPPLY_INFORMATION', { data: { people: 7 } } as never)
  assert.deepEqual([supplied.data.people, supplied.data.hall], [7, 'SMALL'])
})
