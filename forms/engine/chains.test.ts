// Long chains of answers that are worked out of each other, in rows and around them, while a person types: the browser's
// form follows each key as if it were read anew, its errors go when what they look at is put right, and the server agrees.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { accept } from './accept.ts'
import { inner, names, chain as schema } from './drawn-chains.fixture.ts'
import { activityOf, today } from './form.fixture.ts'
import { createStore, type FormStore } from './store.ts'

const runs = Number(process.env.VERDICT_RUNS ?? 2000)
const world = { today }

type Act = { row: number | undefined; name: string; input: string } | { add: true } | { remove: number }
const input = fc.oneof(fc.integer({ min: 0, max: 15 }).map(String), fc.constantFrom('', '٧', 'seven'))
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ row: fc.constant(undefined), name: fc.constantFrom(...names), input }),
    },
    { weight: 4, arbitrary: fc.record({ row: fc.nat({ max: 2 }), name: fc.constantFrom(...inner), input }) },
    { weight: 2, arbitrary: fc.constant<Act>({ add: true }) },
    { weight: 1, arbitrary: fc.nat({ max: 2 }).map((remove): Act => ({ remove })) },
  ),
  { minLength: 4, maxLength: 20 },
)

const perform = (store: FormStore, act: Act): void => {
  if ('add' in act) return void store.addRows('list', [undefined])
  if ('remove' in act) {
    const row = store.rowsOf('list')[act.remove]
    if (row) store.removeRow('list', row.key)
    return
  }
  const node = act.row === undefined ? store : store.rowsOf('list')[act.row]
  if (node && !node.fieldOf(act.name).calculate) node.set(act.name, act.input)
}

/** Everything that a person sees of the questions. */
const seen = (store: FormStore) =>
  [store, ...store.rowsOf('list')].map(node =>
    node.table.fields
      .filter(({ group }) => !group)
      .map(({ name }) => [name, node.isVisible(name), node.get(name) ?? '', node.fieldOf(name).entry.max]),
  )

test('each key leaves the form as if it were read anew, and the server finds the same', () => {
  let hidden = 0
  let broken = 0
  let accepted = 0
  fc.assert(
    fc.property(schema, acts, (fieldsSchema, steps) => {
      const activity = activityOf(fieldsSchema)
      const store = createStore(activity, {}, world)
      for (const step of steps) perform(store, step)
      const anew = createStore(activity, store.answers(), world)
      assert.deepEqual(seen(store), seen(anew))
      hidden += seen(store)
        .flat()
        .filter(([, isVisible]) => !isVisible).length
      const errors = store.check('all', today)
      const verdict = accept(activity, store.answers(), world)
      assert.deepEqual(verdict.ok ? [] : verdict.faults, errors)
      broken += errors.filter(({ key }) => key === 'rule').length
      if (!verdict.ok) return
      accepted += 1
      assert.deepEqual(accept(activity, store.submission(), world), verdict)
      assert.deepEqual(accept(activity, verdict.data, world), verdict)
    }),
    { numRuns: runs },
  )
  assert.ok(
    hidden > 100 && broken > 100 && accepted > 30,
    `${hidden} hidden, ${broken} broken, ${accepted} accepted`,
  )
})

test('an error is gone as soon as nothing stands against its answer any more', () => {
  fc.assert(
    fc.property(schema, acts, acts, (fieldsSchema, first, then) => {
      const activity = activityOf(fieldsSchema)
      const store = createStore(activity, {}, world)
      for (const step of first) perform(store, step)
      store.check('all', today)
      for (const step of then) perform(store, step)
      const verdict = accept(activity, store.answers(), world)
      const wrong = new Set(verdict.ok ? [] : verdict.faults.map(({ field }) => field))
      for (const { field } of store.faults())
        assert.ok(wrong.has(field), `${field} is right and shown as wrong`)
    }),
    { numRuns: runs },
  )
})
