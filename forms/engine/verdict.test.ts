// Browser and server on random forms and random answers: one verdict, the same faults, and nothing typed lost.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { examplesToday } from '../fields/field.ts'
import { type FieldHandler, judge } from './accept.ts'
import { type Drawn, formOf, ofTable, overTheWire, session, type Typing } from './drawn.fixture.ts'
import { createStore, type FormStore } from './store.ts'

const context = {
  today: examplesToday,
  calendar: { weekend: [5, 6], holidays: new Set(['2026-11-23']) },
}
/** Gives each field what its example's handler gives. */
const handlerOf = (drawn: Drawn[]): FieldHandler => ({
  complete: async (_, field) => drawn[field.index]?.example.given ?? {},
  validate: async () => [],
})
const settled = () => new Promise(resolve => setImmediate(resolve))

const typed = (store: FormStore, typing: Typing) => {
  for (const { name, input } of typing) store.set(name, input)
}

/** More by VERDICT_RUNS: the whole test run asks for 100,000, the drill for a million. */
const runs = Number(process.env.VERDICT_RUNS ?? 2000)

let accepted = 0
let refused = 0
test('the browser and the server give the same verdict and the same faults', async () => {
  await fc.assert(
    fc.asyncProperty(session, async ({ drawn, typing }) => {
      const handler = handlerOf(drawn)
      const isLazy = drawn.some(({ example }) => example.given)
      const files = drawn.flatMap(({ example }) => example.documents ?? [])
      const documents = new Map(files.map(one => [one.id, one]))
      const store = createStore(formOf(drawn), undefined, { handler, documents: files, ...context })
      typed(store, typing)
      if (isLazy) await settled()
      const errors = store.check('all', context.today)
      const again = (data: unknown) =>
        judge(store.activity, overTheWire(data), { ...context, documents }, handler)
      const verdict = await again(store.answers())
      assert.deepEqual(verdict.ok ? [] : verdict.faults, errors)
      if (!verdict.ok) return void refused++
      accepted++
      // What is sent, stored and sent again is the same each time.
      assert.deepEqual(await again(store.submission()), verdict)
      assert.deepEqual(await again(verdict.data), verdict)
      for (const { name, fixed } of store.activity.fields)
        assert.ok(
          fixed || store.isVisible(name) || !(name in verdict.data),
          `${name} is hidden and was stored`,
        )
    }),
    { numRuns: runs, verbose: 0 },
  )
  assert.ok(accepted > 100 && refused > 100, `${accepted} accepted, ${refused} refused: the draw is lopsided`)
})

test('each keystroke leaves the form as if it were read anew from its answers', () => {
  fc.assert(
    fc.property(session, ({ drawn, typing }) => {
      const activity = formOf(drawn)
      const store = createStore(activity, undefined, context)
      typed(store, typing)
      const anew = createStore(activity, overTheWire(store.answers()) as Record<string, unknown>, context)
      for (const { name } of activity.fields) {
        assert.equal(store.isVisible(name), anew.isVisible(name), name)
        assert.deepEqual(store.optionsOf(name), anew.optionsOf(name), name)
        if (store.fieldOf(name).calculate) assert.deepEqual(store.get(name), anew.get(name), name)
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
      for (const [name, input] of last) {
        const { group } = store.fieldOf(name)
        assert.deepEqual(store.answers()[name], group ? ofTable(group, input) : input)
      }
    }),
    { numRuns: 500 },
  )
})
