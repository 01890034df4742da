// Whatever the check accepts can be listed, opened, drawn, filed and read, in both languages; and a service stored by
// older rules takes no list down. Definitions are random within and beyond what authors may write.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import fc from 'fast-check'
import { sql } from '../../platform/database/index.ts'
import { openTestPortal, type TestPortal } from '../../test-portal.ts'
import { drawingOf, testRenderer } from '../../test-renderer.ts'
import { readServiceFolders } from '../catalogue/index.ts'

let portal: TestPortal
let draw: ReturnType<typeof drawingOf>
let designer: Awaited<ReturnType<TestPortal['employee']>>
let citizen: Awaited<ReturnType<TestPortal['citizen']>>
let visitor: Awaited<ReturnType<TestPortal['browser']>>
before(async () => {
  portal = await openTestPortal({ LOG_LEVEL: 'error' })
  draw = drawingOf(await testRenderer(), portal.portal.app)
  designer = await portal.employee(['SERVICE_DESIGNER'])
  citizen = await portal.citizen()
  visitor = await portal.browser()
})
after(() => portal.close())

const question = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_QUESTION',
)
assert.ok(question)

const day = fc.constantFrom('2026-12-31', '2026-02-30', '2026-99-99', '31/12/2026', '')
const dayOfMonth = fc.constantFrom(1, 28, 31, 0, 32, -1, 1.5, '1')
const moment = fc.constantFrom('2026-01-01', '2026-12-31T22:00:00Z', '2026-02-30', '2199-01-01', 'soon')
const text = fc.constantFrom('ask', 'service', '', 'no such key', 7)
/** Each property as authors write it, or wrong somewhere. */
const properties = {
  availability: fc.oneof(
    fc.record(
      {
        kind: fc.constantFrom('always', 'until', 'monthly', 'weekly'),
        day,
        from: dayOfMonth,
        to: dayOfMonth,
      },
      { requiredKeys: ['kind'] },
    ),
    fc.constant({ kind: 'always' }),
    day.map(until => ({ kind: 'until', day: until })),
    fc.tuple(dayOfMonth, dayOfMonth).map(([from, to]) => ({ kind: 'monthly', from, to })),
  ),
  cost: fc.record(
    {
      free: fc.constantFrom(true, false, 'no'),
      amount: fc.constantFrom('10', '10.50', '-1', 10),
      note: text,
    },
    { requiredKeys: ['free'] },
  ),
  payMethods: fc.array(fc.constantFrom('CARD', 'CODE', ''), { maxLength: 3 }),
  durationDays: fc.constantFrom(0, 3, 3650, -1, 2.5),
  durationNote: text,
  requiredPapers: fc.array(text, { maxLength: 3 }),
  eligibility: fc.array(text, { maxLength: 3 }),
  howTo: fc.array(fc.record({ title: text, text }, { requiredKeys: ['title'] }), { maxLength: 2 }),
  faqs: fc.array(fc.record({ question: text, answer: text }, { requiredKeys: ['question'] }), {
    maxLength: 2,
  }),
  serviceDictionary: fc.array(fc.record({ code: text, label: text }), { maxLength: 2 }),
  terms: text,
  videoUrl: fc.constantFrom('https://video.example/v', 'http://video.example', 'javascript:alert(1)'),
  fromDate: moment,
  toDate: moment,
  hiddenOn: fc.constantFrom([], ['kiosk'], ['mobile', 'tablet'], ['fridge']),
  disabledOn: fc.constantFrom([], ['kiosk'], ['web']),
  hideServiceTable: fc.boolean(),
  paymentInAdvance: fc.boolean(),
  allowAnonymous: fc.boolean(),
  deactivated: fc.constantFrom(false, true),
  categoryIds: fc.constantFrom(question.categoryIds, [], ['no-such-category']),
  serviceType: fc.constantFrom('request', 'inquiry', 'gift'),
}
/** A few of them at a time, so that sound definitions are drawn too. */
const description = fc
  .subarray(Object.keys(properties) as (keyof typeof properties)[], { minLength: 0, maxLength: 3 })
  .chain(names => fc.record(Object.fromEntries(names.map(name => [name, properties[name]]))))

const filterBy = (where: object) => `?filter=${encodeURIComponent(JSON.stringify({ where }))}`
const where = (serviceSlug: string) => filterBy({ serviceSlug })

/** Everything that people do with a service that was accepted. */
const assertUsable = async (slug: string): Promise<void> => {
  for (const who of [visitor, citizen]) {
    for (const language of ['ar', 'en']) {
      const options = { headers: { 'accept-language': language } }
      assert.equal((await who.call('GET Categories', options)).status, 200)
      const list = await who.call('GET dynamic_services', options)
      assert.equal(list.status, 200)
      const one = await who.send(`GET dynamic_services/findOne${where(slug)}`, options)
      const isListed = list.body.some(({ serviceSlug }) => serviceSlug === slug)
      assert.equal(one.status, isListed ? 200 : 404)
      assert.equal((await who.send('GET search?q=Ask', options)).status, 200)
    }
  }
  const shown = await citizen.send(`GET dynamic_services/findOne${where(slug)}`)
  for (const language of ['ar', 'en'] as const)
    for (const path of ['/', '/services', `/services/${slug}`]) {
      const page = await draw(path, language)
      assert.equal(page.status, path.endsWith(slug) ? shown.status : 200, `${path} in ${language}`)
    }
  const data = { question: 'When does the library open?' }
  const filed = await citizen.send(`POST ${slug}`, { body: { data } })
  const canFile = shown.status === 200 && shown.body.isActive && !shown.body.disabledOn.includes('web')
  if (!canFile) {
    const code = shown.status === 200 ? 'SERVICE_UNAVAILABLE' : 'MODEL_NOT_FOUND'
    assert.equal(filed.body.error.code, code)
    return
  }
  assert.equal(filed.status, 201)
  for (const language of ['ar', 'en']) {
    const read = await citizen.send(`GET ${slug}/findOne${filterBy({ ID: filed.body.ID })}`, {
      headers: { 'accept-language': language },
    })
    assert.deepEqual([read.status, read.body.data.question], [200, data.question])
  }
}

test('what the check accepts is listed, opened, drawn, filed and read in both languages', async () => {
  let [accepted, refused, number] = [0, 0, 0]
  await fc.assert(
    fc.asyncProperty(description, async described => {
      number += 1
      const serviceSlug = `ACCEPTED_${number}`
      const definition = { ...structuredClone(question), ...described, serviceSlug }
      const created = await designer.send('POST dynamic_services', { body: { definition } })
      assert.equal(created.status, 201, JSON.stringify(created.body))
      const { id } = created.body
      const issues = (await designer.send(`POST dynamic_services/${id}/check`)).body
      const published = await designer.send(`POST dynamic_services/${id}/publish`, {
        body: { reason: 'random', drafts: 'keep' },
      })
      assert.equal(published.status, issues.length === 0 ? 200 : 422)
      if (issues.length > 0) {
        refused += 1
        for (const found of issues) assert.notEqual(found.text.ar, found.text.en)
        return
      }
      accepted += 1
      await assertUsable(serviceSlug)
    }),
    { numRuns: Number(process.env.DEFINITION_RUNS ?? 25), seed: 20261123 },
  )
  assert.ok(accepted >= 5 && refused >= 5, `${accepted} accepted, ${refused} refused`)
})

for (const [name, availability] of Object.entries({
  'a month without its days': { kind: 'monthly' },
  'a last day that is missing': { kind: 'until' },
}))
  test(`refused before publishing, with what is missing: ${name}`, async () => {
    const serviceSlug = `PARTIAL_${availability.kind.toUpperCase()}`
    const definition = { ...structuredClone(question), availability, serviceSlug }
    const { id } = (await designer.send('POST dynamic_services', { body: { definition } })).body
    const issues = (await designer.send(`POST dynamic_services/${id}/check`)).body
    assert.deepEqual(
      issues.map(({ place: path, key }: { place: string; key: string }) => [path, key]),
      (availability.kind === 'until' ? ['day'] : ['from', 'to']).map(missing => [
        `availability.${missing}`,
        'missingProperty',
      ]),
    )
  })

test('a category that does not exist is refused, and the ones that do are named', async () => {
  const definition = { ...structuredClone(question), categoryIds: ['nowhere'], serviceSlug: 'NOWHERE' }
  const { id } = (await designer.send('POST dynamic_services', { body: { definition } })).body
  const [found] = (await designer.send(`POST dynamic_services/${id}/check`)).body
  assert.deepEqual([found.place, found.key], ['categoryIds.nowhere', 'unknownCategory'])
  assert.ok(found.text.en.includes(question.categoryIds[0] ?? '?'))
})

test('a tour points at questions of the form alone', async () => {
  const step = (field: string) => ({ field, title: question.serviceLabel, text: question.serviceLabel })
  const [present = ''] = Object.keys(question.activities[0]?.steps[0]?.fieldsSchema ?? {})
  const tour = [step(present), step('nobody')]
  const definition = { ...structuredClone(question), tour, serviceSlug: 'TOURED' }
  const { id } = (await designer.send('POST dynamic_services', { body: { definition } })).body
  const issues = (await designer.send(`POST dynamic_services/${id}/check`)).body
  assert.deepEqual(
    issues.map(({ place: path, key }: { place: string; key: string }) => [path, key]),
    [['tour.1.field', 'unknownTourField']],
  )
})

test('a service center that is marked as sensitive is refused: by it requests are given to those who work on them', async () => {
  const definition = { ...structuredClone(question), serviceSlug: 'SEALED_CENTER' }
  const [step] = definition.activities[0]?.steps ?? []
  assert.ok(step)
  const center = { label: definition.serviceLabel, type: 'String', uniforms: { type: 'text' } } as const
  step.fieldsSchema.serviceCenter = { ...center, sensitive: true }
  const { id } = (await designer.send('POST dynamic_services', { body: { definition } })).body
  const [found] = (await designer.send(`POST dynamic_services/${id}/check`)).body
  const path = `activities.${definition.activities[0]?.activityId}.${step.key}.serviceCenter`
  assert.deepEqual([found?.place, found?.key], [path, 'sealedCenter'])
})

test('a service that older rules let in is left out of lists and logged; the others stay', async () => {
  // As such a version is stored: the check of today would not let it in.
  const bad = { ...structuredClone(question), availability: { kind: 'monthly' }, serviceSlug: 'STORED_BAD' }
  await portal.database.query(
    sql`with s as (insert into services (id, slug, version)
        values (gen_random_uuid(), 'STORED_BAD', 1) returning id)
      insert into service_versions (service_id, version, definition, sha256)
      select id, 1, ${JSON.stringify(bad)}::jsonb, 'bad' from s`,
  )
  await portal.portal.loadCatalogue()
  for (const key of ['GET dynamic_services', 'GET Categories', 'GET search?q=a'])
    assert.equal((await visitor.send(key)).status, 200)
  const list = (await visitor.call('GET dynamic_services')).body
  const slugs = list.map(({ serviceSlug }) => serviceSlug)
  assert.ok(slugs.includes('LIBRARY_QUESTION') && !slugs.includes('STORED_BAD'))
  for (const path of ['/', '/services']) assert.equal((await draw(path, 'ar')).status, 200)
  assert.ok(
    portal.log.some(line => line.includes('catalogue.service_not_readable') && line.includes('STORED_BAD')),
  )
})
