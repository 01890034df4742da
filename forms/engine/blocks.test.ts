// Blocks between questions: where they stand, when they are shown, which change is told to them, what stands against them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BlockEntry } from '../block.ts'
import type { FieldsSchema, FormDefinition } from '../definition.ts'
import { visibleSteps } from '../react/pages.ts'
import { checkService } from '../workflow/check.ts'
import { blocksAround } from './blocks.ts'
import { definitionOf, forms, numberEntry, textEntry } from './form.fixture.ts'
import { createStore } from './store.ts'

const questions: FieldsSchema = {
  kind: textEntry({ optional: true }),
  secret: textEntry({ hidden: true, defaultValue: 'x' }),
  area: numberEntry({ optional: true }),
}
const note = (id: string, rest: Partial<BlockEntry> = {}): BlockEntry => ({
  id,
  kind: 'paragraph',
  text: 'words',
  ...rest,
})
const withBlocks = (blocks: BlockEntry[], ...steps: FieldsSchema[]): FormDefinition => {
  const definition = definitionOf(questions, ...steps)
  const [first] = definition.activities[0]?.steps ?? []
  if (first) first.blocks = blocks
  return definition
}
const storeOf = (definition: FormDefinition, answers = {}) => {
  const activity = forms.compile(definition).activity('APPLY')
  assert.ok(activity)
  return createStore(activity, answers)
}

test('a block stands above its question, above the next one that people see, or below all', () => {
  const { activity } = storeOf(
    withBlocks([note('a', { before: 'kind' }), note('b', { before: 'secret' }), note('c')]),
  )
  const { above, below } = blocksAround(activity.blocks, activity.fields)
  assert.deepEqual(
    [...above].map(([name, blocks]) => [name, blocks.map(({ id }) => id)]),
    [
      ['kind', ['a']],
      ['area', ['b']],
    ],
  )
  assert.deepEqual(
    below.map(({ id }) => id),
    ['c'],
  )
})

test('it comes and goes with the answers it looks at, and is notified of no others', () => {
  const store = storeOf(
    withBlocks([
      note('large', { conditionalField: { field: 'area', is: 'gt', value: 100 } }),
      { id: 'facts', kind: 'facts', facts: [{ label: 'words', field: 'area' }] },
    ]),
  )
  const [large, facts] = store.activity.blocks
  assert.ok(large && facts)
  const notified: string[] = []
  for (const block of store.activity.blocks) store.subscribeBlock(block, () => void notified.push(block.id))
  store.set('kind', 'x')
  assert.deepEqual(notified, [])
  assert.ok(!store.isBlockShown(large))
  store.set('area', '120')
  assert.deepEqual(notified, ['large', 'facts'])
  assert.ok(store.isBlockShown(large))
  assert.equal(store.answerText('area', 'ar'), '١٢٠')
})

test('a step is drawn while it has a question or more than a heading to show', () => {
  const definition = withBlocks(
    [],
    { later: textEntry({ conditionalField: { field: 'kind', is: 'filled' } }) },
    {},
  )
  const [, second, third] = definition.activities[0]?.steps ?? []
  assert.ok(second && third)
  second.blocks = [{ id: 'title', kind: 'heading', text: 'words' }]
  third.blocks = [note('why', { conditionalField: { field: 'area', is: 'gt', value: 5 } })]
  assert.deepEqual(visibleSteps(storeOf(definition)), [0])
  assert.deepEqual(visibleSteps(storeOf(definition, { kind: 'x' })), [0, 1])
  assert.deepEqual(visibleSteps(storeOf(definition, { area: 6 })), [0, 2])
  third.blocks = []
  assert.deepEqual(visibleSteps(storeOf(definition)), [0, 2], 'words alone are a step')
  third.conditionalField = { field: 'area', is: 'gt', value: 5 }
  assert.deepEqual(visibleSteps(storeOf(definition)), [0])
})

test('facts of a later activity are answers of the request, as the filing formats them', () => {
  const definition = withBlocks([])
  const fact = (field: string) => ({ label: 'words', field })
  const table = { id: 'facts', kind: 'facts' as const, facts: [fact('area'), fact('kind'), fact('verdict')] }
  definition.activities.push({
    activityId: 'REVIEW',
    label: 'words',
    steps: [
      {
        key: 'one',
        label: 'words',
        fieldsSchema: { verdict: textEntry({ optional: true }) },
        blocks: [table],
      },
    ],
  })
  const activity = forms.compile(definition).activity('REVIEW')
  assert.ok(activity)
  const store = createStore(activity, { verdict: 'sound' }, { request: { area: 1250.5, verdict: 'former' } })
  const texts = (language: 'ar' | 'en') => table.facts.map(({ field }) => store.answerText(field, language))
  assert.deepEqual(texts('en'), ['1,250.5', '', 'sound'])
  assert.deepEqual(texts('ar'), ['١٬٢٥٠٫٥', '', 'sound'])
  const issues = (facts: { label: string; field: string }[]) => {
    const [step] = definition.activities[1]?.steps ?? []
    if (step) step.blocks = [{ ...table, facts }]
    return checkService(definition, forms)
      .filter(({ place }) => place.includes('facts.facts'))
      .map(({ key }) => key)
  }
  assert.deepEqual(issues(table.facts), [])
  assert.deepEqual(issues([fact('nobody')]), ['unknownField'])
  const [filing] = definition.activities[0]?.steps ?? []
  const loaded = textEntry({ lazyLoad: { apiDependencies: ['area'] } })
  if (filing) filing.fieldsSchema = { ...filing.fieldsSchema, kind: loaded }
  assert.deepEqual(issues([fact('kind')]), ['factIsLoaded'])
})

test('the condition of its step is its own too', () => {
  const definition = withBlocks([note('a', { conditionalField: { field: 'area', is: 'filled' } })])
  const [first] = definition.activities[0]?.steps ?? []
  assert.ok(first)
  first.fieldsSchema = {}
  definition.activities[0]?.steps.push({ key: 'last', label: 'last', fieldsSchema: questions })
  first.conditionalField = { field: 'kind', is: 'filled' }
  const shown = (answers: object) => {
    const store = storeOf(definition, answers)
    return store.activity.blocks.map(store.isBlockShown)
  }
  assert.deepEqual(shown({ area: 1 }), [false])
  assert.deepEqual(shown({ area: 1, kind: 'x' }), [true])
})

const cases: [issue: string, block: BlockEntry][] = [
  ['a.before unknownField', note('a', { before: 'nobody' })],
  ['a unknownField', note('a', { conditionalField: { field: 'nobody', is: 'filled' } })],
  ['a.text missingProperty', { id: 'a', kind: 'heading' }],
  ['a.links ignoredProperty', note('a', { links: [{ href: '/x', label: 'words' }] })],
  ['a.links badValue', { id: 'a', kind: 'links', links: [{ href: 'javascript:alert(1)', label: 'words' }] }],
  ['a.links badValue', { id: 'a', kind: 'links', links: [{ href: '//elsewhere.example', label: 'words' }] }],
  ['a.picture badValue', { id: 'a', kind: 'picture', picture: '//elsewhere.example/p.png', alt: 'words' }],
  ['a.facts.0 factWays', { id: 'a', kind: 'facts', facts: [{ label: 'words' }] }],
  ['a.facts.0 unknownField', { id: 'a', kind: 'facts', facts: [{ label: 'words', field: 'nobody' }] }],
  ['a badValue', { id: 'a', kind: 'video' as 'notice' }],
]
const found = (definition: FormDefinition) =>
  checkService(definition, forms)
    .filter(({ key }) => key !== 'missingArabic' && key !== 'missingEnglish')
    .map(({ place, key }) => `${place.replace('activities.APPLY.step0.blocks.', '')} ${key}`)
for (const [expected, block] of cases)
  test(`${JSON.stringify(block)}: ${expected}`, () =>
    assert.deepEqual(found(withBlocks([block])), [expected]))

test('ids are given once, and every text has both languages', () => {
  assert.deepEqual(found(withBlocks([note('a'), note('a')])), ['activities.APPLY.blocks.a doubledCode'])
  const texts = checkService(withBlocks([note('a', { text: 'lost' })]), forms).filter(({ place }) =>
    place.includes('"lost"'),
  )
  assert.equal(texts.length, 2)
})
