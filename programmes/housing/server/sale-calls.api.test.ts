// Calls to turns whose message leaves late: what happens to the turn, and to the message, meanwhile.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cairoWall } from '@bawaba/language/wall-clock.ts'
import { createDelivery } from '@bawaba/server/capabilities/messages/index.ts'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { openUnits, type UnitsPortal } from './units/test-units.ts'

let units: UnitsPortal
before(async () => {
  units = await openUnits({ SMS_URL: 'https://sms.example', SMS_TOKEN: 'token', SMS_FROM: 'Bawaba' })
})
after(() => units.portal.close())

type Person = Awaited<ReturnType<UnitsPortal['portal']['citizen']>>
const minute = 60_000
const run = (job: string) => units.portal.portal.run(job)

/** Somebody who was called to a turn of ten minutes in a sale of a project; the message waits. */
const called = async (project: string): Promise<Person> => {
  const who = await units.portal.citizen()
  await units.add(`C-${project}`, { project })
  const body = { method: 'line', opensAt: units.portal.now().toISOString(), places: 1, turnMinutes: 10 }
  assert.equal((await units.admin.send(`PUT projects/${project}/sale`, { body })).status, 204)
  await who.send(`PUT projects/${project}/entry`)
  await run('reservations.admit')
  return who
}
const entryOf = async (who: Person, project: string) =>
  (await who.send(`GET projects/${project}/entry`)).body.entry as { status: string; until?: string }

/** Lets the gateway take what waits for somebody; answers the calls to turns among it. */
const deliver = async ({ username }: Person): Promise<string[]> => {
  const received: string[] = []
  const { run } = createDelivery({
    database: units.portal.database,
    senders: [
      {
        channel: 'sms',
        send: async ({ recipient, text }) =>
          void (recipient.endsWith(username) && text.includes('your turn to reserve') && received.push(text)),
      },
    ],
    clock: units.portal.now,
    report: error => assert.fail(String(error)),
  })
  await run()
  return received
}

test('a call that was sent just before the portal closed leaves the whole turn after it', async () => {
  const who = await called('ZAHYA')
  await run('timekeeping.beat')
  assert.equal((await deliver(who)).length, 1)
  units.portal.pass(60 * minute)
  await run('reservations.admit')
  await units.portal.passWith(0, who, units.admin)
  const { status, until = '' } = await entryOf(who, 'ZAHYA')
  assert.equal(status, 'admitted')
  assert.ok(Date.parse(until) >= units.portal.now().getTime() + 10 * minute)
})

test('whoever left the line before the gateway took their call is not called', async () => {
  const who = await called('LATINCITY')
  await who.send('DELETE projects/LATINCITY/entry')
  assert.deepEqual(await deliver(who), [])
})

test('a sale that ended before the gateway took its calls calls nobody', async () => {
  const who = await called('MADINATY')
  assert.deepEqual((await units.admin.send('DELETE projects/MADINATY/sale')).body, { isEnded: true })
  assert.deepEqual(await deliver(who), [])
})

test('a call that waits is sent while the turn lasts, and is in the list of its reader', async () => {
  const who = await called('MARINALAKE')
  assert.equal((await deliver(who)).length, 1)
  const listed = await units.portal.database.query(
    sql`select from notifications where account_id = ${who.id} and kind = 'saleTurn' and is_listed`,
  )
  assert.equal(listed.length, 1)
})

test('a turn that closed time would move into the night ends on the next morning', async () => {
  const toEvening = Date.parse(`${cairoWall(units.portal.now()).slice(0, 10)}T20:30:00Z`)
  const wall = Date.parse(`${cairoWall(units.portal.now())}:00Z`)
  await units.portal.passWith(((toEvening - wall + 86_400_000) % 86_400_000) + minute, units.admin)
  const who = await called('SABA')
  assert.equal((await deliver(who)).length, 1)
  await run('reservations.admit')
  await run('timekeeping.beat')
  units.portal.pass(4 * 60 * minute)
  await run('timekeeping.beat')
  await run('timekeeping.extend')
  await units.portal.passWith(0, who, units.admin)
  const { status, until = '' } = await entryOf(who, 'SABA')
  assert.equal(status, 'admitted')
  const left = Date.parse(until) - units.portal.now().getTime()
  assert.ok(left > 7 * 60 * minute && left < 9 * 60 * minute, `${left / minute} minutes later`)
  assert.match(cairoWall(new Date(until)).slice(11), /^(08|09):/)
})
