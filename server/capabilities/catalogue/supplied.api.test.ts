// Starts over a database with a history: what users changed outlasts ten restarts, an upgrade, and an older release that
// shares the database.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { CalendarDefinition, Programme } from '@bawaba/contract/programme.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { sql } from '../../platform/database/index.ts'
import { uncheckedDefinition } from '../../test-definition.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { publishCalendars } from '../appointments/index.ts'
import { publishCenters } from '../service-centers/index.ts'
import type { SupplyNotice } from '../supply/index.ts'
import { catalogueStore, publishProgrammes } from './index.ts'

let folder: string
const portals: TestPortal[] = []
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bawaba-supplied-'))
})
after(async () => {
  for (const portal of portals) await portal.close()
  await rm(folder, { recursive: true, force: true })
})

/** A portal of its own, as release 0.0.0 has left it. */
const open = async (): Promise<TestPortal> => {
  const portal = await openTestPortal()
  portals.push(portal)
  return portal
}

const name = { ar: 'مركز', en: 'Center' }
const hours = [{ days: [0, 1, 2], from: '09:00', to: '12:00' }]
const calendarOf = (capacity: number): CalendarDefinition => ({
  code: 'SUPPLIED',
  name,
  hours,
  minutes: 30,
  capacity,
  daysAhead: 10,
})

/** The programme as a release brings it: each release says other things of the same service, category, center, calendar. */
const release = async (days: number): Promise<Programme> => {
  const services = join(folder, String(days))
  const card = join(services, 'LIBRARY_CARD')
  await cp(fileURLToPath(libraryCard.services), services, { recursive: true })
  const text = await readFile(join(card, 'service.json'), 'utf8')
  await writeFile(join(card, 'service.json'), text.replace(/"durationDays": \d+/, `"durationDays": ${days}`))
  const word = { ar: `مكتبة ${days}`, en: `Library ${days}` }
  const center = { code: 'SUPPLIED_CENTER', name: word }
  return {
    ...libraryCard,
    services: pathToFileURL(`${services}/`),
    categories: libraryCard.categories.map(category => ({ ...category, name: word })),
    companies: [
      { code: 'SUPPLIED_COMPANY', name, sectors: [{ code: 'SUPPLIED_SECTOR', name, centers: [center] }] },
    ],
    calendars: [calendarOf(days)],
  }
}

const start = async ({ database, portal }: TestPortal, programme: Programme, of: string) => {
  const { published, notices } = await publishProgrammes({
    database,
    forms: portal.forms,
    programmes: [programme],
    release: of,
    newId: randomUUID,
    needsConsent: true,
    checkScripts: async () => [],
  })
  notices.push(...(await publishCenters(database, [programme], of)))
  notices.push(...(await publishCalendars(database, [programme], of)))
  return { published, notices }
}
const namesOf = (notices: readonly SupplyNotice[], outcome: SupplyNotice['outcome']) =>
  notices.filter(notice => notice.outcome === outcome).map(({ kind }) => kind)

/** What is in force: the version of the card and its days, and what category, center and calendar say. */
const inForce = ({ database }: TestPortal) =>
  database.one<{ version: number; days: number; category: string; center: string; capacity: number }>(
    sql`select s.version, (v.definition->>'durationDays')::int as days,
        (select c.name->>'en' from categories c where c.slug = 'library') as category,
        (select c.name_en from service_centers c where c.code = 'SUPPLIED_CENTER') as center,
        (select (c.rules->>'capacity')::int from appointment_calendars c where c.code = 'SUPPLIED') as capacity
      from services s join service_versions v on v.service_id = s.id and v.version = s.version
      where s.slug = 'LIBRARY_CARD'`,
  )
const cardOf = async ({ database }: TestPortal) => {
  const card = (await catalogueStore(database).services()).find(({ slug }) => slug === 'LIBRARY_CARD')
  assert.ok(card)
  return card
}
/** What a person does by screen or command. */
const publishByPerson = async (portal: TestPortal, change: object) => {
  const { definition } = await cardOf(portal)
  const checked = uncheckedDefinition({ ...definition, ...change })
  return catalogueStore(portal.database).publish(randomUUID(), checked, { reason: 'By a person' })
}
const restart = async (portal: TestPortal, programme: Programme, of: string) => {
  for (let count = 0; count < 10; count += 1)
    assert.equal((await start(portal, programme, of)).published, 0, `restart ${count}`)
}

test('an upgrade brings what its folders say, once, where no user changed anything', async () => {
  const portal = await open()
  await start(portal, await release(11), '1.0.0')
  const first = await inForce(portal)
  assert.deepEqual(
    [first.days, first.category, first.center, first.capacity],
    [11, 'Library 11', 'Library 11', 11],
  )
  await restart(portal, await release(11), '1.0.0')
  assert.deepEqual(await inForce(portal), first)
  const upgraded = await start(portal, await release(12), '1.1.0')
  assert.deepEqual([upgraded.published, upgraded.notices], [1, []])
  const { version, days, category, center, capacity } = await inForce(portal)
  assert.deepEqual(
    [version, days, category, center, capacity],
    [first.version + 1, 12, 'Library 12', 'Library 12', 12],
  )
})

test('ten restarts and an upgrade keep the version that a person published', async () => {
  const portal = await open()
  await start(portal, await release(11), '1.0.0')
  await publishByPerson(portal, { durationDays: 77 })
  const theirs = await inForce(portal)
  await restart(portal, await release(11), '1.0.0')
  assert.deepEqual(await inForce(portal), theirs)
  const { notices } = await start(portal, await release(12), '1.1.0')
  assert.deepEqual(namesOf(notices, 'waiting'), ['service'])
  await restart(portal, await release(12), '1.1.0')
  assert.deepEqual([(await inForce(portal)).version, (await inForce(portal)).days], [theirs.version, 77])
})

test('ten restarts and an upgrade keep a roll-back, also one to what a start had published', async () => {
  const portal = await open()
  await start(portal, await release(11), '1.0.0')
  const { definition } = await cardOf(portal)
  await publishByPerson(portal, { durationDays: 77 })
  await catalogueStore(portal.database).publish(randomUUID(), uncheckedDefinition(definition), {
    reason: 'Back',
  })
  const back = await inForce(portal)
  assert.equal(back.days, 11)
  await restart(portal, await release(11), '1.0.0')
  assert.deepEqual(namesOf((await start(portal, await release(12), '1.1.0')).notices, 'waiting'), ['service'])
  await restart(portal, await release(12), '1.1.0')
  assert.deepEqual([(await inForce(portal)).version, (await inForce(portal)).days], [back.version, 11])
})

test('a supplied version that waited and was published by a person is followed from then on', async () => {
  const portal = await open()
  await start(portal, await release(11), '1.0.0')
  await publishByPerson(portal, { durationDays: 77 })
  await start(portal, await release(12), '1.1.0')
  await publishByPerson(portal, { durationDays: 12 })
  assert.deepEqual((await start(portal, await release(12), '1.1.0')).notices, [])
  assert.equal((await start(portal, await release(13), '1.2.0')).published, 1)
  assert.equal((await inForce(portal)).days, 13)
})

test('ten restarts and an upgrade keep edits of a category, a center and a calendar', async () => {
  const portal = await open()
  await start(portal, await release(11), '1.0.0')
  const { database } = portal
  await database.query(sql`update categories set name = name || '{"en": "Ours"}' where slug = 'library'`)
  await database.query(sql`update service_centers set name_en = 'Ours' where code = 'SUPPLIED_CENTER'`)
  await database.query(
    sql`update appointment_calendars set rules = rules || '{"capacity": 99}' where code = 'SUPPLIED'`,
  )
  const edited = await inForce(portal)
  await restart(portal, await release(11), '1.0.0')
  assert.deepEqual(await inForce(portal), edited)
  const { published, notices } = await start(portal, await release(12), '1.1.0')
  assert.equal(published, 1)
  assert.deepEqual(namesOf(notices, 'waiting'), ['category', 'center', 'calendar'])
  await restart(portal, await release(12), '1.1.0')
  const { category, center, capacity } = await inForce(portal)
  assert.deepEqual([category, center, capacity], ['Ours', 'Ours', 99])
})

test('ten restarts keep a center withdrawn by a person, and one that a person added', async () => {
  const portal = await open()
  await start(portal, await release(11), '1.0.0')
  const { database } = portal
  await database.query(sql`update service_centers set is_offered = false where code = 'SUPPLIED_CENTER'`)
  await database.query(
    sql`insert into service_centers (code, kind, parent_code, name_ar, name_en, is_holding, position)
      values ('OWN_CENTER', 'center', 'SUPPLIED_SECTOR', 'لنا', 'Ours', false, 9)`,
  )
  await restart(portal, await release(11), '1.0.0')
  const rows = await database.query(
    sql`select code, is_offered as "isOffered" from service_centers
      where code in ('OWN_CENTER', 'SUPPLIED_CENTER') order by code`,
  )
  assert.deepEqual(rows, [
    { code: 'OWN_CENTER', isOffered: true },
    { code: 'SUPPLIED_CENTER', isOffered: false },
  ])
})

test('two releases that share a database do not undo each other', async () => {
  const portal = await open()
  await start(portal, await release(11), '1.0.0')
  await start(portal, await release(12), '1.1.0')
  const newer = await inForce(portal)
  for (let count = 0; count < 5; count += 1) {
    const { published, notices } = await start(portal, await release(11), '1.0.0')
    assert.equal(published, 0)
    assert.deepEqual(namesOf(notices, 'older'), ['category', 'service', 'center', 'calendar'])
    assert.equal((await start(portal, await release(12), '1.1.0')).published, 0)
  }
  assert.deepEqual(await inForce(portal), newer)
  // A release that never ran here, and is older than the one that did.
  assert.equal((await start(portal, await release(10), '0.9.0')).published, 0)
  assert.deepEqual(await inForce(portal), newer)
})

test('two builds of one release do not undo each other', async () => {
  const portal = await open()
  await start(portal, await release(11), '1.0.0')
  await start(portal, await release(12), '1.0.0')
  const second = await inForce(portal)
  assert.equal(second.days, 12)
  for (let count = 0; count < 3; count += 1) {
    await start(portal, await release(11), '1.0.0')
    await start(portal, await release(12), '1.0.0')
  }
  assert.deepEqual(await inForce(portal), second)
})

test('centers of a programme that is left out are withdrawn, and offered again when it is back', async () => {
  const portal = await open()
  const whole = await release(11)
  await start(portal, whole, '1.0.0')
  const isOffered = async () =>
    (
      await portal.database.one<{ isOffered: boolean }>(
        sql`select is_offered as "isOffered" from service_centers where code = 'SUPPLIED_CENTER'`,
      )
    ).isOffered
  for (const expected of [false, true, false, true]) {
    const { companies: _, calendars: __, ...without } = whole
    await start(portal, expected ? whole : without, '1.0.0')
    assert.equal(await isOffered(), expected)
  }
})
