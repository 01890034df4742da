// What is owed outside is asked for whole, from states that it can be sent from, and leads on whatever comes of it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry, FormDefinition, StateDefinition, TransitionDefinition } from '../definition.ts'
import type { Deliveries, Delivers } from '../delivery.ts'
import { deliveryIssues, unknownDeliveries } from './check-deliveries.ts'

const words = { ar: 'المكتبة', en: 'The library' }
const known: Deliveries = new Map([
  [
    'library.lend',
    {
      name: 'library.lend',
      by: words,
      deed: words,
      takes: {
        book: { kinds: ['text'] },
        copies: { kinds: ['number'] },
        note: { kinds: ['textarea'], optional: true },
      },
    },
  ],
])

const states: StateDefinition[] = [
  { code: 'NEW', label: 'a', kind: 'open' },
  { code: 'LENDING', label: 'a', kind: 'open' },
  { code: 'WAITS', label: 'a', kind: 'waiting-on-applicant' },
  { code: 'LENT', label: 'a', kind: 'done' },
  { code: 'GONE', label: 'a', kind: 'cancelled' },
]
const way = (activityId: string, from: string, to: string, more: Partial<TransitionDefinition> = {}) => ({
  activityId,
  from: [from],
  to,
  by: ['system'],
  ...more,
})
const leads = [
  way('DONE', 'LENDING', 'LENT', { at: 'delivered' }),
  way('NOT', 'LENDING', 'NEW', { at: 'refused' }),
]
type Part = { at: string; delivers: Delivers; transitions?: TransitionDefinition[]; onWay?: boolean }
const service = ({ at, delivers, transitions = leads, onWay = false }: Part): FormDefinition => ({
  serviceSlug: 'LEND',
  translations: { ar: {}, en: {} },
  activities: [
    {
      activityId: 'APPLY',
      label: 'a',
      steps: [
        {
          key: 'one',
          label: 'a',
          fieldsSchema: {
            book: { label: 'a', type: 'String', uniforms: { type: 'text' } },
            copies: { label: 'a', type: 'Number', uniforms: { type: 'number' } },
            wanted: { label: 'a', type: 'Number', uniforms: { type: 'number' } },
          },
        },
      ],
    },
  ],
  workflow: {
    initial: 'NEW',
    states: states.map(state => (!onWay && state.code === at ? { ...state, delivers } : state)),
    transitions: onWay ? [...transitions, way('SEND', 'NEW', at, { delivers })] : transitions,
  },
})
const keys = (part: Part) => deliveryIssues(service(part)).map(({ place, key }) => `${place} ${key}`)
const partKeys = (delivers: Delivers) =>
  unknownDeliveries(service({ at: 'LENDING', delivers }), known).map(({ key }) => key)

test('a deed is asked for whole: each part by a question whose kind fits, by its own name or another', () => {
  assert.deepEqual(partKeys('library.lend'), [])
  assert.deepEqual(partKeys({ deed: 'library.lend', with: { copies: 'wanted' } }), [])
  assert.deepEqual(partKeys({ deed: 'library.lend', with: { copies: 'book' } }), ['deliveryPartKind'])
  assert.deepEqual(partKeys({ deed: 'library.lend', with: { copies: 'pages' } }), ['deliveryPartMissing'])
  assert.deepEqual(partKeys({ deed: 'library.lend', with: { shelf: 'book' } }), ['unknownDeliveryPart'])
  assert.deepEqual(partKeys('library.sell'), ['unknownDelivery'])
})

test('a part that must be there is asked in any case, on every way to where it is owed', () => {
  type Change = (schema: Record<string, FieldEntry>, definition: FormDefinition) => void
  const keysWith = (change: Change) => {
    const definition = structuredClone(service({ at: 'LENDING', delivers: 'library.lend' }))
    const [apply] = definition.activities
    definition.workflow.transitions.push(way('LEND', 'NEW', 'LENDING', { by: ['CASE_OFFICER'] }))
    definition.activities.push({ activityId: 'LEND', label: 'a', steps: [] })
    change(apply?.steps[0]?.fieldsSchema as Record<string, FieldEntry>, definition)
    return unknownDeliveries(definition, known).map(({ key }) => key)
  }
  assert.deepEqual(
    keysWith(() => undefined),
    [],
  )
  const condition = { field: 'wanted', is: 'empty' } as const
  const spoiled: Change[] = [
    ({ copies }) => Object.assign(copies as FieldEntry, { optional: true }),
    ({ copies }) => Object.assign(copies as FieldEntry, { conditionalField: condition }),
    ({ copies }) => Object.assign(copies as FieldEntry, { hidden: true }),
    (_, { activities: [apply] }) => Object.assign(apply?.steps[0] as object, { conditionalField: condition }),
  ]
  for (const change of spoiled) assert.ok(keysWith(change).includes('deliveryPartUnanswered'), String(change))
  // Asked by another activity: one that leads there answers it, one that can be left out does not.
  const moved = (activityId: string, more: (definition: FormDefinition) => void = () => undefined) =>
    keysWith((schema, definition) => {
      const { copies, ...rest } = schema
      const [apply] = definition.activities
      Object.assign(apply?.steps[0] as object, { fieldsSchema: rest })
      const steps = [{ key: 'two', label: 'a', fieldsSchema: { copies: copies as FieldEntry } }]
      definition.activities = definition.activities.filter(one => one.activityId !== activityId)
      definition.activities.push({ activityId, label: 'a', steps })
      more(definition)
    })
  assert.deepEqual(moved('LEND'), [])
  const aside = way('COUNT', 'NEW', 'NEW', { by: ['CASE_OFFICER'] })
  assert.deepEqual(
    moved('COUNT', ({ workflow }) => workflow.transitions.push(aside)),
    ['deliveryPartUnanswered'],
  )
})

test('a state and a way into it owe alike, and lead on whatever comes of it', () => {
  for (const onWay of [false, true]) {
    const path = onWay ? 'workflow.transitions.2.delivers' : 'workflow.states.LENDING.delivers'
    assert.deepEqual(keys({ at: 'LENDING', delivers: 'library.lend', onWay }), [])
    assert.deepEqual(
      keys({
        at: 'LENDING',
        delivers: 'library.lend',
        onWay,
        transitions: [...leads.slice(0, 1), way('NOT', 'NEW', 'GONE')],
      }),
      [`${path} deliversNowhere`],
    )
  }
  assert.deepEqual(keys({ at: 'WAITS', delivers: 'library.lend', transitions: [] }), [
    'workflow.states.WAITS.delivers deliversOpen',
  ])
})

test('at an end the answer is recorded; a decision that is refused has a way back for staff', () => {
  const ends = { delivers: 'library.lend', transitions: [] as TransitionDefinition[] }
  assert.deepEqual(keys({ ...ends, at: 'GONE' }), [])
  assert.deepEqual(keys({ ...ends, at: 'LENT' }), ['workflow.states.LENT.delivers deliversNowhere'])
  const reopen = way('REOPEN', 'LENT', 'NEW', { by: ['SUPERVISOR'] })
  assert.deepEqual(keys({ ...ends, at: 'LENT', transitions: [reopen] }), [])
})
