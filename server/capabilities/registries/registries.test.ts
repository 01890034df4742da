// What is asked of registries, what is used again, and what becomes of an answer.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answers, RegistryDefinition } from '@bawaba/forms/definition.ts'
import { loadForms } from '@bawaba/forms/engine/proven-patterns.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { completionOf } from './completion.ts'
import { createRegistries, type RegistryCall } from './registries.ts'

const forms = await loadForms(platformKinds)
const text = { label: 'text', type: 'String', uniforms: { type: 'text' } } as const
const form = forms.compile({
  serviceSlug: 'ASKS',
  translations: { ar: {}, en: {} },
  activities: [
    {
      activityId: 'APPLY',
      label: 'apply',
      steps: [{ key: 'main', label: 'main', fieldsSchema: { id: text, other: text } }],
    },
  ],
  workflow: { initial: 'NEW', states: [{ code: 'NEW', label: 'new', kind: 'done' }], transitions: [] },
})
const opened = (call: RegistryCall) => {
  let ms = 0
  const clock = () => new Date(ms)
  const world = () => ({ today: '2026-11-20' })
  const registries = createRegistries({ call, clock, world })
  const ask = (registry: RegistryDefinition, answers: Answers, asker: 'system') =>
    registries.ask(registry, { answers, form }, asker)
  return { ask, pass: (by: number) => (ms += by) }
}
const person: RegistryDefinition = {
  from: 'civil.person',
  with: { id: { field: 'id' }, year: { yearOf: { today: true } } },
}

test('parameters are worked out of the answers; nothing is asked while one is missing', async () => {
  const questions: unknown[] = []
  const { ask } = opened(async (from, parameters) => {
    questions.push([from, parameters])
    return 'known'
  })
  assert.deepEqual([await ask(person, {}, 'system'), await ask(person, { id: '' }, 'system')], [null, null])
  assert.equal(await ask(person, { id: '7', other: 'unseen' }, 'system'), 'known')
  assert.deepEqual(questions, [['civil.person', { id: '7', year: 2026 }]])
})

test('an answer serves the same question for its time; failures are asked again, and calls under way are shared', async () => {
  let calls = 0
  const { ask, pass } = opened(async (_, { id }) => {
    calls += 1
    if (calls === 1) throw new Error('down')
    return `${id} ${calls}`
  })
  const reused = { ...person, reuseSeconds: 60 }
  await assert.rejects(ask(reused, { id: 'a' }, 'system'))
  const both = await Promise.all([ask(reused, { id: 'a' }, 'system'), ask(reused, { id: 'a' }, 'system')])
  assert.deepEqual(both, ['a 2', 'a 2'])
  assert.equal(await ask(reused, { id: 'b' }, 'system'), 'b 3')
  pass(59_999)
  assert.equal(await ask(reused, { id: 'a' }, 'system'), 'a 2')
  pass(1)
  assert.equal(await ask(reused, { id: 'a' }, 'system'), 'a 4')
  assert.deepEqual(
    [await ask(person, { id: 'a' }, 'system'), await ask(person, { id: 'a' }, 'system')],
    ['a 5', 'a 6'],
  )
})

test('each service says how old an answer may be, whoever asked first', async () => {
  let calls = 0
  const { ask, pass } = opened(async () => ++calls)
  const within = (reuseSeconds: number) => ask({ ...person, reuseSeconds }, { id: 'a' }, 'system')
  assert.equal(await within(86_400), 1)
  pass(3_600_000)
  assert.equal(await within(86_400), 1)
  assert.equal(await within(5), 2, 'an hour is too old for this one')
  assert.equal(await within(86_400), 2, 'and the newer answer serves the other')
})

test('that a registry knows nothing is asked again after a minute', async () => {
  let calls = 0
  const { ask, pass } = opened(async () => {
    calls += 1
    return calls === 1 ? null : 'known'
  })
  const answer = () => ask({ ...person, reuseSeconds: 86_400 }, { id: 'a' }, 'system')
  assert.equal(await answer(), null)
  pass(59_999)
  assert.equal(await answer(), null)
  pass(1)
  assert.equal(await answer(), 'known')
})

test('no more answers wait in memory than the limit: the longest unused goes', async () => {
  let calls = 0
  const { ask } = opened(async () => ++calls)
  const reused = { ...person, reuseSeconds: 60 }
  for (let id = 0; id < 500; id++) await ask(reused, { id }, 'system')
  assert.equal(await ask(reused, { id: 0 }, 'system'), 1)
  await ask(reused, { id: 500 }, 'system')
  assert.equal(await ask(reused, { id: 0 }, 'system'), 1)
  assert.equal(await ask(reused, { id: 1 }, 'system'), 502)
})

const where = {
  apiDependencies: [],
  options: { list: 'found.places', value: 'code', label: { ar: 'name.ar', en: 'name.en' } },
}
const entry = (code: unknown, ar: unknown, en: unknown) => ({ code, name: { ar, en } })

test('options are read from their paths; what lacks a part is an answer that nobody can read', () => {
  const answer = { found: { places: [entry('A', 'أ', 'a'), entry(7, 'ب', 'b')] } }
  assert.deepEqual(completionOf(where, answer), {
    valid: true,
    options: [
      { value: 'A', label: { ar: 'أ', en: 'a' } },
      { value: '7', label: { ar: 'ب', en: 'b' } },
    ],
  })
  assert.deepEqual(completionOf(where, null), { valid: true, options: [] })
  for (const hostile of [
    {},
    'text',
    { found: { places: {} } },
    { found: { places: [entry('A', undefined, 'a')] } },
    { found: { places: [entry({}, 'أ', 'a')] } },
    { found: { places: [null] } },
    { found: { places: Array.from({ length: 10_001 }, () => entry('A', 'أ', 'a')) } },
  ])
    assert.equal(completionOf(where, hostile), undefined, JSON.stringify(hostile).slice(0, 80))
})

test('a value is read from its path, and from no prototype', () => {
  const value = (path: string, answer: unknown) => completionOf({ apiDependencies: [], value: path }, answer)
  assert.deepEqual(value('name.ar', { name: { ar: 'سلمى' } }), { valid: true, value: 'سلمى' })
  for (const path of ['name.en', 'constructor.name', '__proto__'])
    assert.deepEqual(value(path, { name: {} }), { valid: true })
  assert.deepEqual(value('name', null), { valid: true })
})
