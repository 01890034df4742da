// Which telephone numbers stand first.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AppData } from '@bawaba/contract/entities/app-data.ts'
import { hotlinesFor, hotlinesOf } from './names.ts'

const line = (number: string, ...categories: string[]) => ({
  number,
  label: { ar: 'خط', en: 'Line' },
  hours: { ar: 'دائمًا', en: 'Always' },
  categories,
})
const config = { hotlines: [line('19010', 'housing'), line('121', 'meters', 'bills')] } as AppData['config']
const numbers = (categoryIds: string[]) => hotlinesFor(config, { categoryIds }).map(({ number }) => number)

test('the hotline of the service’s programme stands first, the others stay in their order', () => {
  const all = ['19010', '121']
  assert.deepEqual(
    hotlinesOf(undefined).map(({ number }) => number),
    ['19010'],
  )
  assert.deepEqual(numbers(['bills']), ['121', '19010'])
  assert.deepEqual(numbers(['housing']), all)
  assert.deepEqual(numbers(['library']), all)
})
