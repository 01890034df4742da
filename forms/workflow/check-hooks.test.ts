// Each finding about scripts on a definition with that one defect, and none on the sound one.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry, FormDefinition } from '../definition.ts'
import { hookIssues } from './check-hooks.ts'

const text = (more: Partial<FieldEntry> = {}): FieldEntry => ({
  label: 'l',
  type: 'String',
  uniforms: { type: 'text' },
  ...more,
})

const sound = () => {
  const fieldsSchema: Record<string, FieldEntry> = {
    governorate: text(),
    branch: text({ lazyLoad: { apiDependencies: ['governorate'] } }),
    members: text({
      type: 'Array',
      uniforms: { type: 'Array' },
      fieldsSchema: {
        city: text(),
        school: text({ lazyLoad: { apiDependencies: ['city', 'governorate'] }, handler: 'validate' }),
      },
    }),
  }
  const definition: FormDefinition = {
    serviceSlug: 'SOUND',
    translations: { ar: {}, en: {} },
    activities: [{ activityId: 'APPLY', label: 'l', steps: [{ key: 'main', label: 'l', fieldsSchema }] }],
    workflow: { initial: 'NEW', states: [], transitions: [] },
    hooks: { fieldHandler: 'function fieldHandler() {}' },
  }
  return { definition, fields: fieldsSchema }
}
type Sound = ReturnType<typeof sound>
const main = 'activities.APPLY.main'

const defects: [key: string, places: string[], plant: (part: Sound) => unknown][] = [
  [
    'handlerMissing',
    [`${main}.branch`, `${main}.members.school`],
    ({ definition }) => Object.assign(definition, { hooks: { fees: '' } }),
  ],
  [
    'unknownDependency',
    [`${main}.branch.lazyLoad "ghost"`],
    ({ fields }) => Object.assign(fields, { branch: text({ lazyLoad: { apiDependencies: ['ghost'] } }) }),
  ],
  [
    'unknownDependency',
    [`${main}.branch.lazyLoad "members.ghost"`],
    ({ fields }) =>
      Object.assign(fields, {
        branch: text({ lazyLoad: { apiDependencies: ['members.city', 'members.ghost'] } }),
      }),
  ],
  [
    'unknownHook',
    ['hooks.onClose'],
    ({ definition }) => Object.assign(definition.hooks ?? {}, { onClose: '' }),
  ],
]

test('a sound definition has no findings', () => assert.deepEqual(hookIssues(sound().definition), []))

for (const [key, paths, seed] of defects)
  test(`${key} at ${paths.join(' and ')}, told in both languages`, () => {
    const part = sound()
    seed(part)
    const found = hookIssues(part.definition)
    assert.deepEqual(
      found.map(({ place }) => place),
      paths,
    )
    for (const issue of found) {
      assert.equal(issue.key, key)
      assert.match(issue.text.ar, /[\u0600-\u06ff]/)
      assert.match(issue.text.en, /^[A-Z][a-z ]/)
    }
  })
