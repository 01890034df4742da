// Every service of every programme: publishable, and its examples judged as they say.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createForms, platformKinds } from '@bawaba/forms/index.ts'
import { assertPublishable, readServiceFolders } from '@bawaba/server/capabilities/catalogue/index.ts'
import { electricity } from './electricity/definition.ts'
import { libraryCard } from './library-card/definition.ts'

type Example = { name: string; activityId: string; data: object; stored?: object; faults?: string[] }
const forms = createForms(platformKinds)
const context = { today: '2026-11-20' }

for (const programme of [electricity, libraryCard]) {
  for (const definition of readServiceFolders(programme.services)) {
    const { serviceSlug } = definition
    const file = new URL(`${serviceSlug}/examples.json`, programme.services)
    const { valid, invalid } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      'valid' | 'invalid',
      Example[]
    >
    const service = forms.compile(definition)

    test(`${serviceSlug} can be published`, () => assertPublishable(forms, definition))
    for (const { name, activityId, data, stored = {} } of valid) {
      test(`${serviceSlug} takes: ${name}`, () => {
        const verdict = service.accept(activityId, data, context)
        assert.ok(verdict.ok, JSON.stringify(verdict))
        assert.deepEqual({ ...verdict.data, ...stored }, verdict.data)
        assert.deepEqual(
          service.accept(activityId, JSON.parse(JSON.stringify(verdict.data)), context),
          verdict,
        )
      })
    }
    for (const { name, activityId, data, faults } of invalid) {
      test(`${serviceSlug} refuses: ${name}`, () => {
        const verdict = service.accept(activityId, data, context)
        assert.ok(!verdict.ok)
        assert.deepEqual(
          verdict.faults.map(({ field }) => field),
          faults,
        )
      })
    }
  }
}
