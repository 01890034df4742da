// What is standard is written out before the check: changes by code, blocks with prefixes, and each place leads back to where
// its author named it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expand } from './expand.ts'
import { merge } from './merge.ts'
import type { Json, StandardLibrary } from './standard.ts'

const words = { label: { ar: 'أ', en: 'A' }, description: { ar: 'أ', en: 'A' } }
const library: StandardLibrary = {
  flows: new Map([
    [
      'decide',
      {
        id: 'decide',
        ...words,
        texts: { yes: { ar: 'نعم', en: 'Yes' } },
        activities: [
          { activityId: 'APPROVE', label: 'yes', steps: [] },
          { activityId: 'REJECT', label: 'no', steps: [] },
        ],
        workflow: {
          initial: 'NEW',
          states: [
            { code: 'NEW', kind: 'open', dueIn: 3 },
            { code: 'DONE', kind: 'done' },
            { code: 'REJECTED', kind: 'rejected' },
          ],
          transitions: [
            { activityId: 'APPROVE', from: ['NEW'], to: 'DONE', by: ['CASE_OFFICER'] },
            { activityId: 'REJECT', from: ['NEW'], to: 'REJECTED', by: ['CASE_OFFICER'] },
          ],
        },
      },
    ],
    [
      'decideTwice',
      {
        id: 'decideTwice',
        ...words,
        texts: { yes: { ar: 'أجل', en: 'Aye' } },
        activities: [],
        workflow: { use: 'decide', states: [{ code: 'NEW', dueIn: 9 }] },
      },
    ],
  ]),
  questions: new Map([
    [
      'home',
      {
        id: 'home',
        ...words,
        texts: { street: { ar: 'شارع', en: 'Street' } },
        fieldsSchema: {
          isOwn: { label: 'own', type: 'Boolean', prefill: 'name' },
          owner: { label: 'owner', type: 'String', conditionalField: { field: 'isOwn', is: 'empty' } },
        },
      },
    ],
  ]),
}
const service = (workflow: unknown, fieldsSchema: Json = {}, activities: Json[] = []): Json => ({
  serviceSlug: 'A',
  activities: [{ activityId: 'APPLY', steps: [{ key: 'one', fieldsSchema }] }, ...activities],
  workflow,
})
const expanded = (...parts: Parameters<typeof service>) => expand(service(...parts), library)
// Tests read what no type describes.
const workflowOf = (definition: Json): any => definition.workflow
const fieldsOf = (definition: Json): any => (definition as any).activities[0].steps[0].fieldsSchema

test('objects are laid over by property, lists by code and in their order, null takes away, the rest is replaced', () => {
  const base = { a: 1, b: { c: 2, d: 3 }, list: [{ code: 'X', n: 1 }, { code: 'Y' }], names: ['a', 'b'] }
  const change = { b: { d: null, e: 4 }, list: [{ code: 'Z' }, { code: 'X', n: 2 }], names: ['c'] }
  const before = structuredClone(base)
  assert.deepEqual(merge(base, change), {
    a: 1,
    b: { c: 2, e: 4 },
    list: [{ code: 'X', n: 2 }, { code: 'Y' }, { code: 'Z' }],
    names: ['c'],
  })
  assert.deepEqual(base, before)
})

test('two changes of one code are one for the entry and one more', () =>
  assert.deepEqual(
    merge(
      [{ activityId: 'A', to: 'X' }],
      [
        { activityId: 'A', n: 1 },
        { activityId: 'A', to: 'Y' },
      ],
    ),
    [
      { activityId: 'A', to: 'X', n: 1 },
      { activityId: 'A', to: 'Y' },
    ],
  ))

test('a flow by its name brings its activities after the filing, its states and its texts', () => {
  const { definition, issues, texts } = expanded('decide')
  assert.deepEqual(issues, [])
  assert.deepEqual(
    (definition.activities as Json[]).map(({ activityId }) => activityId),
    ['APPLY', 'APPROVE', 'REJECT'],
  )
  assert.equal(workflowOf(definition).initial, 'NEW')
  assert.deepEqual(texts, { yes: { ar: 'نعم', en: 'Yes' } })
})

test('changes are laid over states, ways and activities; a flow may rest on another, and its words come first', () => {
  const { definition, texts } = expanded(
    { use: 'decideTwice', transitions: [{ activityId: 'APPROVE', by: ['SUPERVISOR'] }] },
    {},
    [{ activityId: 'REJECT', label: 'never' }],
  )
  const { states, transitions } = workflowOf(definition)
  assert.equal(states[0].dueIn, 9)
  assert.deepEqual(transitions[0], { activityId: 'APPROVE', from: ['NEW'], to: 'DONE', by: ['SUPERVISOR'] })
  assert.equal((definition.activities as Json[])[2]?.label, 'never')
  assert.equal(texts.yes?.en, 'Aye')
})

test('without a state: what leads to it goes too, and the activity that nothing performs any more', () => {
  const { definition, issues } = expanded({ use: 'decide', without: ['REJECTED'] })
  assert.deepEqual(issues, [])
  assert.deepEqual(
    (definition.activities as Json[]).map(({ activityId }) => activityId),
    ['APPLY', 'APPROVE'],
  )
  assert.equal(workflowOf(definition).transitions.length, 1)
  assert.deepEqual(
    expanded({ use: 'decide', without: ['NOWHERE'] }).issues.map(({ key }) => key),
    ['unknownPart'],
  )
})

test('without a state: a way that the service leads elsewhere stays, with its activity', () => {
  const transitions = [{ activityId: 'REJECT', to: 'DONE' }]
  const { definition, issues } = expanded({ use: 'decide', without: ['REJECTED'], transitions })
  assert.deepEqual(issues, [])
  assert.equal((definition.activities as Json[]).length, 3)
  assert.deepEqual(
    workflowOf(definition).transitions.map(({ activityId, to }: Json) => [activityId, to]),
    [
      ['APPROVE', 'DONE'],
      ['REJECT', 'DONE'],
    ],
  )
})

test('a block of questions stands where it is named, in its order; its conditions follow a prefix', () => {
  const { definition, issues } = expanded('decide', {
    first: { label: 'first' },
    home: { use: 'home' },
    second: { use: 'home', prefix: 'second', conditionalField: { field: 'first', is: 'filled' } },
  })
  assert.deepEqual(issues, [])
  const fields = fieldsOf(definition)
  assert.deepEqual(Object.keys(fields), ['first', 'isOwn', 'owner', 'secondIsOwn', 'secondOwner'])
  assert.equal(fields.isOwn.prefill, 'name')
  assert.equal('prefill' in fields.secondIsOwn, false)
  assert.deepEqual(fields.secondOwner.conditionalField, {
    all: [
      { field: 'first', is: 'filled' },
      { field: 'secondIsOwn', is: 'empty' },
    ],
  })
})

test('some questions of a block, changed, and in the rows of a group', () => {
  const { definition } = expanded('decide', {
    rows: {
      label: 'rows',
      fieldsSchema: { home: { use: 'home', only: ['isOwn'], changes: { isOwn: { label: 'mine' } } } },
    },
  })
  assert.deepEqual(fieldsOf(definition).rows.fieldsSchema, { isOwn: { label: 'mine', type: 'Boolean' } })
})

test('what does not exist, and a name that stands twice, are found where they were written', () => {
  const { issues } = expanded('dekide', {
    a: { use: 'hoem' },
    b: { use: 'home', only: ['roof'] },
    isOwn: { label: 'x' },
    c: { use: 'home', colour: 'red' },
  })
  assert.deepEqual(
    issues.map(({ place, key }) => [key, place]),
    [
      ['unknownFlow', 'workflow.use'],
      ['unknownQuestions', 'activities.APPLY.one.a'],
      ['unknownPart', 'activities.APPLY.one.b'],
      ['unknownProperty', 'activities.APPLY.one.c.colour'],
      ['doubledName', 'activities.APPLY.one.c'],
    ],
  )
  assert.match(issues[0]?.text.en ?? '', /decide, decideTwice/)
})

test('a place of what was written out leads to where it is named; any other to itself', () => {
  const { originOf } = expanded('decide', { home: { use: 'home' }, own: {} }, [{ activityId: 'REJECT' }])
  assert.equal(originOf('activities.APPLY.one.owner.min'), 'activities.APPLY.one.home')
  assert.equal(originOf('activities.APPROVE.label'), 'workflow')
  for (const path of ['activities.APPLY.one.own', 'activities.REJECT', 'workflow.states.NEW'])
    assert.equal(originOf(path), path)
})

test('what names nothing standard, and what is no definition at all, comes back as it is', () => {
  for (const written of [
    service({ initial: 'NEW' }, { a: { label: 'a' } }),
    { activities: 'no' },
    { workflow: 7 },
    {},
  ])
    assert.deepEqual(expand(written, library).definition, written)
})
