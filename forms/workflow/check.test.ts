// Each finding on a definition with that one defect, and none on the sound one.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEntry, FormDefinition } from '../definition.ts'
import { forms } from '../engine/form.fixture.ts'
import { checkService } from './check.ts'

const issuesOf = (definition: FormDefinition) => checkService(definition, forms)
const sound = (): FormDefinition => ({
  serviceSlug: 'SOUND',
  translations: {
    ar: {
      name: 'الاسم',
      kind: 'النوع',
      home: 'منزل',
      shop: 'محل',
      apply: 'تقديم',
      approve: 'قبول',
      step: 'البيانات',
      state: 'حالة',
    },
    en: {
      name: 'Name',
      kind: 'Kind',
      home: 'Home',
      shop: 'Shop',
      apply: 'Apply',
      approve: 'Approve',
      step: 'Details',
      state: 'State',
    },
  },
  activities: [
    {
      activityId: 'APPLY',
      label: 'apply',
      steps: [
        {
          key: 'main',
          label: 'step',
          fieldsSchema: {
            kind: {
              label: 'kind',
              type: 'String',
              uniforms: {
                type: 'radio',
                options: [
                  { value: 'HOME', label: 'home' },
                  { value: 'SHOP', label: 'shop' },
                ],
              },
            },
            name: {
              label: 'name',
              type: 'String',
              uniforms: { type: 'text' },
              min: 2,
              max: 60,
              conditionalField: { field: 'kind', is: 'equals', value: 'SHOP' },
            },
          },
        },
      ],
    },
    { activityId: 'APPROVE', label: 'approve', steps: [] },
  ],
  workflow: {
    initial: 'NEW',
    states: [
      { code: 'NEW', label: 'state', kind: 'open' },
      { code: 'DONE', label: 'state', kind: 'done' },
    ],
    transitions: [{ activityId: 'APPROVE', from: ['NEW'], to: 'DONE', by: ['CASE_OFFICER'] }],
  },
})

type Part = { definition: FormDefinition; fields: Record<string, FieldEntry> }
const name = ({ fields }: Part): FieldEntry => fields.name as FieldEntry
const kind = ({ fields }: Part): FieldEntry => fields.kind as FieldEntry
const options = (part: Part) => kind(part).uniforms.options ?? []
const flow = ({ definition }: Part) => definition.workflow
const transition = (part: Part) =>
  flow(part).transitions[0] as FormDefinition['workflow']['transitions'][number]
const field = 'activities.APPLY.main.name'

/** A defect, the finding's key and where it must point. */
const defects: [key: string, path: string, plant: (part: Part) => unknown][] = [
  [
    'unreachable',
    'workflow.states.LOST',
    part => flow(part).states.push({ code: 'LOST', label: 'state', kind: 'done' }),
  ],
  ['noEnd', 'workflow.states.NEW', part => Object.assign(transition(part), { to: 'NEW' })],
  ['unknownState', 'workflow.transitions.0', part => transition(part).from.push('NOWHERE')],
  ['unknownState', 'workflow.initial', part => Object.assign(flow(part), { initial: 'NOWHERE' })],
  [
    'unknownActivity',
    'workflow.transitions.0.activityId',
    part => Object.assign(transition(part), { activityId: 'X' }),
  ],
  [
    'unlikely',
    'workflow.states.NEW.likely',
    part => Object.assign(flow(part).states[0] as object, { likely: 'NEVER' }),
  ],
  ['nobody', 'workflow.transitions.0.by', part => Object.assign(transition(part), { by: [] })],
  [
    'nobody',
    'activities.LATER',
    ({ definition }) => definition.activities.push({ activityId: 'LATER', label: 'apply', steps: [] }),
  ],
  ['noFiling', 'activities', ({ definition }) => definition.activities.splice(0)],
  [
    'doubledCode',
    'workflow.states.DONE',
    part => flow(part).states.push({ code: 'DONE', label: 'state', kind: 'done' }),
  ],
  [
    'doubledCode',
    'activities.APPROVE',
    ({ definition }) => definition.activities.push({ activityId: 'APPROVE', label: 'apply', steps: [] }),
  ],
  [
    'doubledName',
    'activities.APPLY.more.name',
    part =>
      part.definition.activities[0]?.steps.push({
        key: 'more',
        label: 'step',
        fieldsSchema: { name: { ...name(part) } },
      }),
  ],
  ['badName', 'activities.APPLY.main.2nd', part => Object.assign(part.fields, { '2nd': { ...name(part) } })],
  [
    'unknownField',
    field,
    part => Object.assign(name(part), { conditionalField: { field: 'ghost', is: 'filled' } }),
  ],
  [
    'unknownField',
    'workflow.transitions.0.when',
    part => Object.assign(transition(part), { when: { field: 'ghost', is: 'filled' } }),
  ],
  [
    'unknownOperator',
    field,
    part => Object.assign(name(part), { conditionalField: { field: 'kind', is: 'like' } }),
  ],
  ['unknownKind', field, part => Object.assign(name(part).uniforms, { type: 'hologram' })],
  ['wrongType', field, part => Object.assign(name(part), { type: 'Number' })],
  [
    'cycle',
    'activities.APPLY',
    part => Object.assign(kind(part), { conditionalField: { field: 'name', is: 'filled' } }),
  ],
  ['unsafePattern', `${field}.regExp`, part => Object.assign(name(part), { regExp: '(a+)+' })],
  ['patternAcceptsNothing', `${field}.regExp`, part => Object.assign(name(part), { regExp: '^[A-Z]  \\d$' })],
  ['patternAcceptsNothing', `${field}.regExp`, part => Object.assign(name(part), { regExp: ' [ا-ي]+' })],
  [
    'patternAcceptsNothing',
    `${field}.regExp`,
    part => Object.assign(name(part), { regExp: 'e\u0301{2}a\u0301' }),
  ],
  ['patternAcceptsNothing', `${field}.regExp`, part => Object.assign(name(part), { regExp: '\u200fق\\d' })],
  ['minAboveMax', field, part => Object.assign(name(part), { min: 61 })],
  ['twoCounts', `${field}.minEntries`, part => Object.assign(name(part), { minEntries: 2 })],
  ['prefillKind', `${field}.prefill`, part => Object.assign(name(part), { prefill: 'mobile' })],
  [
    'prefillNotAsked',
    `${field}.prefill`,
    part => Object.assign(name(part), { prefill: 'name', defaultValue: 'x' }),
  ],
  [
    'prefillNotAsked',
    `${field}.prefill`,
    part => Object.assign(name(part), { prefill: 'name', editable: false }),
  ],
  [
    'prefillNotAsked',
    'activities.APPLY.main.people.who.prefill',
    part =>
      Object.assign(part.fields, {
        people: {
          label: 'name',
          type: 'Array',
          uniforms: { type: 'Array' },
          fieldsSchema: { who: { ...name(part), prefill: 'name' } },
        },
      }),
  ],
  [
    'prefillNotAsked',
    'activities.APPROVE.main.why.prefill',
    part =>
      part.definition.activities[1]?.steps.push({
        key: 'main',
        label: 'step',
        fieldsSchema: { why: { ...name(part), prefill: 'name' } },
      }),
  ],
  ['prefillUnsealed', `${field}.prefill`, part => Object.assign(name(part), { prefill: 'passportNumber' })],
  ['noOptions', 'activities.APPLY.main.kind', part => options(part).splice(0)],
  [
    'emptyOption',
    'activities.APPLY.main.kind.options',
    part => Object.assign(options(part)[0] as object, { value: '' }),
  ],
  [
    'doubledOption',
    'activities.APPLY.main.kind.options',
    part => Object.assign(options(part)[0] as object, { value: 'SHOP' }),
  ],
  ['missingArabic', `${field} "name"`, ({ definition }) => delete definition.translations.ar.name],
  [
    'missingEnglish',
    `${field} "name"`,
    ({ definition }) => Object.assign(definition.translations.en, { name: '  ' }),
  ],
]

test('a sound definition has no findings', () => assert.deepEqual(issuesOf(sound()), []))

for (const [key, path, seed] of defects)
  test(`${key} at ${path} is found and told in both languages`, () => {
    const definition = sound()
    seed({ definition, fields: definition.activities[0]?.steps[0]?.fieldsSchema ?? {} })
    const found = issuesOf(definition).filter(issue => issue.key === key && issue.place === path)
    assert.equal(found.length, 1, JSON.stringify(issuesOf(definition)))
    assert.match(found[0]?.text.ar ?? '', /[\u0600-\u06ff]/)
    assert.match(found[0]?.text.en ?? '', /^[A-Z][a-z ]/)
  })

test('a cycle names its fields', () => {
  const definition = sound()
  const fields = definition.activities[0]?.steps[0]?.fieldsSchema as Record<string, FieldEntry>
  Object.assign(fields.kind as FieldEntry, { conditionalField: { field: 'name', is: 'filled' } })
  assert.throws(() => forms.compile(definition), /kind, name|name, kind/)
})
