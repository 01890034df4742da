// What of a request is sealed before it is written, and that it opens again; one version that cannot be read.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { FieldEntry } from '@bawaba/forms/definition.ts'
import { derivedRing, fixedKeys } from '../../../platform/keys.ts'
import { createSeal } from '../../../platform/sealed.ts'
import { isSealed, openValues } from '../../../platform/sealed-json.ts'
import type { SealStore } from './seal-store.ts'
import { sealStoredAnswers } from './seal-stored.ts'
import { createStoredAnswers, indexOf, sealingBy } from './stored-answers.ts'

const seal = createSeal(fixedKeys(derivedRing('s')), randomBytes)
const entry = (more: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'name',
  type: 'String',
  uniforms: { type: 'text' },
  ...more,
})
const definitionOf = (fieldsSchema: Record<string, FieldEntry>) =>
  ({
    serviceSlug: 'SERVICE',
    activities: [
      { activityId: 'APPLY', label: 'name', steps: [{ key: 'main', label: 'name', fieldsSchema }] },
    ],
  }) as unknown as ServiceDefinition

test('a value has another text each time and one index, which another question does not share', () => {
  const { answers } = sealingBy(seal, definitionOf({ id: entry({ sensitive: true }), city: entry() }))
  const [one, other] = [answers({ id: '7', city: 'Luxor' }), answers({ id: '7', city: 'Luxor' })] as any[]
  assert.notEqual(one.id.$sealed, other.id.$sealed)
  assert.deepEqual([one.id.$index, one.city], [other.id.$index, 'Luxor'])
  assert.equal(one.id.$index, indexOf(seal, 'SERVICE', 'id')('7'))
  for (const [service, field, value] of [
    ['OTHER', 'id', '7'],
    ['SERVICE', 'card', '7'],
    ['SERVICE', 'id', 7],
  ] as const)
    assert.notEqual(one.id.$index, indexOf(seal, service, field)(value))
  assert.deepEqual(openValues(seal, one), { id: '7', city: 'Luxor' })
  // What is sealed is not sealed once more.
  assert.equal((answers(one) as any).id, one.id)
})

test('what a script marks is sealed with what the script said, though the definition marks nothing', () => {
  const sealing = sealingBy(seal, definitionOf({ slot: entry({ type: 'Object' }), city: entry() }))
  const completions = { slot: { fieldsSchema: { card: entry({ sensitive: true }) }, value: { card: '7' } } }
  const stored: any = sealing.answers({ slot: { card: '7', day: '1' }, city: 'Luxor' }, completions)
  assert.deepEqual([isSealed(stored.slot.card), stored.slot.day, stored.city], [true, '1', 'Luxor'])
  assert.ok(isSealed(sealing.given(completions).slot))
  const plain = { city: { options: [{ value: 'A', label: 'name' }] } }
  assert.equal(sealing.given(plain), plain)
})

test('the service center stays open, by which it is decided who works on the request', () => {
  const marked = definitionOf({ serviceCenter: entry({ sensitive: true }) })
  assert.deepEqual(sealingBy(seal, marked).answers({ serviceCenter: 'EAST' }), { serviceCenter: 'EAST' })
})

test('a version that cannot be read keeps no other from being sealed, and is reported', async () => {
  const versions = [1, 2, 3].map(version => ({ serviceSlug: 'SERVICE', version }))
  const open = {
    revision: 1,
    activityId: 'APPLY',
    data: { id: '7' },
    given: null,
    hooksData: null,
    asked: null,
  }
  const done: any[] = []
  const store = {
    versions: async () => versions,
    notSealed: async ({ version }: { version: number }, after: string) =>
      after.startsWith('0') ? [{ ...open, id: `1${version}` }] : [],
    sealAnswers: async (rows: readonly unknown[]) => void done.push(...rows),
  } as unknown as SealStore
  const stored = createStoredAnswers({
    seal,
    definitionOf: async (_, version) => {
      if (version === 2) throw new Error('older rules')
      return definitionOf({ id: entry({ sensitive: true }) })
    },
  })
  await assert.rejects(sealStoredAnswers(store, stored), AggregateError)
  assert.deepEqual(
    done.map(({ id, data }) => [id, isSealed(data.id)]),
    [
      ['11', true],
      ['13', true],
    ],
  )
})
