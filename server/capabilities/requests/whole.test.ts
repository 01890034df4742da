// A correction that leaves another answer without ground is refused until that answer is put right too.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '@bawaba/contract/problem.ts'
import type { FormDefinition } from '@bawaba/forms/definition.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { createForms } from '@bawaba/forms/index.ts'
import { testIssue } from '../../test-letters.ts'
import { standardNotices } from '../notifications/index.ts'
import { type PerformInput, perform } from './act.ts'
import { createEffects } from './effects.ts'

const number = { label: 'n', type: 'Number' as const, uniforms: { type: 'number' } }
const definition: FormDefinition = {
  serviceSlug: 'HOME',
  translations: { ar: {}, en: {} },
  activities: [
    {
      activityId: 'APPLY',
      label: 'a',
      steps: [
        {
          key: 's',
          label: 's',
          fieldsSchema: { people: number, rooms: { ...number, max: { field: 'people' } }, floors: number },
        },
      ],
    },
    { activityId: 'CORRECT', label: 'c', steps: [], corrects: { fields: ['people'] } },
  ],
  workflow: {
    initial: 'NEW',
    states: [{ code: 'NEW', label: 'n', kind: 'open' }],
    transitions: [{ from: ['NEW'], activityId: 'CORRECT', to: 'NEW', by: ['CASE_OFFICER'] }],
  },
}
const now = new Date('2026-11-22T10:00:00Z')
const request: PerformInput['request'] = {
  id: 'id',
  ID: 'HOME-1',
  serviceSlug: 'HOME',
  version: 1,
  activityId: 'APPLY',
  status: 'NEW',
  statusKind: 'open',
  deliverableNumber: 1,
  data: { people: 5, rooms: 4, floors: 1 },
  given: null,
  fees: null,
  ownerId: 'owner',
  company: null,
  dueAt: null,
  finishBy: null,
  dueLeft: null,
  finishLeft: null,
  lateSince: null,
  asked: null,
  closedAt: null,
  newMessageAt: null,
  contactLanguage: null,
  contactRevision: 0,
  callAt: null,
  center: '',
  teams: [],
  performed: {},
  opinions: [],
  oneOpen: null,
  revision: 1,
  createdAt: now,
  updatedAt: now,
  actionDate: now,
  channel: 'web',
  assignee: null,
  owner: { id: 'owner', name: 'Owner', englishName: null },
}
let ids = 0
const correct = (data: Record<string, unknown>) =>
  perform(
    {
      form: createForms(platformKinds).compile(definition),
      request,
      who: { accountId: 'officer', roles: ['CASE_OFFICER'], teams: [] },
      scripts: {
        handler: { complete: async () => ({}), validate: async () => [] },
        beforeSubmit: async () => [],
        fees: async () => undefined,
        afterTransition: async () => ({}),
        effect: async () => undefined,
      },
      verify: async ({ data }) => data,
      documents: new Map(),
      calendar: { weekend: [5, 6], holidays: new Set<string>() },
      runEffects: createEffects({ hold: async () => undefined, issue: testIssue }),
      notices: standardNotices,
      reach: () => ({}),
      now,
      newId: () => String(++ids),
    },
    { activityId: 'CORRECT', data },
  )

test('the answer that no longer holds is named, with the bound it breaks', async () => {
  await assert.rejects(correct({ people: 2 }), error => {
    assert.ok(error instanceof Problem)
    assert.deepEqual(
      error.details?.map(({ path, key }) => [path, key]),
      [['data.rooms', 'required']],
    )
    return true
  })
  await assert.rejects(correct({ people: 2, rooms: 4 }), /VALIDATION_FAILED/)
})

test('put right together both change, and nothing else', async () => {
  const { change } = await correct({ people: 2, rooms: 2 })
  assert.deepEqual([change.data, change.dropped], [{ people: 2, rooms: 2 }, []])
})

test('what still holds is nobody’s to change along', async () => {
  await assert.rejects(correct({ people: 4, rooms: 1 }), /VALIDATION_FAILED/)
  await assert.rejects(correct({ people: 2, rooms: 2, floors: 3 }), /VALIDATION_FAILED/)
})
