// What tables show of a form.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnsOf } from './columns.ts'
import { activityOf, numberEntry, textEntry } from './form.fixture.ts'

const activity = activityOf({
  name: textEntry({ showColumn: true }),
  secret: textEntry(),
  size: numberEntry({ showColumn: true }),
  ages: textEntry({ showColumn: true, dataIndex: 'members.age', optional: true }),
  members: {
    label: 'members',
    type: 'Array',
    uniforms: { type: 'Array' },
    optional: true,
    fieldsSchema: { age: numberEntry() },
  },
})

test('a column for each field that asks for one, with the answer its dataIndex names', () => {
  const columns = columnsOf(activity, 'ar')
  const answers = { name: 'منى', secret: 'x', size: 1200, members: [{ age: 9 }, { age: 40 }] }
  assert.deepEqual(
    columns.map(({ name, cell }) => [name, cell(answers)]),
    [
      ['name', 'منى'],
      ['size', '١٬٢٠٠'],
      ['ages', '٩، ٤٠'],
    ],
  )
})

test('what was not answered is empty, whatever else the answers are called', () => {
  for (const answers of [{}, { name: null }, JSON.parse('{"__proto__":{"name":"x"}}')])
    assert.deepEqual(
      columnsOf(activity, 'en').map(({ cell }) => cell(answers)),
      ['', '', ''],
    )
})
