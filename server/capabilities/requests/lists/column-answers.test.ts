// Which answers a list gives.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '@bawaba/forms/index.ts'
import { columnReader } from './column-answers.ts'

const field = (name: string, entry: object = {}) => ({ name, entry }) as Field
const answers = {
  name: 'Layla',
  secret: 'hidden',
  members: [
    { name: 'A', age: 3, secret: 'hidden' },
    { name: 'B', secret: 'hidden' },
  ],
  home: { city: { name: 'Giza', secret: 'hidden' } },
}

test('a list gives the answers of its columns, of groups only the part that is shown', () => {
  const fields = [
    field('name', { showColumn: true }),
    field('secret'),
    field('members'),
    field('ages', { showColumn: true, dataIndex: 'members.age' }),
    field('names', { showColumn: true, dataIndex: 'members.name' }),
    field('city', { showColumn: true, dataIndex: 'home.city.name' }),
    field('none', { showColumn: true, dataIndex: 'name.__proto__' }),
  ]
  const { names, read } = columnReader(fields)
  assert.deepEqual([...names], ['name', 'members', 'home'])
  const shown = read(answers)
  assert.ok(!JSON.stringify(shown).includes('hidden'))
  assert.deepEqual(JSON.parse(JSON.stringify(shown)), {
    name: 'Layla',
    members: [{ age: 3, name: 'A' }, { name: 'B' }],
    home: { city: { name: 'Giza' } },
  })
})
