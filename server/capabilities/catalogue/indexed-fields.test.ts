// Which of a form's lists names service centers.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { centerOptionsOf } from './indexed-fields.ts'

const list = (...values: string[]) => ({
  type: 'String',
  label: 'q',
  uniforms: { type: 'select', options: values.map(value => ({ value, label: `center.${value}` })) },
})
const asking = (fieldsSchema: object) =>
  ({ activities: [{ steps: [{ fieldsSchema }] }, { steps: [] }] }) as unknown as ServiceDefinition

test('the centers of a form are those of the question that names the center, and of no other', () => {
  const definition = asking({
    governorate: list('CAIRO'),
    serviceCenter: list('EAST', 'WEST'),
    center: list('X'),
  })
  assert.deepEqual(
    centerOptionsOf(definition).map(({ value }) => value),
    ['EAST', 'WEST'],
  )
})

test('a form without such a question, or whose script lists the centers, names none', () => {
  assert.deepEqual(centerOptionsOf(asking({ governorate: list('CAIRO') })), [])
  assert.deepEqual(centerOptionsOf(asking({ center: { type: 'String', uniforms: { type: 'select' } } })), [])
})
