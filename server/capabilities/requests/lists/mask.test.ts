// What a list shows of personal numbers.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry } from '@bawaba/forms/definition.ts'
import type { Sensitive } from '@bawaba/forms/index.ts'
import { maskAnswers } from './mask.ts'

type SensitiveAnswer = Sensitive extends ReadonlyMap<string, infer Answer> ? Answer : never
const all = { isFound: false }
const id: Sensitive = new Map([['id', all]])
const entry: FieldEntry = { label: 'f', type: 'String', uniforms: { type: 'text' }, sensitive: true }
const answers = {
  id: '29104120103458',
  city: 'Luxor',
  family: [{ id: '123', age: 3 }],
  slot: { id: '12345' },
  other: 'x',
}

test('personal numbers keep their last signs, in rows of groups too, and the rest stays', () => {
  const sensitive: Sensitive = new Map<string, SensitiveAnswer>([
    ['id', all],
    ['family', { inside: id }],
    ['slot', { inside: id }],
  ])
  assert.deepEqual(maskAnswers(sensitive, {}, answers), {
    id: '…3458',
    city: 'Luxor',
    family: [{ id: '…', age: 3 }],
    slot: { id: '…2345' },
    other: 'x',
  })
})

test('what the field handler marked is masked as what the definition marks', () => {
  const completions = {
    city: { entry },
    'family.0.id': { entry },
    slot: { fieldsSchema: { id: entry } },
  }
  assert.deepEqual(maskAnswers(new Map([['id', all]]), completions, answers), {
    id: '…3458',
    city: '…uxor',
    family: [{ id: '…', age: 3 }],
    slot: { id: '…2345' },
    other: 'x',
  })
})
