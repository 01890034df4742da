// What a list shows of personal numbers.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '@bawaba/forms/index.ts'
import { isMasked, masksOf } from './mask.ts'

const field = (name: string, sensitive: boolean, group?: Field[]) =>
  ({ name, entry: { sensitive }, ...(group ? { group: { fields: group } } : {}) }) as unknown as Field

test('personal numbers keep their last signs, in rows of groups too, and the rest stays', () => {
  const inside = [field('id', true)]
  const fields = [
    field('id', true),
    field('city', false),
    field('family', false, inside),
    field('slot', false, inside),
  ]
  const answers = {
    id: '29104120103458',
    city: 'Luxor',
    family: [{ id: '123', age: 3 }],
    slot: { id: '12345' },
    other: 'x',
  }
  assert.deepEqual(masksOf(fields)(answers), {
    id: '…3458',
    city: 'Luxor',
    family: [{ id: '…', age: 3 }],
    slot: { id: '…2345' },
    other: 'x',
  })
})

test('an answer is masked where it is sensitive itself or holds rows with something sensitive', () => {
  const inner = field('family', false, [field('children', false, [field('id', true)])])
  assert.deepEqual(
    [field('id', true), inner, field('city', false), field('cars', false, [field('plate', false)])].map(
      isMasked,
    ),
    [true, true, false, false],
  )
})
