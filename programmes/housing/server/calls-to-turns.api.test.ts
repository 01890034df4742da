// When people are called to their turn, and from when on it runs: by day, and from the moment at which the message that calls
// them was sent.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refusal } from '@bawaba/server/test-portal.ts'
import { type SmsGateway, startSms } from '@bawaba/server/test-sms.ts'
import { openUnits, type UnitsPortal } from './units/test-units.ts'

let units: UnitsPortal
let sms: SmsGateway
/** It is Friday 20 November 2026, noon in Cairo. */
before(async () => {
  let now = () => new Date()
  sms = await startSms(() => now())
  units = await openUnits({ SMS_URL: sms.url, SMS_TOKEN: 'token' })
  now = units.portal.now
})
after(async () => {
  await units.portal.close()
  await sms.close()
})

type Person = Awaited<ReturnType<UnitsPortal['portal']['citizen']>>
const minute = 60_000
const hold = (who: Person, code: string) => who.call('POST reservations', { body: { kind: 'unit', code } })
const statuses = (line: readonly Person[], project: string) =>
  Promise.all(line.map(async who => (await who.send(`GET projects/${project}/entry`)).body.entry?.status))
const untilOf = async (who: Person, project: string): Promise<string | undefined> =>
  (await who.send(`GET projects/${project}/entry`)).body.entry?.until
const afterMinutes = (minutes: number) =>
  new Date(units.portal.now().getTime() + minutes * minute).toISOString()
/** So many minutes, in each of which messages are delivered and people are called. */
const pass = async (minutes: number, ...people: Person[]): Promise<void> => {
  for (let passed = 0; passed < minutes; passed++) {
    units.portal.pass(minute)
    for (const job of ['timekeeping.beat', 'outbox.deliver', 'reservations.admit'])
      await units.portal.portal.run(job)
  }
  await units.portal.passWith(0, units.admin, ...people)
}
const sale = async (project: string, codes: readonly string[], more: object) => {
  for (const code of codes) await units.add(code, { project })
  const line = await Promise.all(codes.map(() => units.portal.citizen()))
  const { status } = await units.admin.send(`PUT projects/${project}/sale`, {
    body: { method: 'line', opensAt: units.portal.now().toISOString(), places: 1, turnMinutes: 20, ...more },
  })
  assert.equal(status, 204)
  for (const who of line) await who.send(`PUT projects/${project}/entry`)
  return line as [Person, Person, Person]
}
const endedNoticesTo = async (who: Person): Promise<string[]> =>
  (await who.send('GET Notifications')).body.flatMap(({ kind, text }: { kind: string; text: string }) =>
    kind === 'saleTurnEnded' ? [text] : [],
  )
const textsTo = ({ username }: Person) =>
  sms.accepted.filter(({ to, text }) => to === `+2${username}` && text.includes('reserve a unit'))

test('a turn begins when its message was sent; meanwhile the next is called, and both have all of their time', async () => {
  const project = 'ZAHYA'
  const line = await sale(project, ['T-1', 'T-2', 'T-3'], {})
  const [first, second] = line
  sms.isAway = true
  await pass(3, ...line)
  assert.deepEqual(await statuses(line, project), ['admitted', 'waiting', 'waiting'])
  assert.equal(await untilOf(first, project), undefined, 'no time runs before the message was sent')
  await pass(4, ...line)
  assert.deepEqual(
    await statuses(line, project),
    ['admitted', 'admitted', 'waiting'],
    'the next is called besides',
  )
  // Long after a turn that had begun with the call.
  await pass(40, ...line)
  assert.deepEqual((await statuses(line, project)).slice(0, 2), ['admitted', 'admitted'])
  sms.isAway = false
  // Gateways are tried again after some time.
  for (let passed = 0; passed < 70 && textsTo(first).length === 0; passed++) await pass(1)
  const [text] = textsTo(first)
  assert.match(text?.text ?? '', /You have 20 minutes from when this message was sent/)
  await units.portal.passWith(0, ...line)
  assert.equal(await untilOf(first, project), new Date((text?.at.getTime() ?? 0) + 20 * minute).toISOString())
  await pass(18, ...line)
  assert.equal((await hold(first, 'T-1')).status, 200)
  assert.ok((await statuses(line, project))[1] !== 'missed')
  for (const who of line) await who.send(`DELETE projects/${project}/entry`)
  assert.equal(textsTo(second).length, 1)
})

test('whoever is called at once loses the turn after its minutes, and no sooner', async () => {
  const project = 'SABA'
  const line = await sale(project, ['N-1', 'N-2', 'N-3'], {})
  await pass(3, ...line)
  const until = await untilOf(line[0], project)
  assert.ok(until && until <= afterMinutes(20) && until > afterMinutes(16), `${until}`)
  await pass(15, ...line)
  assert.deepEqual(await statuses(line, project), ['admitted', 'waiting', 'waiting'])
  await pass(7, ...line)
  assert.deepEqual(await statuses(line, project), ['missed', 'admitted', 'waiting'])
  await refusal(hold(line[0], 'N-1'), 'NOT_YOUR_TURN')
  await pass(10, ...line)
  const [text, ...others] = await endedNoticesTo(line[0])
  assert.deepEqual(others, [], 'whoever missed their turn is told once')
  assert.match(text ?? '', /ended without a reservation.*http/)
  assert.equal(
    sms.accepted.filter(
      ({ to, text }) => to === `+2${line[0].username}` && /دون حجز|without a reservation/.test(text),
    ).length,
    1,
  )
  for (const who of line.slice(1)) assert.deepEqual(await endedNoticesTo(who), [])
  await line[0].send(`PUT projects/${project}/entry`)
  assert.deepEqual(await endedNoticesTo(line[0]), [], 'with another place in the line the news is over')
  for (const who of line) await who.send(`DELETE projects/${project}/entry`)
})

test('nobody is called at night, nor so late that the turn would end at night', async () => {
  const project = 'ARABISK'
  // From half past eight in the evening by Cairo's clock.
  const evening = Date.parse('2026-11-20T18:30:00Z')
  await units.portal.passWith(evening - units.portal.now().getTime(), units.admin)
  const line = await sale(project, ['E-1', 'E-2', 'E-3'], { callsFrom: '09:00', callsUntil: '21:00' })
  await pass(2, ...line)
  assert.deepEqual(await statuses(line, project), ['admitted', 'waiting', 'waiting'])
  await pass(25, ...line)
  // It is 20:57: the first turn is over, and another would end after 21:00.
  assert.deepEqual(await statuses(line, project), ['missed', 'waiting', 'waiting'])
  await units.portal.passWith(Date.parse('2026-11-21T06:59:00Z') - units.portal.now().getTime(), units.admin)
  await pass(0, ...line)
  assert.deepEqual(await statuses(line, project), ['missed', 'waiting', 'waiting'])
  await pass(2, ...line)
  assert.deepEqual(await statuses(line, project), ['missed', 'admitted', 'waiting'])
})

test('a message that was sent before the hours of the sale leaves the whole turn to them', async () => {
  const project = 'LATINCITY'
  await units.portal.passWith(Date.parse('2026-11-22T18:20:00Z') - units.portal.now().getTime(), units.admin)
  const line = await sale(project, ['M-1', 'M-2', 'M-3'], { callsFrom: '09:00', callsUntil: '21:00' })
  sms.isAway = true
  await pass(3, ...line)
  assert.equal((await statuses(line, project))[0], 'admitted')
  // What could not be sent in the evening is sent at eight.
  sms.isAway = false
  await units.portal.passWith(Date.parse('2026-11-23T06:00:00Z') - units.portal.now().getTime(), units.admin)
  await pass(2, ...line)
  assert.equal(textsTo(line[0]).length, 1)
  assert.equal(
    await untilOf(line[0], project),
    '2026-11-23T07:20:00.000Z',
    'twenty minutes from nine by the clock of Cairo',
  )
})

test('hours that leave no room for a turn are refused', async () => {
  for (const hours of [
    { callsFrom: '21:00', callsUntil: '09:00' },
    { callsFrom: '09:00', callsUntil: '09:30' },
    { callsFrom: '09:00', callsUntil: '11:00', turnMinutes: 180 },
  ]) {
    const answer = await units.admin.send('PUT projects/MARINALAKE/sale', {
      body: {
        method: 'line',
        opensAt: units.portal.now().toISOString(),
        places: 1,
        turnMinutes: 20,
        ...hours,
      },
    })
    assert.equal(answer.status, 422, JSON.stringify(answer.body))
    assert.equal(answer.body.error.details[0].path, '/callsUntil')
  }
})
