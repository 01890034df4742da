// The address of a project's page: what is typed in any digits, and what is none of it, is read or passed over.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterOf, readProjectSearch } from './project-search.ts'

const nothing = {
  type: undefined,
  minArea: undefined,
  floor: undefined,
  maxPrice: undefined,
  all: undefined,
  from: undefined,
}

test('numbers are read in digits of either script, and what is none is passed over', () => {
  assert.deepEqual(
    readProjectSearch({
      type: 'villa',
      minArea: '١٢٠',
      floor: '0',
      maxPrice: '٢٬٥٠٠٬٠٠٠ ج.م',
      all: 'yes',
      from: 12,
    }),
    { type: 'villa', minArea: 120, floor: 0, maxPrice: 2_500_000, all: 'yes', from: 12 },
  )
  assert.deepEqual(
    readProjectSearch({ type: 'tent', minArea: '-5', floor: '1.5', maxPrice: 'x', all: 'no', from: '0' }),
    nothing,
  )
})

test('without a word about it those that are available are shown, the cheapest first', () => {
  assert.deepEqual(filterOf('ZAHYA', nothing), {
    where: { and: [{ project: 'ZAHYA' }, { status: 'available' }] },
    order: ['price ASC'],
    limit: 12,
    skip: 0,
  })
  assert.deepEqual(filterOf('ZAHYA', { ...nothing, all: 'yes', floor: 0, maxPrice: 5 }), {
    where: { and: [{ project: 'ZAHYA' }, { floor: 0 }, { price: { lte: 5 } }] },
    order: ['price ASC'],
    limit: 12,
    skip: 0,
  })
})
