// A power cut from the first report to its end: people of one area meet in one cut, staff of the area confirm and end it, and
// only those who asked for it are notified.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '@bawaba/server/platform/database/index.ts'
import { outcomeOf, type Person } from '@bawaba/server/test-portal.ts'
import { accountAt } from '../../simulator/accounts.ts'
import { type Electricity, openElectricity } from '../test-electricity.ts'

let electricity: Electricity
let supervisor: Person
before(async () => {
  electricity = await openElectricity()
  supervisor = await electricity.portal.employee(['SUPERVISOR'])
})
after(() => electricity.close())

const degla = 'SOUTH_CAIRO_MAADI_DEGLA'
const korba = 'NORTH_CAIRO_HELIOPOLIS_KORBA'
const nozha = 'NORTH_CAIRO_HELIOPOLIS_NOZHA'
const report = (who: Person, area: string, wantsNews = true) =>
  who.send('POST powerCuts/reports', { body: { area, wantsNews } })
const openCuts = async (who = supervisor) => (await who.send('GET powerCuts/open')).body
const cutIn = async (area: string) => (await openCuts()).find((cut: { area: string }) => cut.area === area)
const confirm = (area: string, body: object, who = supervisor) =>
  who.send(`PUT powerCuts/areas/${area}`, { body })
/** As from a page that shows the cut as it is. */
const end = async (id: string, isRestored: boolean, who = supervisor) => {
  const cut = (await openCuts()).find((open: { id: string }) => open.id === id)
  return who.send(`POST powerCuts/${id}/end`, { body: { isRestored, revision: cut?.revision ?? 1 } })
}
const messagesTo = async ({ id }: Person): Promise<string[]> => {
  const rows = await electricity.portal.database.query<{ body: string }>(
    sql`select body from messages where account_id = ${id} and body like '%power-cuts%' order by created_at, id`,
  )
  return rows.map(({ body }) => body)
}
const publicCuts = async () => (await (await electricity.portal.browser()).send('GET powerCuts')).body

test('people of one area meet in one cut; what they reported is theirs alone until staff confirm it', async () => {
  const { portal } = electricity
  const [first, second, quiet, elsewhere] = await Promise.all([1, 2, 3, 4].map(() => portal.citizen()))
  assert.ok(first && second && quiet && elsewhere)
  await portal.database.query(sql`update accounts set language = 'ar' where id = ${first.id}`)
  const [one, two] = await Promise.all([report(first, degla), report(second, degla)])
  assert.equal(one.status, 200)
  assert.equal(two.body.id, one.body.id, 'one cut of one area')
  await report(quiet, degla, false)
  assert.equal((await report(first, degla)).body.id, one.body.id, 'repeated it is the same report')
  assert.notEqual((await report(elsewhere, korba)).body.id, one.body.id)

  assert.deepEqual(await publicCuts(), [], 'nobody reads what is not confirmed')
  assert.deepEqual(
    (await first.send('GET powerCuts/reported')).body.map(({ area, isConfirmed }: never) => [
      area,
      isConfirmed,
    ]),
    [[degla, false]],
  )
  const cut = await cutIn(degla)
  assert.deepEqual([cut.reports, cut.isConfirmed, cut.revision], [3, false, 1])

  const expectedAt = new Date(portal.now().getTime() + 3 * 3_600_000).toISOString()
  const confirmed = await confirm(degla, { revision: 1, cause: 'fault', expectedAt })
  assert.deepEqual([confirmed.status, confirmed.body.revision], [200, 2])
  assert.deepEqual(
    (await publicCuts()).map(({ area, cause, expectedAt }: never) => [area, cause, expectedAt]),
    [[degla, 'fault', expectedAt]],
  )
  assert.match((await messagesTo(first))[0] ?? '', /الكهرباء.*مقطوعة في .*دجلة.*العودة المتوقعة/)
  assert.match((await messagesTo(second))[0] ?? '', /Electricity.* is out in .*Degla.*Expected back/)
  assert.deepEqual([await messagesTo(quiet), await messagesTo(elsewhere)], [[], []])
  assert.deepEqual(outcomeOf(await confirm(degla, { revision: 1 })), [409, 'CONFLICT'], 'by two at once')

  assert.equal((await end(cut.id, true)).status, 204)
  assert.equal((await end(cut.id, true)).status, 404, 'once')
  assert.ok((await messagesTo(first)).some(text => /عادت .*الكهرباء.*دجلة/.test(text)))
  assert.equal((await messagesTo(second)).length, 2)
  assert.deepEqual([await publicCuts(), (await first.send('GET powerCuts/reported')).body], [[], []])
  const { reports } = await portal.database.one<{ reports: number }>(
    sql`select reports from power_cuts where id = ${cut.id}`,
  )
  assert.equal(reports, 3, 'who reported it is deleted, how many did stays')
  assert.notEqual((await report(second, degla)).body.id, cut.id, 'reported again it is another one')
})

test('who confirmed a cut and who ended it is in the audit', async () => {
  const { portal } = electricity
  const area = 'SOUTH_CAIRO_OCTOBER_SHEIKH_ZAYED'
  const [first, second] = [await portal.employee(['SUPERVISOR']), await portal.employee(['SUPERVISOR'])]
  const { body } = await confirm(area, { revision: 0, cause: 'overload' }, first)
  await end(body.id, true, second)
  const rows = await portal.database.query<{ kind: string; actorId: string; center: string }>(
    sql`select kind, actor_id as "actorId", detail ->> 'serviceCenter' as center from audit_entries
      where kind like 'disruption.%' and detail ->> 'serviceCenter' = ${area} order by at, kind`,
  )
  assert.deepEqual(rows, [
    { kind: 'disruption.confirmed', actorId: first.id, center: area },
    { kind: 'disruption.ended', actorId: second.id, center: area },
  ])
})

test('a report by meter is one of its area, and only of one’s own meter', async () => {
  const { portal } = electricity
  const [owner, stranger] = [await portal.citizen(), await portal.citizen()]
  const account = accountAt(1)
  await electricity.register(owner, 1)
  const byMeter = (who: Person) =>
    who.send('POST powerCuts/reports', { body: { meterNumber: account.meterNumber, wantsNews: true } })
  assert.equal((await byMeter(owner)).body.area, account.serviceCenter)
  assert.deepEqual(outcomeOf(await byMeter(stranger)), [404, 'NOT_FOUND'])
})

test('a report that is withdrawn is counted no more, and its person hears nothing', async () => {
  const { portal } = electricity
  const [stays, leaves] = [await portal.citizen(), await portal.citizen()]
  const { id } = (await report(stays, nozha)).body
  await report(leaves, nozha)
  assert.equal((await stays.send(`DELETE powerCuts/reports/${id}`)).status, 204)
  assert.equal((await cutIn(nozha)).reports, 1)
  await report(stays, nozha)
  assert.equal((await leaves.send(`DELETE powerCuts/reports/${id}`)).status, 204)
  await confirm(nozha, { revision: 1 })
  assert.deepEqual([(await messagesTo(stays)).length, (await messagesTo(leaves)).length], [1, 0])
  await end(id, false)
  assert.ok((await messagesTo(stays)).some(text => /found no interruption in .*Nozha/.test(text)))
})

test('staff of another center, of other services and without the role neither see a cut nor change it', async () => {
  const { portal } = electricity
  const reporter = await portal.citizen()
  const { id } = (await report(reporter, korba)).body
  const ofHousing = await portal.employee(['SUPERVISOR'], ['BOOK_UNIT'])
  const ofDegla = await portal.employee(['SUPERVISOR'])
  await portal.database.query(sql`update accounts set service_center = ${degla} where id = ${ofDegla.id}`)
  for (const who of [ofHousing, ofDegla]) {
    assert.ok((await openCuts(who)).every(({ area }: { area: string }) => area !== korba))
    assert.deepEqual(outcomeOf(await confirm(korba, { revision: 1 }, who)), [403, 'FORBIDDEN'])
    assert.deepEqual(outcomeOf(await end(id, true, who)), [404, 'NOT_FOUND'])
  }
  assert.equal((await openCuts(ofDegla)).length > 0, true, 'its own area is there')
  for (const who of [await portal.employee(['CASE_OFFICER']), reporter, await portal.browser()])
    assert.ok([401, 403].includes((await confirm(korba, { revision: 1 }, who as Person)).status))
})

test('a cut that nobody confirms or reports again ends after half a day, and its people read that', async () => {
  const { portal } = electricity
  const who = await portal.citizen()
  const area = 'NORTH_CAIRO_NASR_CITY_ABBAS'
  await report(who, area)
  await portal.passWith(11 * 3_600_000, supervisor)
  const again = await portal.citizen()
  await report(again, area)
  await portal.passWith(2 * 3_600_000, supervisor)
  await portal.portal.run('power_cuts.end_forgotten')
  assert.ok(await cutIn(area), 'reported again two hours ago')
  await portal.passWith(11 * 3_600_000, supervisor)
  await portal.portal.run('power_cuts.end_forgotten')
  assert.equal(await cutIn(area), undefined)
  assert.match((await messagesTo(who))[0] ?? '', /found no interruption/)
})

test('a person reports a few times a day, not without end; an area that is none is refused', async () => {
  const who = await electricity.portal.citizen()
  const outcomes = []
  for (let count = 0; count < 11; count += 1) outcomes.push((await report(who, korba)).status)
  assert.deepEqual([outcomes[9], outcomes[10]], [200, 429])
  assert.equal((await report(who, 'ATLANTIS')).status, 422)
})

test('search and the banner name the areas that are out, and no others', async () => {
  const { portal } = electricity
  const visitor = await portal.browser()
  const search = async (words: string): Promise<string[]> =>
    (await visitor.send(`GET search?q=${encodeURIComponent(words)}`)).body.items.map(
      ({ title }: { title: string }) => title,
    )
  const warnings = async (): Promise<string[]> =>
    (await visitor.send('GET announcements/current')).body.map(
      ({ title }: { title: { en: string } }) => title.en,
    )
  const area = 'SOUTH_CAIRO_GIZA_DOKKI'
  assert.ok((await search('النور قاطع')).some(title => title.startsWith('Power cut: report it')))
  const { body } = await confirm(area, { revision: 0, cause: 'maintenance' })
  assert.ok((await search('النور قاطع في الدقي')).includes('The electricity is out in Dokki'))
  assert.ok((await warnings()).some(title => /is out in .*Dokki/.test(title)))
  await end(body.id, true)
  assert.ok((await warnings()).every(title => !title.includes('Dokki')))
  assert.ok(!(await search('النور قاطع في الدقي')).includes('The electricity is out in Dokki'))
})
