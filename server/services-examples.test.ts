// The examples of a service are judged as answers that are sent, working days included.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { loadForms } from '@bawaba/forms/engine/proven-patterns.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { exampleIssues } from './services-examples.ts'

const date = { label: 'x', type: 'Date', uniforms: { type: 'date' } } as const
const definition = {
  serviceSlug: 'EXAMPLE',
  translations: { ar: {}, en: {} },
  activities: [
    {
      activityId: 'APPLY',
      label: 'x',
      steps: [
        {
          key: 's',
          label: 'x',
          fieldsSchema: {
            notified: date,
            lastDay: { ...date, calculate: { addWorkingDays: [{ field: 'notified' }, 1] } },
          },
        },
      ],
    },
  ],
  workflow: { initial: 'NEW', states: [{ code: 'NEW', label: 'x', kind: 'done' }], transitions: [] },
} as unknown as ServiceDefinition

test('an answer that counts working days is what the example says: Friday and Saturday are none', async () => {
  const forms = await loadForms(platformKinds)
  const faultsOf = (lastDay: string) =>
    exampleIssues({
      definition,
      // A Thursday.
      valid: [{ name: 'a week', activityId: 'APPLY', data: { notified: '2026-11-19' }, stored: { lastDay } }],
      invalid: [],
      today: '2026-11-20',
      forms,
      sandbox: {
        run: async () => ({ ok: true, value: null }),
        parses: async () => ({ ok: true, value: null }),
      },
    })
  assert.deepEqual(await faultsOf('2026-11-22'), [])
  assert.equal((await faultsOf('2026-11-20')).length, 1)
})
