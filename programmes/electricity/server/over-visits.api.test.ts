// A visit to a center: who came is recorded from its time on, staff are asked the next morning, and after a week the system
// leaves it, so that the next one can be booked.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { outcomeOf, type Person, refusal } from '@bawaba/server/test-portal.ts'
import examples from '../services/CENTER_APPOINTMENT/examples.json' with { type: 'json' }
import { type Electricity, openElectricity } from './test-electricity.ts'

const service = 'CENTER_APPOINTMENT'
let electricity: Electricity
let who: Person
let supervisor: Person
before(async () => {
  electricity = await openElectricity()
  who = await electricity.portal.citizen()
  supervisor = await electricity.portal.employee(['SUPERVISOR'])
})
after(() => electricity.close())

const answers = (visit: string) => ({ ...examples.valid[0]?.data, visit })
const goTo = (moment: string) => {
  const { portal, officer } = electricity
  return portal.passWith(Date.parse(moment) - portal.now().getTime(), who, officer, supervisor)
}
const questions = async () =>
  (await supervisor.send('GET Notifications')).body.filter(
    ({ kind }: { kind: string }) => kind === 'visitsOver',
  )

test('nobody has come or stayed away before the time of the visit', async () => {
  const { portal, officer } = electricity
  const filed = await who.file(answers('ELEC-DOKKI/2026-11-24T10:20'), { service })
  const seen = await officer.read(filed)
  assert.deepEqual(
    seen.can.filter(act => ['ATTEND', 'MISS'].includes(act)),
    [],
  )
  for (const act of ['ATTEND', 'MISS']) await refusal(officer.act(seen, act), 'TRANSITION_NOT_ALLOWED')
  await goTo('2026-11-24T08:21:00Z')
  const now = await officer.read(filed)
  assert.deepEqual(now.can.filter(act => ['ATTEND', 'MISS'].includes(act)).sort(), ['ATTEND', 'MISS'])
  assert.equal((await officer.act(now, 'ATTEND')).status, 'ATTENDED')
  assert.equal(portal.now() > new Date('2026-11-24'), true)
})

test('a visit that staff never closed: asked about in the morning by one notice, left after a week, and it blocks no more', async () => {
  const { portal } = electricity
  const other = await portal.citizen()
  const visits = ['2026-11-26T10:20', '2026-11-26T10:40'].map(time => `ELEC-DOKKI/${time}`)
  const filed = await who.file(answers(visits[0] ?? ''), { service })
  await other.file(answers(visits[1] ?? ''), { service })
  await goTo('2026-11-27T06:00:00Z')
  await portal.portal.run('appointments.end')
  await portal.portal.run('requests.ask_over_visits')
  assert.deepEqual(
    (await questions()).map(({ text }: { text: string }) => /Number of visits: \W*2/.test(text)),
    [true],
  )
  await portal.portal.run('requests.leave_over_visits')
  assert.equal((await who.read(filed)).status, 'BOOKED')
  const again = () =>
    who.call('POST :service', { params: { service }, body: { data: answers('ELEC-DOKKI/2026-12-08T10:20') } })
  await goTo('2026-12-03T06:00:00Z')
  assert.equal(outcomeOf(await again())[1], 'OPEN_REQUEST_EXISTS')
  await portal.portal.run('requests.leave_over_visits')
  assert.equal((await who.read(filed)).status, 'BOOKED', 'seven days are not over')
  await goTo('2026-12-04T06:00:00Z')
  await portal.portal.run('requests.leave_over_visits')
  assert.equal((await who.read(filed)).status, 'UNRECORDED')
  assert.equal((await again()).status, 201)
})
