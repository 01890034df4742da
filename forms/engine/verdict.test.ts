// Browser and server on random forms and random answers: one verdict, the same faults, and nothing typed lost.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Condition, FieldEntry } from '../definition.ts'
import { examplesToday, type FieldExample } from '../fields/field.ts'
import { platformKinds } from '../fields/index.ts'
import { accept } from './accept.ts'
import type { CompiledActivity } from './compile.ts'
import { operators } from './conditions.ts'
import { activityOf } from './form.fixture.ts'
import { createStore, type FormStore } from './store.ts'

const context = { today: examplesToday }
const examples: FieldExample[] = platformKinds.flatMap(kind => kind.examples)
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

type Drawn = { example: FieldExample; entry: FieldEntry }
/** What a person could type into a field or a stranger send for it. */
const inputOf = ({ valid, wrong }: FieldExample) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...valid.map(([input]) => overTheWire(input))) },
    { weight: 1, arbitrary: fc.constantFrom(...wrong.map(([input]) => overTheWire(input))) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>('', null, false, []) },
    { weight: 1, arbitrary: fc.oneof(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 1 })) },
  )

const comparison = (names: string[], drawn: Drawn[]): fc.Arbitrary<Condition> =>
  fc.nat({ max: names.length - 1 }).chain(index => {
    const stored = (drawn[index] as Drawn).example.valid.map(row => row[1])
    const value = fc.constantFrom(...stored)
    return fc.record({
      field: fc.constant(names[index] as string),
      is: fc.constantFrom(...operators),
      value: fc.oneof(value, fc.array(value, { maxLength: 2 })),
    })
  })
const condition = (names: string[], drawn: Drawn[]): fc.Arbitrary<Condition> => {
  const one = comparison(names, drawn)
  const some = fc.array(one, { minLength: 1, maxLength: 2 })
  return fc.oneof(
    one,
    some.map(all => ({ all })),
    some.map(any => ({ any })),
    some.map(not => ({ not })),
  )
}

/** An example as a field of a larger form: optional or not, shown and offered by what stands before it. */
const entryAfter = (drawn: Drawn[]): fc.Arbitrary<Drawn> =>
  fc.constantFrom(...examples).chain(example => {
    const names = drawn.map((_, index) => `f${index}`)
    const asked =
      names.length > 0 ? fc.option(condition(names, drawn), { nil: undefined }) : fc.constant(undefined)
    return fc
      .record({ optional: fc.boolean(), shown: asked, offered: asked, hidden: fc.nat({ max: 9 }) })
      .map(({ optional, shown, offered, hidden }) => {
        const [first, ...rest] = example.entry.uniforms.options ?? []
        const options = first && [{ ...first, ...(offered && { conditionalField: offered }) }, ...rest]
        const entry: FieldEntry = {
          ...example.entry,
          optional,
          uniforms: { ...example.entry.uniforms, ...(options && { options }) },
          ...(shown && { conditionalField: shown }),
          ...(hidden === 0 && { hidden: true, defaultValue: example.valid[0]?.[1] }),
        }
        return { example, entry }
      })
  })
const drawnForm = (length: number): fc.Arbitrary<Drawn[]> =>
  length === 0
    ? fc.constant([])
    : drawnForm(length - 1).chain(drawn => entryAfter(drawn).map(next => [...drawn, next]))

type Typing = { name: string; input: unknown }[]
const session = fc
  .integer({ min: 1, max: 6 })
  .chain(drawnForm)
  .chain(drawn =>
    fc.record({
      drawn: fc.constant(drawn),
      typing: fc.array(
        fc
          .nat({ max: drawn.length - 1 })
          .chain(index =>
            inputOf((drawn[index] as Drawn).example).map(input => ({ name: `f${index}`, input })),
          ),
        { maxLength: 14 },
      ) as fc.Arbitrary<Typing>,
    }),
  )
const formOf = (drawn: Drawn[]): CompiledActivity =>
  activityOf(Object.fromEntries(drawn.map(({ entry }, index) => [`f${index}`, entry])))

const typed = (store: FormStore, typing: Typing) => {
  for (const { name, input } of typing) store.set(name, input)
}

let accepted = 0
let refused = 0
test('the browser and the server give the same verdict and the same faults', () => {
  fc.assert(
    fc.property(session, ({ drawn, typing }) => {
      const store = createStore(formOf(drawn))
      typed(store, typing)
      const faults = store.check('all', context.today)
      const verdict = accept(store.activity, overTheWire(store.answers()), context)
      assert.deepEqual(verdict.ok ? [] : verdict.faults, faults)
      if (!verdict.ok) return void refused++
      accepted++
      // What is sent, stored and sent again is the same each time.
      assert.deepEqual(accept(store.activity, overTheWire(store.submission()), context), verdict)
      assert.deepEqual(accept(store.activity, overTheWire(verdict.data), context), verdict)
      for (const { name, fixed } of store.activity.fields)
        assert.ok(
          fixed || store.isVisible(name) || !(name in verdict.data),
          `${name} is hidden and was stored`,
        )
    }),
    { numRuns: 2000 },
  )
  assert.ok(accepted > 100 && refused > 100, `${accepted} accepted, ${refused} refused: the draw is lopsided`)
})

test('each keystroke leaves the form as if it were read anew from its answers', () => {
  fc.assert(
    fc.property(session, ({ drawn, typing }) => {
      const activity = formOf(drawn)
      const store = createStore(activity)
      typed(store, typing)
      const anew = createStore(activity, overTheWire(store.answers()) as Record<string, unknown>)
      for (const { name } of activity.fields) {
        assert.equal(store.isVisible(name), anew.isVisible(name), name)
        assert.deepEqual(store.optionsOf(name), anew.optionsOf(name), name)
      }
    }),
    { numRuns: 500 },
  )
})

test('nothing typed is lost, hidden, wrong or neither', () => {
  fc.assert(
    fc.property(session, ({ drawn, typing }) => {
      const store = createStore(formOf(drawn))
      typed(store, typing)
      store.check('all', context.today)
      const last = new Map(typing.map(({ name, input }) => [name, input]))
      for (const [name, input] of last) assert.deepEqual(store.answers()[name], input)
    }),
    { numRuns: 500 },
  )
})
