// Closing a service over the real API: a switch beside its versions, which no publication touches; and versions that
// today's rules cannot read.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from '../../platform/database/index.ts'
import { uncheckedDefinition } from '../../test-definition.ts'
import { openTestPortal, outcomeOf, type TestPortal } from '../../test-portal.ts'
import { catalogueStore } from '../catalogue/index.ts'

let portal: TestPortal
let designer: Awaited<ReturnType<TestPortal['employee']>>
let id: string
before(async () => {
  portal = await openTestPortal({ LOG_LEVEL: 'error' })
  designer = await portal.employee(['SERVICE_DESIGNER'])
  const rows = (await designer.send('GET dynamic_services/definitions')).body
  id = rows.find(({ serviceSlug }: any) => serviceSlug === 'LIBRARY_CARD').id
})
after(() => portal.close())

const draftOf = async () => (await designer.send(`GET dynamic_services/${id}/definition`)).body
const save = async (definition: object) => {
  const { revision } = await draftOf()
  const headers = { 'if-match': `"${revision}"` }
  const saved = await designer.send(`PATCH dynamic_services/${id}`, { body: { definition }, headers })
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
}
const publish = () =>
  designer.send(`POST dynamic_services/${id}/publish`, { body: { reason: 'New', drafts: 'carry' } })
const switches = async () => (await designer.send(`GET dynamic_services/${id}/switches`)).body
const change = (body: object, revision: number) =>
  designer.send(`PATCH dynamic_services/${id}/switches`, { body, headers: { 'if-match': `"${revision}"` } })
const where = (value: object) => encodeURIComponent(JSON.stringify(value))
const isShown = async () => {
  const visitor = await portal.browser()
  const { body } = await visitor.send(
    `GET dynamic_services/count?where=${where({ serviceSlug: 'LIBRARY_CARD' })}`,
  )
  return body.count === 1
}

test('a closed service stays closed when a designer saves and publishes, and opens by the switch alone', async () => {
  const { definition } = await draftOf()
  await save({ ...definition, durationDays: 4 })
  const first = await switches()
  assert.deepEqual([first.revision, first.deactivated, first.history.length], [1, false, 1])
  const closed = await change({ deactivated: true, reason: ' Fire in the archive ' }, 1)
  assert.deepEqual([closed.status, closed.body.revision, closed.body.deactivated], [200, 2, true])
  assert.equal(await isShown(), false)
  // The draft was made before: nothing hinders its publication, and nothing opens the service.
  const published = await publish()
  assert.deepEqual([published.status, published.body.version], [200, 2])
  await save({ ...definition, durationDays: 5, deactivated: false })
  assert.equal((await publish()).body.version, 3)
  assert.equal(await isShown(), false)
  assert.deepEqual(outcomeOf(await change({ deactivated: false, reason: 'x' }, 1)), [409, 'CONFLICT'])
  const blind = await designer.send(`PATCH dynamic_services/${id}/switches`, {
    body: { deactivated: false, reason: 'x' },
  })
  assert.deepEqual(outcomeOf(blind), [428, 'PRECONDITION_REQUIRED'])
  assert.equal((await change({ deactivated: false, reason: 'Fire is out' }, 2)).status, 200)
  assert.equal(await isShown(), true)
  const { history } = await switches()
  assert.deepEqual(
    history.map(({ revision, deactivated, reason, by }: any) => [revision, deactivated, reason, by?.id]),
    [
      [3, false, 'Fire is out', designer.id],
      [2, true, 'Fire in the archive', designer.id],
      [1, false, null, undefined],
    ],
  )
  const audited = await portal.database.query<{ actor: string; detail: any }>(
    sql`select actor_id as actor, detail from audit_entries where kind = 'definition.switched' order by place`,
  )
  assert.deepEqual(
    audited.map(({ actor, detail }) => [actor, detail.serviceSlug, detail.change.deactivated, detail.reason]),
    [
      [designer.id, 'LIBRARY_CARD', true, undefined],
      [designer.id, 'LIBRARY_CARD', false, undefined],
    ],
  )
})

test('whoever changes switches reads the days of each month on which the service is open', async () => {
  assert.equal((await switches()).monthly, undefined)
  const { definition } = await draftOf()
  await save({ ...definition, availability: { kind: 'monthly', from: 30, to: 31 } })
  assert.equal((await publish()).status, 200)
  assert.deepEqual((await switches()).monthly, { from: 30, to: 31 })
  const { availability: _, ...before } = (await draftOf()).definition
  await save(before)
  assert.equal((await publish()).status, 200)
})

test('channels and dates are switches too; what the body omits keeps its value', async () => {
  const { revision } = await switches()
  const until = await change({ toDate: '2026-12-31T22:00:00.000Z', reason: 'Until the new year' }, revision)
  assert.equal(until.body.toDate, '2026-12-31T22:00:00.000Z')
  const hidden = await change({ hiddenOn: ['agent'], reason: 'Counters closed' }, revision + 1)
  assert.deepEqual([hidden.body.toDate, hidden.body.hiddenOn], ['2026-12-31T22:00:00.000Z', ['agent']])
  const back = await change({ toDate: null, hiddenOn: [], reason: 'Back' }, revision + 2)
  assert.deepEqual([back.body.toDate, back.body.hiddenOn], [null, []])
  assert.equal((await change({ deactivated: true, reason: ' ' }, revision + 3)).status, 422)
})

test('a request in a state that an earlier version dropped hinders neither closing nor the next publication', async () => {
  const citizen = await portal.citizen()
  const officer = await portal.employee(['CASE_OFFICER'])
  const filed = await citizen.file()
  const { definition } = await draftOf()
  const { states, transitions } = definition.workflow
  const remaining = transitions
    .filter(({ to }: any) => to !== 'UNDER_REVIEW')
    .map((one: any) => ({ ...one, from: one.from?.filter((from: string) => from !== 'UNDER_REVIEW') }))
  const moved = transitions
    .filter(({ activityId }: any) => ['SUPPLY_INFORMATION', 'REOPEN', 'GRANT_APPEAL'].includes(activityId))
    .map((one: any) => ({ ...one, to: 'NEW' }))
  const without = {
    ...definition,
    activities: definition.activities.filter(({ activityId }: any) => activityId !== 'START_REVIEW'),
    workflow: {
      ...definition.workflow,
      states: states
        .filter(({ code }: any) => code !== 'UNDER_REVIEW')
        .map(({ likely, ...state }: any) => (likely === 'START_REVIEW' ? state : { ...state, likely })),
      transitions: [...remaining, ...moved],
    },
  }
  await save(without)
  const dropped = await publish()
  assert.equal(dropped.status, 200, JSON.stringify(dropped.body))
  assert.equal((await officer.act(filed, 'START_REVIEW')).status, 'UNDER_REVIEW')
  await save({ ...without, durationDays: 8 })
  const next = await publish()
  assert.equal(next.status, 200, JSON.stringify(next.body))
  const { revision } = await switches()
  assert.equal((await change({ deactivated: true, reason: 'Emergency' }, revision)).status, 200)
  assert.equal(await isShown(), false)
  assert.equal((await change({ deactivated: false, reason: 'Over' }, revision + 1)).status, 200)
})

test('where a version cannot be read the one before stays in force, and the requests of both are read', async () => {
  const citizen = await portal.citizen()
  const officer = await portal.employee(['CASE_OFFICER'])
  const before = await citizen.file()
  const card = (await catalogueStore(portal.database).services()).find(({ slug }) => slug === 'LIBRARY_CARD')
  assert.ok(card)
  const unreadable = { ...card.definition, hiddenOn: ['fridge'], durationDays: 'soon' } as never
  await catalogueStore(portal.database).publish(randomUUID(), uncheckedDefinition(unreadable))
  await portal.portal.catalogue.load()
  assert.equal(await isShown(), true)
  assert.ok(
    portal.log.some(line => /service_not_readable/.test(line) && line.includes(`"inForce":${card.version}`)),
  )
  assert.equal(portal.portal.catalogue.unreadable(), 1)
  // The release that could read it filed this one.
  const after = await citizen.file()
  await portal.database.query(
    sql`update requests set version = ${card.version + 1}::int where number = ${after.ID}::text`,
  )
  for (const filed of [before, after]) {
    const filter = `?filter=${where({ where: { id: filed.id } })}`
    for (const person of [citizen, officer])
      assert.equal((await person.send(`GET LIBRARY_CARD/findOne${filter}`)).status, 200)
  }
  assert.equal((await citizen.act(before, 'CANCEL')).status, 'CANCELLED')
})
