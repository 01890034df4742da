// Lists whose rows have questions that a handler completes, by answers of the row and around it, while a person types, sets
// the whole list, takes rows away, and answers of the handler come late and out of order: the browser ends where a form
// that is read anew ends, and the server gives the same verdict.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { FieldEntry } from '../definition.ts'
import { type FieldHandler, judge } from './accept.ts'
import { activityOf, numberEntry, textEntry, today } from './form.fixture.ts'
import { createStore, type FormStore } from './store.ts'
import type { CompiledActivity, Completion } from './table.ts'

/** More by VERDICT_RUNS: each takes as long as five of the others. */
const runs = Math.max(1000, Number(process.env.VERDICT_RUNS ?? 0) / 5)
const world = { today, documents: new Map() }
const letters = ['A', 'B', 'C', 'D']

/** What a registry knows: which of the letters are offered hangs on the question and on the answers that it depends on. */
const completionOf = (name: string, answers: unknown): Completion => {
  const text = `${name} ${JSON.stringify(answers)}`
  let mixed = 7
  for (const sign of text) mixed = (mixed * 31 + sign.charCodeAt(0)) % 9973
  const offered = letters.filter((_, index) => (mixed >> index) % 2 === 1)
  return {
    options: offered.map(value => ({ value, label: { ar: value, en: value } })),
    // Sometimes it fills in what it offers.
    ...(mixed % 5 === 0 && offered[0] ? { value: offered[0] } : {}),
  }
}

const select = (entry: Partial<FieldEntry>): FieldEntry => ({
  label: 'select',
  type: 'String',
  uniforms: { type: 'select' },
  ...entry,
})
const choice = (entry: Partial<FieldEntry>): FieldEntry =>
  select({
    ...entry,
    uniforms: { type: 'select', options: letters.map(value => ({ label: value, value })) },
  })

/** A question that depends on some of these, asked always or by the answer of one of them. */
const lazy = (names: readonly string[]): fc.Arbitrary<FieldEntry> =>
  fc
    .record({
      needs: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 }),
      optional: fc.boolean(),
      shownBy: fc.option(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...letters)), {
        nil: undefined,
      }),
    })
    .map(({ needs, optional, shownBy }) =>
      select({
        optional,
        lazyLoad: { apiDependencies: needs },
        ...(shownBy
          ? { conditionalField: { not: [{ field: shownBy[0], is: 'equals', value: shownBy[1] }] } }
          : {}),
      }),
    )

const form = fc
  .record({
    optional: fc.boolean(),
    above: lazy(['a']),
    first: lazy(['a', 'above']),
    second: lazy(['a', 'first', 'own']),
    below: lazy(['above', 'a']),
  })
  .map(({ optional, above, first, second, below }) => ({
    a: choice({ optional }),
    above,
    list: {
      label: 'list',
      type: 'Array',
      uniforms: { type: 'Array' },
      optional: true,
      fieldsSchema: {
        own: choice({ optional }),
        first,
        second,
        many: numberEntry({ optional: true, max: 5 }),
      },
    } satisfies FieldEntry,
    below,
    last: textEntry({ optional: true }),
  }))

type Row = Record<string, unknown>
type Act =
  | { type: 'outer'; name: string; input: unknown }
  | { type: 'inner'; row: number; name: string; input: unknown }
  | { type: 'list'; rows: Row[] }
  | { type: 'add' }
  | { type: 'remove'; row: number }
  /** So many of the handler's answers arrive, the newest or the oldest first. */
  | { type: 'arrive'; count: number; newest: boolean }

const input = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...letters) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(undefined, '', 'Z', 7, null) },
)
const row: fc.Arbitrary<Row> = fc.record(
  { own: input, first: input, second: input, many: fc.constantFrom<unknown>('2', '٣', '9', 'many') },
  { requiredKeys: [] },
)
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    type: fc.constant('outer' as const),
    name: fc.constantFrom('a', 'a', 'above', 'below', 'last'),
    input,
  }),
  fc.record({
    type: fc.constant('inner' as const),
    row: fc.nat({ max: 2 }),
    name: fc.constantFrom('own', 'first', 'second', 'many'),
    input,
  }),
  fc.record({ type: fc.constant('list' as const), rows: fc.array(row, { maxLength: 3 }) }),
  fc.constant<Act>({ type: 'add' }),
  fc.record({ type: fc.constant('remove' as const), row: fc.nat({ max: 2 }) }),
  fc.record({
    type: fc.constant('arrive' as const),
    count: fc.integer({ min: 1, max: 4 }),
    newest: fc.boolean(),
  }),
)
const session = fc.record({ schema: form, acts: fc.array(act, { minLength: 3, maxLength: 16 }) })

/** A handler whose answers arrive when they are told to. */
const lateHandler = () => {
  const waiting: (() => void)[] = []
  const handler: FieldHandler = {
    complete: (_, { name }, answers) =>
      new Promise(resolve => waiting.push(() => resolve(completionOf(name, answers)))),
    validate: async () => [],
  }
  const turn = () => new Promise(setImmediate)
  const arrive = async (count: number, newest: boolean): Promise<void> => {
    for (let left = count; left > 0; left--) (newest ? waiting.pop() : waiting.shift())?.()
    await turn()
  }
  const arriveAll = async (): Promise<void> => {
    while (waiting.length > 0) await arrive(waiting.length, false)
  }
  return { handler, arrive, arriveAll }
}
const promptHandler: FieldHandler = {
  complete: async (_, { name }, answers) => completionOf(name, answers),
  validate: async () => [],
}
/** What a person emptied is not filled in again: a form that is read anew is told of options alone. */
const plainHandler: FieldHandler = {
  ...promptHandler,
  complete: async (_, { name }, answers) => ({ options: completionOf(name, answers).options ?? [] }),
}
const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 5; turns++) await new Promise(setImmediate)
}

const perform: { [Type in Act['type']]: (store: FormStore, act: Extract<Act, { type: Type }>) => void } = {
  outer: (store, { name, input: typed }) => store.set(name, typed),
  inner: (store, { row: index, name, input: typed }) => store.rowsOf('list')[index]?.set(name, typed),
  list: (store, { rows }) => store.set('list', rows),
  add: store => void store.addRows('list', [undefined]),
  remove: (store, { row: index }) => {
    const removed = store.rowsOf('list')[index]
    if (removed) store.removeRow('list', removed.key)
  },
  arrive: () => undefined,
}

/** What a person sees of each question: whether it is asked, what it holds and what it offers. */
const seenIn = (store: FormStore) =>
  [store, ...store.rowsOf('list')].map(node =>
    node.table.fields
      .filter(({ group }) => !group)
      .map(({ name }) => ({
        name,
        isVisible: node.isVisible(name),
        value: node.get(name) ?? '',
        offered: node.isVisible(name) ? node.optionsOf(name).map(({ value }) => value) : [],
      })),
  )

const count = { accepted: 0, refused: 0, rows: 0, completed: 0 }

/** `serverHandler`: what the server asks. */
const sameEnd = (serverHandler: FieldHandler = promptHandler) =>
  fc.asyncProperty(session, async ({ schema, acts }) => {
    const activity: CompiledActivity = activityOf(schema)
    const { handler, arrive, arriveAll } = lateHandler()
    const store = createStore(activity, undefined, { handler, today })
    for (const step of acts) {
      ;(perform[step.type] as (store: FormStore, act: Act) => void)(store, step)
      if (step.type === 'arrive') await arrive(step.count, step.newest)
    }
    await arriveAll()
    const errors = store.check('all', today)
    const sent = JSON.parse(JSON.stringify(store.answers()))
    const verdict = await judge(activity, sent, world, serverHandler)
    assert.deepEqual(verdict.ok ? [] : verdict.faults, errors)

    const anew = createStore(activity, sent, { handler: plainHandler, today })
    await settled()
    assert.deepEqual(seenIn(store), seenIn(anew))
    count[verdict.ok ? 'accepted' : 'refused'] += 1
    count.rows += store.rowsOf('list').length
    if (!verdict.ok) return
    count.completed += Object.keys(verdict.given ?? {}).filter(address => address.startsWith('list.')).length
    assert.deepEqual(await judge(activity, verdict.data, world, serverHandler), verdict)
  })

test('questions of rows that a handler completes: the browser and the server give one verdict', async () => {
  await fc.assert(sameEnd(), { numRuns: runs })
  assert.ok(
    count.accepted > runs / 20 &&
      count.refused > runs / 5 &&
      count.rows > runs &&
      count.completed > runs / 50,
    JSON.stringify(count),
  )
})

test('seeded: a server whose registry offers something else is found', async () => {
  const other: FieldHandler = {
    ...promptHandler,
    complete: async (_, { name }, answers) => completionOf(name === 'second' ? 'other' : name, answers),
  }
  assert.ok((await fc.check(sameEnd(other), { numRuns: 500 })).failed)
})
