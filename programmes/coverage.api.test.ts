// The library and the examples exercise the whole platform: every field kind, every property of a field, every way to make
// a condition and every script. A new one that no service of theirs uses fails here.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { type Condition, type FieldEntry, hookNames } from '@bawaba/forms/definition.ts'
import { loadForms } from '@bawaba/forms/engine/proven-patterns.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { readServiceFolders } from '@bawaba/server/capabilities/catalogue/index.ts'
import { createHooks } from '@bawaba/server/capabilities/hooks/index.ts'
import { createSandbox } from '@bawaba/server/platform/sandbox/index.ts'
import { electricity } from './electricity/definition.ts'
import { examples } from './examples/definition.ts'
import { libraryCard } from './library-card/definition.ts'

const forms = await loadForms(platformKinds)
const services = [libraryCard, examples].flatMap(programme => readServiceFolders(programme.services))
// What scripts answer is tried here; that they are held to their time is tried elsewhere, on a machine that has it.
const sandbox = createSandbox({ limit: 5_000 })
after(() => sandbox.stop())
const hooks = createHooks({
  sandbox,
  clock: () => new Date('2026-11-20T10:00:00Z'),
  log: details => assert.fail(JSON.stringify(details)),
})

const entriesOf = (schema: FieldEntry['fieldsSchema']): FieldEntry[] =>
  Object.values(schema ?? {}).flatMap(entry => [entry, ...entriesOf(entry.fieldsSchema)])
const entriesIn = (definitions: typeof services): FieldEntry[] =>
  definitions.flatMap(({ activities }) =>
    activities.flatMap(({ steps }) => steps.flatMap(({ fieldsSchema }) => entriesOf(fieldsSchema))),
  )
const entries = entriesIn(services)
const isUsed = (holds: (entry: FieldEntry) => boolean): boolean => entries.some(holds)

/** The properties of a field, as the type declares them: nobody has to remember to add a new one here. */
const source = readFileSync(new URL('../forms/definition.ts', import.meta.url), 'utf8')
const declaration = /export type FieldEntry = \{\n([\s\S]*?)\n\}/.exec(source)?.[1] ?? ''
const properties = [...declaration.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = '']) => name)

test('the list of properties is read from the type', () => {
  assert.ok(properties.length > 35, String(properties))
  for (const known of ['label', 'uniforms', 'lazyLoad', 'sensitive'])
    assert.ok(properties.includes(known), known)
})

for (const { kind } of platformKinds)
  test(`the library asks a question of the kind ${kind}`, () =>
    assert.ok(isUsed(({ uniforms }) => uniforms.type === kind)))

/** Taken by kinds of one programme alone, whose services use it. */
const ofProgrammes = { standing: electricity }

for (const [property, programme] of Object.entries(ofProgrammes))
  test(`a question of ${programme.slug} has ${property}`, () =>
    assert.ok(
      entriesIn(readServiceFolders(programme.services)).some(entry => Object.hasOwn(entry, property)),
    ))

for (const property of properties.filter(name => !Object.hasOwn(ofProgrammes, name)))
  test(`a question of the library has ${property}`, () =>
    assert.ok(isUsed(entry => Object.hasOwn(entry, property))))

const conditions = entries.flatMap(({ conditionalField, conditionalEditability, uniforms }) =>
  [
    conditionalField,
    conditionalEditability,
    ...(uniforms.options ?? []).map(option => option.conditionalField),
  ].filter(condition => condition !== undefined),
)
const has = (condition: Condition, way: 'all' | 'any' | 'not'): boolean => way in condition

const channels: Record<string, () => boolean> = {
  'a condition that joins by all': () => conditions.some(condition => has(condition, 'all')),
  'a condition that joins by any': () => conditions.some(condition => has(condition, 'any')),
  'a condition that says not': () => conditions.some(condition => has(condition, 'not')),
  'a condition into a group': () => conditions.some(one => 'field' in one && one.field.includes('.')),
  'an option with a condition': () =>
    isUsed(({ uniforms }) => !!uniforms.options?.some(one => one.conditionalField)),
  'a list longer than fifteen': () => isUsed(({ uniforms }) => (uniforms.options?.length ?? 0) > 15),
  'options that the script gives': () =>
    isUsed(({ uniforms, lazyLoad }) => uniforms.type === 'select' && !!lazyLoad),
  'a group in a group': () =>
    isUsed(({ fieldsSchema }) => entriesOf(fieldsSchema).some(({ uniforms }) => uniforms.type === 'Array')),
  'a single box and a list of boxes': () =>
    isUsed(({ type, uniforms }) => uniforms.type === 'checkbox' && type === 'Boolean') &&
    isUsed(({ type, uniforms }) => uniforms.type === 'checkbox' && type === 'Array'),
  'days to come and days gone by': () =>
    isUsed(({ when }) => when === 'future') && isUsed(({ when }) => when === 'past'),
  'a value judged and a value worked out': () =>
    isUsed(({ handler }) => handler === 'validate') && isUsed(({ handler }) => handler === 'value'),
}
for (const [name, holds] of Object.entries(channels))
  test(`the library has ${name}`, () => assert.ok(holds()))

for (const name of hookNames)
  test(`a service of the library has the script ${name}`, () =>
    assert.ok(services.some(service => service.hooks?.[name] !== undefined)))

type Examples = Record<'valid' | 'invalid', { activityId: string; data: Record<string, unknown> }[]>
const person = {
  firstName: 'نهى',
  lastName: 'محمود',
  englishFullName: 'Noha Mahmoud',
  language: 'ar' as const,
  userSlug: 'citizen',
}
/** A service of the library and its first valid answers. */
const subjectOf = (slug: string, more: Record<string, unknown> = {}) => {
  const definition = services.find(({ serviceSlug }) => serviceSlug === slug)
  assert.ok(definition)
  const examples = new URL(`${slug}/examples.json`, libraryCard.services)
  const [example] = (JSON.parse(readFileSync(examples, 'utf8')) as Examples).valid
  assert.ok(example)
  const { activityId, data } = example
  const service = { slug, version: 1, definition, form: forms.compile(definition) }
  return { service, activityId, answers: { ...data, ...more }, person }
}

test('the fee is reckoned by what was chosen', async () => {
  assert.equal((await hooks.fees(subjectOf('FAMILY_CARD')))?.total, 7250)
  assert.equal((await hooks.fees(subjectOf('FAMILY_CARD', { plan: 'BASIC', delivery: 'PICKUP' })))?.total, 0)
  assert.equal((await hooks.fees(subjectOf('ROOM_BOOKING')))?.total, 9000)
})

test('what no single answer shows is refused before sending, in both languages', async () => {
  const many = [1, 2, 3, 4].map(number => ({ name: `${number}` }))
  const refused = [
    ...(await hooks.beforeSubmit(subjectOf('FAMILY_CARD', { plan: 'BASIC', members: many }))),
    ...(await hooks.beforeSubmit(
      subjectOf('ROOM_BOOKING', { days: { from: '2027-03-01', to: '2027-03-15' } }),
    )),
  ]
  assert.deepEqual(
    refused.map(({ field }) => field),
    ['plan', 'days'],
  )
  for (const { text } of refused) {
    assert.match(text?.ar ?? '', /[\u0621-\u064a]/)
    assert.match(text?.en ?? '', /^[A-Z]/)
  }
  for (const slug of ['FAMILY_CARD', 'ROOM_BOOKING'])
    assert.deepEqual(await hooks.beforeSubmit(subjectOf(slug)), [])
})

test('after an act the applicant is told something, or nothing', async () => {
  const request = { ID: 'FAMI-2026-000001-1', status: 'APPROVED', statusKind: 'done' }
  for (const slug of ['FAMILY_CARD', 'ROOM_BOOKING']) {
    assert.ok((await hooks.afterTransition({ ...subjectOf(slug), request })).message?.ar)
    assert.deepEqual(
      await hooks.afterTransition({ ...subjectOf(slug), request: { ...request, status: 'CANCELLED' } }),
      {},
    )
  }
})

test('once approved, the family is told how its cards reach it', async () => {
  const request = { ID: 'FAMI-2026-000001-1', status: 'APPROVED', statusKind: 'done' }
  const notified = async (delivery: string) =>
    (await hooks.effect({ ...subjectOf('FAMILY_CARD', { delivery }), request }, 'handOver'))?.message?.en ??
    ''
  assert.match(await notified('HOME'), /by post/)
  assert.match(await notified('PICKUP'), /Collect them/)
})
