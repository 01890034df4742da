// Whatever the schema of a call can be broken by has words.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '@bawaba/contract/calls/index.ts'
import { isDetailKey } from '@bawaba/contract/detail-keys.ts'
import { Ajv } from 'ajv'

/** What these find is reported by the rules inside them, `id` is a name of ours; `additionalProperties` is said as an unknown field. */
const around = [
  'id',
  'allOf',
  'items',
  'properties',
  'additionalProperties',
  'patternProperties',
  'nullable',
  '$ref',
]
const rules = new Set(Object.keys(new Ajv({ strict: false }).RULES.all))

const keywordsIn = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([name, part]) => [name, ...keywordsIn(part)])
    : []

test('every keyword of the calls is a key of details', () => {
  const sent = Object.values(calls).flatMap(call => ['body', 'query'].map(part => (call as never)[part]))
  const used = new Set(sent.flatMap(keywordsIn).filter(name => rules.has(name) && !around.includes(name)))
  assert.ok(used.size > 5)
  assert.deepEqual(
    [...used].filter(name => !isDetailKey(name)),
    [],
  )
})
