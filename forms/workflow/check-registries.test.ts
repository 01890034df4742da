// Each finding about registries on a definition with that one defect, and none on the sound one.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry, FormDefinition, LazyLoad } from '../definition.ts'
import { platformKinds } from '../fields/index.ts'
import { hookIssues } from './check-hooks.ts'
import { registryIssues } from './check-registries.ts'

const kinds = new Map(platformKinds.map(kind => [kind.kind, kind]))
const field = (type: string, lazyLoad?: Partial<LazyLoad>): FieldEntry => ({
  label: 'l',
  type: 'String',
  uniforms: { type },
  ...(lazyLoad ? { lazyLoad: { apiDependencies: ['id'], ...lazyLoad } } : {}),
})
const paths = { value: 'code', label: { ar: 'ar', en: 'en' } }

const sound = () => {
  const fields: Record<string, FieldEntry> = {
    id: field('nationalId'),
    many: { ...field('Array'), type: 'Array', fieldsSchema: { one: field('text') } },
    name: field('text', { registry: 'person', value: 'name' }),
    office: field('select', { registry: 'person', options: paths }),
  }
  const definition: FormDefinition = {
    serviceSlug: 'SOUND',
    translations: { ar: {}, en: {} },
    registries: { person: { from: 'civil.person', with: { id: { field: 'id' } } } },
    activities: [
      { activityId: 'APPLY', label: 'l', steps: [{ key: 'main', label: 'l', fieldsSchema: fields }] },
    ],
    workflow: { initial: 'NEW', states: [], transitions: [] },
  }
  return { definition, fields, registries: definition.registries ?? {} }
}
type Sound = ReturnType<typeof sound>
const main = 'activities.APPLY.main'

const defects: [key: string, places: string[], plant: (part: Sound) => unknown][] = [
  [
    'unknownRegistry',
    [`${main}.name.lazyLoad "ghost"`],
    ({ fields }) => (fields.name = field('text', { registry: 'ghost', value: 'name' })),
  ],
  [
    'registryMissing',
    [`${main}.name.lazyLoad`],
    ({ fields }) => (fields.name = field('text', { value: 'name' })),
  ],
  [
    'registryReads',
    [`${main}.name.lazyLoad "id"`],
    ({ fields }) => (fields.name = field('text', { registry: 'person', value: 'name', apiDependencies: [] })),
  ],
  [
    'registryOptions',
    [`${main}.office.lazyLoad`],
    ({ fields }) => (fields.office = field('text', { registry: 'person', options: paths })),
  ],
  [
    'registryType',
    ['registries.person.with.id'],
    ({ definition, registries }) => {
      registries.person = { from: 'civil.person', scripts: ['fees'], with: { id: { field: 'many' } } }
      definition.hooks = { fees: '', fieldHandler: '' }
      const [step] = definition.activities[0]?.steps ?? []
      if (step) step.fieldsSchema = { id: field('text'), many: step.fieldsSchema.many as FieldEntry }
    },
  ],
  ['registryIdle', ['registries.other'], ({ registries }) => (registries.other = { from: 'civil.other' })],
  [
    'registryScript',
    ['registries.other'],
    ({ registries }) => (registries.other = { from: 'civil.other', scripts: ['fees'] }),
  ],
]

const issuesOf = ({ definition }: Sound) => [...registryIssues(definition, kinds), ...hookIssues(definition)]

test('the sound definition has no finding: a registry that completes a field needs no script', () => {
  assert.deepEqual(issuesOf(sound()), [])
})
for (const [key, places, plant] of defects)
  test(`${key} at ${places}`, () => {
    const part = sound()
    plant(part)
    const found = issuesOf(part).filter(issue => issue.key === key)
    assert.deepEqual(
      found.map(({ place }) => place),
      places,
    )
  })
test('a registry whose answer completes nothing is for the field handler', () => {
  const part = sound()
  part.fields.name = field('text', { registry: 'person' })
  assert.deepEqual(
    issuesOf(part).map(({ key }) => key),
    ['handlerMissing'],
  )
})
