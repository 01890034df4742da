// Reminders of appointments: on the day before, once, and gone with the appointment, whether it is changed, given up or its
// request ends.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { installed } from '../../programmes.ts'
import { openTestPortal, type Person, type TestPortal } from '../../test-portal.ts'
import { createDelivery } from '../messages/index.ts'

const hour = 3_600_000
const examples = installed.filter(({ slug }) => slug === 'examples')
/** It is Friday 20 November 2026, noon in Cairo. */
let portal: TestPortal
let other: TestPortal
before(async () => {
  portal = await openTestPortal({}, undefined, undefined, examples)
  other = await openTestPortal({}, portal, undefined, examples)
})
after(async () => {
  await other.close()
  await portal.close()
})

const at = (day: string, time: string) => `NASR/2026-11-${day}T${time}`
const answers = { childFullName: 'ليلى أحمد سالم', childBirthDate: '2016-03-05', mobile: '01012345678' }
const booked = async (who: Person, visit: string) =>
  who.read(await who.file({ ...answers, visit }, { service: 'SUMMER_CAMP' }))
/** Lets time pass until a time by Cairo's clock, for both servers. */
const waitUntil = async (day: string, time: string, ...people: Person[]) => {
  await portal.passWith(Date.parse(`2026-11-${day}T${time}:00+02:00`) - portal.now().getTime(), ...people)
  other.pass(portal.now().getTime() - other.now().getTime())
}
const remind = () =>
  Promise.all([portal.portal.run('notifications.remind'), other.portal.run('notifications.remind')])
type Listed = { kind: string; text: string; meta: { requestId?: string } }
const listed = async (who: Person): Promise<Listed[]> =>
  (await who.send('GET Notifications')).body.filter(({ kind }: Listed) => kind === 'appointmentReminder')

test('on the day before, once, over two servers; an appointment that was just booked needs none', async () => {
  const [me, last] = [await portal.citizen(), await portal.citizen()]
  const request = await booked(me, at('26', '13:00'))
  await waitUntil('24', '18:00', me, last)
  await remind()
  assert.deepEqual(await listed(me), [])
  await waitUntil('25', '09:00', me, last)
  await booked(last, at('26', '12:00'))
  await remind()
  await remind()
  const [reminder, ...others] = await listed(me)
  assert.deepEqual(others, [])
  assert.match(reminder?.text ?? '', /Nasr City.*26 November 2026, 1:00 pm/)
  assert.equal(reminder?.meta.requestId, request.ID)
  assert.deepEqual(await listed(last), [])
  await waitUntil('26', '09:30', me, last)
  await remind()
  assert.deepEqual([(await listed(me)).length, (await listed(last)).length], [1, 0])
  await waitUntil('26', '13:01', me, last)
  await portal.portal.run('appointments.end')
  assert.deepEqual(await listed(me), [], 'over, it is reminded of no more')
})

test('changed or given up, the reminder leaves the list and the queue at once; the new time is reminded of by itself', async () => {
  const [mover, leaver, payer] = [await portal.citizen(), await portal.citizen(), await portal.citizen()]
  const everybody = [mover, leaver, payer]
  for (const { id } of everybody)
    await portal.database.query(
      sql`insert into notification_preferences (account_id, choices, quiet_from, quiet_until, updated_at)
        values (${id}, '{}', 480, 600, ${portal.now()})`,
    )
  const moved = await booked(mover, at('29', '13:00'))
  const left = await booked(leaver, at('29', '13:00'))
  const paid = await booked(payer, at('29', '13:00'))
  await portal.database.query(
    sql`update reservations set status = 'locked' where account_id = ${payer.id} and status = 'reserved'`,
  )
  await waitUntil('28', '09:00', ...everybody)
  await remind()
  for (const person of everybody) assert.equal((await listed(person)).length, 1)
  await mover.act(moved, 'CHANGE_VISIT', { data: { visit: at('30', '12:30') } })
  await leaver.act(left, 'CANCEL')
  await payer.act(paid, 'CANCEL')
  for (const person of everybody) assert.deepEqual(await listed(person), [])

  const received: string[] = []
  const delivery = createDelivery({
    database: portal.database,
    senders: [{ channel: 'sms', send: async ({ text }) => void received.push(text) }],
    clock: portal.now,
    report: error => assert.fail(String(error)),
  })
  await waitUntil('28', '10:01', ...everybody)
  await delivery.run()
  assert.deepEqual(
    received.filter(text => text.includes('29 November')),
    [],
    'what waited for the end of quiet hours is not sent',
  )
  await waitUntil('29', '09:00', ...everybody)
  await remind()
  assert.match((await listed(mover))[0]?.text ?? '', /30 November 2026, 12:30 pm/)
  portal.pass(2 * hour)
  received.length = 0
  await delivery.run()
  assert.equal(received.filter(text => text.includes('30 November')).length, 1)
})
