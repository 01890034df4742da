// The catalogue over the real API: what a visitor and a signed-in person read of a service, and versions that stay.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { uncheckedDefinition } from '../../test-definition.ts'
import { cardAnswers, openTestPortal, refusal, type TestPortal } from '../../test-portal.ts'
import {
  assertPublishable,
  catalogueStore,
  issuesOf,
  publishProgrammes,
  readServiceFolders,
} from './index.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal()
})
after(() => portal.close())

const filter = (value: object) => `?filter=${encodeURIComponent(JSON.stringify(value))}`
const card = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_CARD',
)
assert.ok(card)

test('C4: a visitor reads what describes a service; the form and its words need signing in', async () => {
  const [visitor, citizen] = [await portal.browser(), await portal.citizen()]
  const ask = (who: typeof visitor) =>
    who.send(`GET dynamic_services/findOne${filter({ where: { serviceSlug: 'LIBRARY_CARD' } })}`)
  const [brief, whole] = [(await ask(visitor)).body, (await ask(citizen)).body]
  for (const part of [
    'description',
    'cost',
    'durationDays',
    'requiredPapers',
    'isActive',
    'availabilityStatus',
    'howTo',
  ]) {
    assert.ok(part in brief, part)
  }
  for (const part of ['activities', 'workflow', 'faqs', 'terms', 'hooks']) assert.ok(!(part in brief), part)
  assert.equal(brief.translations.ar.service, 'بطاقة مكتبة')
  assert.equal(brief.translations.ar['f.nationalId'], undefined)
  assert.equal(whole.translations.en['f.nationalId'], 'National ID')
  assert.equal(whole.activities[0].activityId, 'APPLY')
  // The order of fields is the order of questions: storing must not touch it.
  for (const [index, step] of whole.activities[0].steps.entries()) {
    assert.deepEqual(
      Object.keys(step.fieldsSchema),
      Object.keys(card.activities[0]?.steps[index]?.fieldsSchema ?? {}),
    )
  }
})

test('the filter chooses, sorts and cuts; a category without services is dropped', async () => {
  const visitor = await portal.browser()
  const chosen = await visitor.send(
    `GET dynamic_services${filter({ where: { serviceSlug: { like: 'LIB%' } }, fields: ['serviceSlug', 'isActive'] })}`,
  )
  assert.deepEqual(chosen.body, [
    { serviceSlug: 'LIBRARY_CARD', isActive: true },
    { serviceSlug: 'LIBRARY_QUESTION', isActive: true },
  ])
  assert.deepEqual(
    (await visitor.send(`GET dynamic_services${filter({ where: { serviceType: 'payment' } })}`)).body,
    [],
  )
  const store = catalogueStore(portal.database)
  await store.addCategory({ id: randomUUID(), slug: 'empty', name: { ar: 'فارغ', en: 'Empty' }, position: 1 })
  await portal.portal.loadCatalogue()
  const categories = (
    await visitor.send(
      `GET Categories${filter({ include: [{ relation: 'services' }], fields: ['slug', 'services'] })}`,
    )
  ).body
  assert.deepEqual(
    categories.map(({ slug, services }: any) => [slug, services.length]),
    [['library', 4]],
  )
})

test('publishing the same again makes no version; a change makes one, and a request stays on its own', async () => {
  const store = catalogueStore(portal.database)
  const { published } = await publishProgrammes({
    database: portal.database,
    forms: portal.portal.forms,
    programmes: [libraryCard],
    release: '0.0.0',
    newId: randomUUID,
    needsConsent: true,
    checkScripts: async () => [],
  })
  assert.equal(published, 0)
  const citizen = await portal.citizen()
  const filed = await citizen.file()
  const changed = structuredClone(card)
  delete changed.activities[0]?.steps[1]?.fieldsSchema.wish
  assert.equal((await store.publish(randomUUID(), uncheckedDefinition(changed, 'another'))).version, 2)
  await portal.portal.loadCatalogue()
  const seen = await citizen.read(filed)
  assert.deepEqual([seen.version, seen.can], [1, ['CANCEL']])
  const where = (version: number) => filter({ where: { serviceSlug: 'LIBRARY_CARD', version } })
  const older = (await citizen.send(`GET dynamic_services/findOne${where(1)}`)).body
  assert.ok('wish' in older.activities[0].steps[1].fieldsSchema)
  const newer = (await citizen.send(`GET dynamic_services/findOne${where(2)}`)).body
  assert.ok(!('wish' in newer.activities[0].steps[1].fieldsSchema))
  await refusal(citizen.file(cardAnswers, { version: 1 }), 'VERSION_CHANGED')
  await assert.rejects(
    portal.database.query({ text: "update service_versions set sha256 = 'x'", values: [] } as never),
    /never changed/,
  )
})

test('a definition with a missing text or a broken path is refused, each finding with its place', async () => {
  const broken = structuredClone(card)
  delete broken.translations.en['how.1']
  broken.workflow.states.push({ code: 'LOST', label: 'state.new', kind: 'open' })
  const checks = {
    forms: portal.portal.forms,
    checkScripts: async () => [],
    categories: new Set(broken.categoryIds as string[]),
  }
  const issues = await issuesOf(broken, checks)
  assert.throws(
    () => assertPublishable(broken, issues),
    (error: Error) => ['service "how.1"', 'workflow.states.LOST'].every(path => error.message.includes(path)),
  )
})

test('parts that a service leaves out are sent empty, and those it states as they are', async () => {
  const citizen = await portal.citizen()
  const { body } = await citizen.send(
    `GET dynamic_services/findOne?filter=${encodeURIComponent(JSON.stringify({ where: { serviceSlug: 'LIBRARY_CARD' } }))}`,
  )
  const { images, logo, extraData, personalization, serviceDictionary, hideServiceTable, paymentInAdvance } =
    body
  assert.deepEqual([images, logo, extraData, personalization], [[], '', {}, {}])
  assert.ok(Array.isArray(serviceDictionary))
  assert.deepEqual([typeof hideServiceTable, typeof paymentInAdvance], ['boolean', 'boolean'])
})
