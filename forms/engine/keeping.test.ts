// A person who types, adds rows and takes them away, changes their mind, leaves and comes back: nothing of it is lost.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { examplesToday } from '../fields/field.ts'
import { restore, type StoreSnapshot, storeSnapshot } from '../react/snapshot.ts'
import { type Drawn, drawnForm, formOf, inputOf, ofTable, overTheWire } from './drawn.fixture.ts'
import { createStore, type FormStore } from './store.ts'
import type { CompiledActivity } from './table.ts'

const context = { today: examplesToday }
const runs = Number(process.env.VERDICT_RUNS ?? 2000)

/** One act of a person: typing an answer, adding or taking away a row, putting it back, typing into it, loading anew. */
type Step = {
  act: 'type' | 'add' | 'remove' | 'undo' | 'inside' | 'check' | 'reload'
  at: number
  input: unknown
}
type Stored = { name: string; rows: Record<string, unknown>[] }

const steps = (drawn: Drawn[]): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.nat({ max: drawn.length - 1 }).chain(at =>
      fc.record({
        act: fc.constantFrom<Step['act']>(
          'type',
          'type',
          'add',
          'remove',
          'undo',
          'inside',
          'check',
          'reload',
        ),
        at: fc.constant(at),
        input: inputOf((drawn[at] as Drawn).example),
      }),
    ),
    { maxLength: 20 },
  )

/** A reload as the browser does it: everything typed through JSON into a new store. */
const reloaded = (store: FormStore): FormStore => {
  const anew = createStore(store.activity)
  restore(anew, overTheWire(storeSnapshot(store)) as StoreSnapshot)
  return anew
}

/** What a person has typed, kept beside the form: the answers by name, those of a list by row. */
const createPerson = (activity: CompiledActivity) => {
  let store = createStore(activity)
  const typed = new Map<string, unknown>()
  const lists = new Map<string, Stored['rows']>()
  let undo = () => undefined as unknown
  for (const { name, kind, needs } of activity.fields)
    if (kind.group?.isList && !needs)
      lists.set(
        name,
        store.rowsOf(name).map(row => row.answers()),
      )
  const rowsOf = (name: string) => lists.get(name) ?? []
  /** Begins a list anew as the form has it now: what was typed or the defaults. */
  const take = (name: string) =>
    lists.set(
      name,
      store.rowsOf(name).map(row => ({ ...row.answers() })),
    )
  const acts: Record<Step['act'], (name: string, step: Step) => void> = {
    type: (name, { input }) => {
      store.set(name, input)
      const { group } = store.fieldOf(name)
      if (group?.fields) take(name)
      typed.set(name, group ? ofTable(group, input) : input)
    },
    add: name => {
      const [row] = store.addRows(name, [undefined])
      lists.set(name, [...rowsOf(name), { ...row?.answers() }])
    },
    remove: (name, { at }) => {
      const rows = rowsOf(name)
      const index = at % Math.max(1, rows.length)
      const row = store.rowsOf(name)[index]
      if (!row) return
      const putBack = store.removeRow(name, row.key)
      const removed = rows[index] as Stored['rows'][number]
      lists.set(name, rows.toSpliced(index, 1))
      undo = () => {
        putBack()
        lists.set(name, rowsOf(name).toSpliced(index, 0, removed))
        undo = () => undefined
      }
    },
    undo: () => void undo(),
    inside: (name, { at, input }) => {
      const index = at % Math.max(1, rowsOf(name).length)
      const row = store.rowsOf(name)[index]
      const question = row?.table.fields.find(({ group }) => !group)
      if (!row || !question) return
      row.set(question.name, input)
      const stored = rowsOf(name)[index] as Stored['rows'][number]
      if (input === undefined) delete stored[question.name]
      else stored[question.name] = input
    },
    check: () => void store.check('all', context.today),
    reload: () => {
      store = reloaded(store)
      undo = () => undefined
    },
  }
  return { acts, typed, lists, store: () => store }
}

test('edits, rows that come and go, undo, hides, shows and reloads never lose an answer', () => {
  let reloads = 0
  let undone = 0
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 6 })
        .chain(drawnForm)
        .chain(drawn => fc.tuple(fc.constant(drawn), steps(drawn))),
      ([drawn, walk]) => {
        const person = createPerson(formOf(drawn))
        for (const step of walk) {
          const name = `f${step.at}`
          const { kind, fixed } = person.store().fieldOf(name)
          if (fixed || drawn[step.at]?.example.given) continue
          if (['add', 'remove', 'inside'].includes(step.act) && !kind.group?.isList) continue
          // Only what JSON can say outlives a reload, and undefined is nothing typed.
          person.acts[step.act](name, { ...step, input: overTheWire(step.input) })
          if (step.act === 'reload') reloads++
          if (step.act === 'undo') undone++
        }
        const answers = person.store().answers()
        for (const [name, input] of person.typed)
          if (!person.lists.has(name)) assert.deepEqual(answers[name], input, name)
        for (const [name, rows] of person.lists)
          assert.deepEqual(
            person
              .store()
              .rowsOf(name)
              .map(row => row.answers()),
            rows,
            name,
          )
      },
    ),
    { numRuns: Math.max(500, runs / 20) },
  )
  assert.ok(reloads > 50 && undone > 50, `${reloads} reloads, ${undone} undone: the draw is lopsided`)
})
