import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceCardData } from '../../modules/catalogue/cards.ts'
import { countWith, narrow } from './narrow.ts'

const text = { ar: '', en: '' }
const item = (
  slug: string,
  categories: string[],
  isFree?: boolean,
  status: ServiceCardData['status'] = 'active',
) => ({
  service: { slug, label: text, description: text, status, isFree },
  categories,
})
const items = [
  item('A', ['bills', 'meters'], true),
  item('B', ['bills'], false),
  item('C', ['meters'], undefined, 'deactivated'),
  item('D', ['meters'], true, 'about-to-be-active'),
]
const slugs = (...input: Parameters<typeof narrow>) => narrow(...input).map(({ slug }) => slug)

test('each filter narrows alone and together; none shows all', () => {
  assert.deepEqual(slugs(items, {}), ['A', 'B', 'C', 'D'])
  assert.deepEqual(slugs(items, { category: 'bills' }), ['A', 'B'])
  assert.deepEqual(slugs(items, { cost: 'free' }), ['A', 'D'])
  assert.deepEqual(slugs(items, { cost: 'paid' }), ['B', 'C'])
  assert.deepEqual(slugs(items, { open: 'now' }), ['A', 'B'])
  assert.deepEqual(slugs(items, { open: 'closed', cost: 'free' }), ['D'])
  assert.deepEqual(slugs(items, { category: 'no such one' }), [])
})

test('a choice counts what it would leave beside the other filters', () => {
  assert.equal(countWith(items, { cost: 'free' }, 'open', 'now'), 1)
  assert.equal(countWith(items, { cost: 'free' }, 'cost', 'paid'), 2)
  assert.equal(countWith(items, { cost: 'free', open: 'now' }, 'category', undefined), 1)
})
