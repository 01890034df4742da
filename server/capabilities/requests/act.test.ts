// Random workflows walked by random people over the rules alone: nobody is stranded, the history tells everything in
// order, no revision is used twice. Faults that are seeded are found.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormDefinition } from '@bawaba/forms/definition.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import { checkService, createForms } from '@bawaba/forms/index.ts'
import fc from 'fast-check'
import { testIssue } from '../../test-letters.ts'
import { standardNotices } from '../notifications/index.ts'
import { activitiesFor, perform, type Who } from './act.ts'
import type { Change } from './change.ts'
import { createEffects } from './effects.ts'
import type { Entry } from './notes-store.ts'
import type { RequestRecord } from './row.ts'
import { anyWalk, anyWorkflow, type Someone, type Walked, walk } from './test-walks.ts'

const forms = createForms(platformKinds)
const now = new Date('2026-11-22T10:00:00Z')
const scripts = {
  handler: { complete: async () => ({}), validate: async () => [] },
  beforeSubmit: async () => [],
  fees: async () => undefined,
  afterTransition: async () => ({}),
  effect: async () => undefined,
}
const ownerId = 'owner'
const whoOf = (someone: Someone): Who =>
  someone === 'applicant'
    ? { accountId: ownerId, roles: [], teams: [] }
    : { accountId: someone, roles: [someone], teams: [] }
const recordOf = (status: string): RequestRecord => ({
  id: 'id',
  ID: 'FLOW-1',
  serviceSlug: 'FLOW',
  version: 1,
  activityId: 'APPLY',
  status,
  statusKind: 'open',
  deliverableNumber: 1,
  data: { word: 'yes' },
  given: null,
  fees: null,
  ownerId,
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
  owner: { id: ownerId, name: 'Owner', englishName: null },
})

type Keep = (
  record: RequestRecord,
  change: Change,
  entries: Entry[],
) => { record: RequestRecord; entries: Entry[] }
/** What the store does with a change. */
const keep: Keep = (record, change, entries) => ({
  record: {
    ...record,
    status: change.status ?? record.status,
    statusKind: change.statusKind ?? record.statusKind,
    revision: record.revision + 1,
  },
  entries,
})

const walkedBy = (definition: FormDefinition, store: Keep): Walked => {
  const form = forms.compile(definition)
  let record = recordOf(definition.workflow.initial)
  let ids = 0
  const newId = () => String(++ids).padStart(6, '0')
  const history: { kind: Entry['kind']; actor: Entry['actor']; detail: Record<string, unknown> }[] = [
    { kind: 'created', actor: 'applicant', detail: { to: record.status } },
  ]
  const can = async (someone: Someone) => activitiesFor(form, record, whoOf(someone), {}, new Date(0))
  return {
    can,
    see: async () => ({
      status: record.status,
      revision: record.revision,
      history: history.map(({ kind, actor, detail }) => ({ kind, actor, ...detail })),
    }),
    act: async (someone, activityId, revision) => {
      if (revision !== record.revision) return false
      const input = {
        form,
        request: record,
        who: whoOf(someone),
        scripts,
        verify: async ({ data }: { data: Record<string, unknown> }) => data,
        documents: new Map(),
        calendar: { weekend: [5, 6], holidays: new Set<string>() },
        runEffects: createEffects({ hold: async () => undefined, issue: testIssue }),
        notices: standardNotices,
        reach: () => ({}),
        now,
        newId,
      }
      const done = await perform(input, { activityId }).catch(() => undefined)
      if (!done) return false
      const stored = store(record, done.change, done.entries)
      record = stored.record
      history.push(...stored.entries)
      return true
    },
  }
}

const property = (store: Keep = keep, spoil: (definition: FormDefinition) => FormDefinition = same => same) =>
  fc.asyncProperty(anyWorkflow('FLOW'), anyWalk, async (definition, tries) => {
    fc.pre(checkService(definition, forms).length === 0)
    await walk(definition, walkedBy(spoil(definition), store), tries)
  })

test('whoever does whatever on a checked workflow, a request is never stranded and its history is whole', () =>
  fc.assert(property(), { numRuns: 300 }))

const seeded: [name: string, ...Parameters<typeof property>][] = [
  [
    'a revision that stays',
    (record, change, entries) => ({
      ...keep(record, change, entries),
      record: { ...keep(record, change, entries).record, revision: 1 },
    }),
  ],
  ['a step without its entry', (record, change) => keep(record, change, [])],
  [
    'a status that goes astray',
    (record, change, entries) => keep(record, { ...change, status: 'DONE' }, entries),
  ],
  [
    'a state that nobody leads out of',
    keep,
    definition => ({
      ...definition,
      workflow: {
        ...definition.workflow,
        transitions: definition.workflow.transitions.filter(({ from }) => !from.includes('S1')),
      },
    }),
  ],
]
for (const [name, ...errors] of seeded)
  test(`${name} is found`, async () => {
    const details = await fc.check(property(...errors), { numRuns: 300 })
    assert.ok(details.failed)
  })
