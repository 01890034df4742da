// The field handler over the real API: who may ask it, what it is told, what becomes of a script that fails.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { FieldEntry } from '@bawaba/forms/definition.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { uncheckedDefinition } from '../../test-definition.ts'
import { cardAnswers, openTestPortal, outcomeOf, refusal, type TestPortal } from '../../test-portal.ts'
import { catalogueStore, readServiceFolders } from '../catalogue/index.ts'

let portal: TestPortal
let clean: Awaited<ReturnType<TestPortal['citizen']>>
const card = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_CARD',
)
assert.ok(card)

const script = `
function fieldHandler(ctx) {
  if (ctx.field === 'loop') for (;;);
  if (ctx.field === 'broken') return null.x
  if (ctx.field === 'told') return { value: ctx }
  if (ctx.field === 'code') return ctx.value === 'GOOD' ? {} : { errors: [{ key: 'branch.RIVER' }] }
  return { options: ctx.answers.governorate === 'GIZA' ? [{ value: 'GARDEN', label: 'branch.GARDEN' }] : [] }
}`
const lazy = (...apiDependencies: string[]): Partial<FieldEntry> => ({ lazyLoad: { apiDependencies } })
const entry = (more: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'f.fullName',
  type: 'String',
  uniforms: { type: 'text' },
  optional: true,
  ...more,
})

/** The library card with a script and fields that need it, under another name. */
const scripted = (
  serviceSlug: string,
  { isPlain = false, ...more }: { isPlain?: boolean; allowAnonymous?: boolean } = {},
) => {
  const definition = structuredClone({ ...card, serviceSlug, ...more })
  const schema = definition.activities[0]?.steps[0]?.fieldsSchema ?? {}
  Object.assign(isPlain ? {} : schema, {
    governorate: entry(),
    place: entry({ uniforms: { type: 'select' }, ...lazy('governorate') }),
    code: entry({ handler: 'validate' }),
    told: entry(lazy('fullName')),
    loop: entry({ handler: 'validate' }),
    broken: entry({ handler: 'validate' }),
  })
  const review = definition.activities.find(({ activityId }) => activityId === 'APPROVE')
  Object.assign(review?.steps[0]?.fieldsSchema ?? {}, {
    shelf: entry({ uniforms: { type: 'select' }, ...lazy() }),
  })
  definition.hooks = { fieldHandler: script, onChange: 'function onChange() { return {} }' }
  return definition
}

before(async () => {
  portal = await openTestPortal({ LOG_LEVEL: 'warn' })
  const store = catalogueStore(portal.database)
  await store.publish(randomUUID(), uncheckedDefinition(scripted('SCRIPTED'), 'a'))
  await store.publish(
    randomUUID(),
    uncheckedDefinition(scripted('SCRIPTED_OPEN', { allowAnonymous: true }), 'b'),
  )
  await store.publish(randomUUID(), uncheckedDefinition(scripted('SCRIPTED_LATER', { isPlain: true }), 'c'))
  await portal.portal.loadCatalogue()
  clean = await portal.citizen()
})
after(() => portal.close())

const ask = (
  who: Pick<Awaited<ReturnType<TestPortal['browser']>>, 'call' | 'send'>,
  field: string,
  data: object = {},
  { service = 'SCRIPTED', ...more }: { service?: string; activityId?: string; requestId?: string } = {},
) => who.send(`POST ${service}/fieldHandler`, { body: { activityId: 'APPLY', field, data, ...more } })

test('options by the answers a field depends on; a value is judged', async () => {
  assert.deepEqual((await ask(clean, 'place', { governorate: 'GIZA' })).body, {
    valid: true,
    options: [{ value: 'GARDEN', label: { ar: card.translations.ar['branch.GARDEN'], en: 'Garden branch' } }],
  })
  assert.deepEqual((await ask(clean, 'place', {})).body, { valid: true, options: [] })
  assert.deepEqual((await ask(clean, 'code', { code: 'GOOD' })).body, { valid: true })
  const bad = (await ask(clean, 'code', { code: 'BAD' })).body
  assert.equal(bad.valid, false)
  assert.match(bad.errors[0].text.ar, /[\u0600-\u06ff]/)
})

test('answers that the field does not name never reach the script', async () => {
  const { body } = await ask(clean, 'told', { fullName: 'Layla', nationalId: '29104120103458', told: 'x' })
  assert.deepEqual(body.value.answers, { fullName: 'Layla' })
  assert.equal(body.value.value, 'x')
  assert.deepEqual(Object.keys(body.value.person).sort(), [
    'englishFullName',
    'firstName',
    'language',
    'lastName',
    'userSlug',
  ])
  assert.ok(!JSON.stringify(body).includes('29104120103458'))
})

test('a script that runs away or breaks is refused in words, logged without answers', async () => {
  portal.log.length = 0
  const canary = 'Canary-5571'
  const late = await ask(clean, 'loop', { loop: canary })
  assert.deepEqual([...outcomeOf(late), late.headers['retry-after']], [503, 'HOOK_TIMEOUT', '1'])
  assert.deepEqual(outcomeOf(await ask(clean, 'broken', { broken: canary })), [422, 'HOOK_FAILED'])
  const log = portal.log.join('')
  assert.ok(!log.includes(canary))
  assert.match(log, /"service":"SCRIPTED","version":1,"script":"fieldHandler","kind":"timeout"/)
  assert.match(log, /"kind":"throw","line":4/)
})

test('fields that are none, activities and services that are none', async () => {
  for (const field of ['ghost', 'fullName', '__proto__', 'place.x.y', 'constructor'])
    assert.deepEqual(outcomeOf(await ask(clean, field)), [422, 'VALIDATION_FAILED'], field)
  assert.deepEqual(outcomeOf(await ask(clean, 'place', {}, { activityId: 'FLY' })), [
    404,
    'ACTIVITY_NOT_FOUND',
  ])
  assert.deepEqual(outcomeOf(await ask(clean, 'place', {}, { service: 'NO_SUCH' })), [404, 'MODEL_NOT_FOUND'])
  assert.deepEqual(outcomeOf(await ask(clean, 'branch', {}, { service: 'LIBRARY_CARD' })), [
    422,
    'VALIDATION_FAILED',
  ])
})

test('filing asks the script: what it gives is what may be chosen', async () => {
  const file = (data: object) => clean.file({ ...cardAnswers, ...data }, { service: 'SCRIPTED' })
  const here = { governorate: 'GIZA', place: 'GARDEN', code: 'GOOD' }
  await file(here)
  await refusal(file({ ...here, governorate: 'CAIRO' }), 'VALIDATION_FAILED', 'data.place')
  const { error } = await refusal(file({ ...here, code: 'BAD' }), 'VALIDATION_FAILED', 'data.code')
  assert.match(error.details?.[0]?.text?.ar ?? '', /[\u0600-\u06ff]/)
  await refusal(file({ ...here, loop: 'x' }), 'HOOK_TIMEOUT')
  await file(here)
})

test('a visitor asks where the service may be used without signing in, and nowhere else', async () => {
  const visitor = await portal.browser()
  assert.deepEqual(outcomeOf(await ask(visitor, 'place')), [401, 'UNAUTHENTICATED'])
  const open = { service: 'SCRIPTED_OPEN' }
  assert.equal((await ask(visitor, 'place', { governorate: 'GIZA' }, open)).status, 200)
  assert.equal((await ask(visitor, 'told', {}, open)).body.value.person, null)
  assert.deepEqual(outcomeOf(await ask(visitor, 'place', {}, { ...open, requestId: 'x' })), [
    401,
    'UNAUTHENTICATED',
  ])
})

test('about a request asks only who may act on it now', async () => {
  const filed = await clean.file(cardAnswers, { service: 'SCRIPTED_LATER' })
  const [officer, elsewhere, stranger] = [
    await portal.employee(['CASE_OFFICER']),
    await portal.employee(['CASE_OFFICER'], ['ANOTHER']),
    await portal.citizen(),
  ]
  const later = { service: 'SCRIPTED_LATER', activityId: 'APPROVE' }
  const about = { ...later, requestId: filed.id }
  assert.equal((await ask(officer, 'shelf', {}, about)).status, 200)
  assert.deepEqual(outcomeOf(await ask(elsewhere, 'shelf', {}, about)), [404, 'NOT_FOUND'])
  assert.deepEqual(outcomeOf(await ask(stranger, 'shelf', {}, about)), [404, 'NOT_FOUND'])
  assert.deepEqual(outcomeOf(await ask(clean, 'shelf', {}, about)), [409, 'TRANSITION_NOT_ALLOWED'])
  assert.deepEqual(outcomeOf(await ask(clean, 'shelf', {}, later)), [409, 'TRANSITION_NOT_ALLOWED'])
  assert.deepEqual(outcomeOf(await ask(elsewhere, 'place')), [404, 'MODEL_NOT_FOUND'])
})

test('a signed-in person is sent the scripts of the browser, and nobody those of the server', async () => {
  const read = async (who: typeof clean, call = 'dynamic_services/findOne', serviceSlug = 'SCRIPTED') => {
    const filter = encodeURIComponent(JSON.stringify({ where: { serviceSlug } }))
    return (await who.send(`GET ${call}?filter=${filter}`)).body
  }
  assert.deepEqual((await read(clean)).hooks, { onChange: 'function onChange() { return {} }' })
  const visitor = (await portal.browser()) as typeof clean
  assert.ok(!('hooks' in (await read(visitor))))
  // Where a visitor fills the form, its scripts run for them.
  const open = await read(visitor, 'dynamic_services/findOne', 'SCRIPTED_OPEN')
  assert.deepEqual(Object.keys(open.hooks), ['onChange'])
  assert.ok(!JSON.stringify(open).includes('fieldHandler'))
  for (const who of [clean, visitor, await portal.employee(['SUPERVISOR'])])
    for (const call of ['dynamic_services', 'dynamic_services/findOne'])
      assert.ok(!JSON.stringify(await read(who as typeof clean, call)).includes('fieldHandler'))
})
