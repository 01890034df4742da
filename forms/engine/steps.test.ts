// Browser and server on random forms of several steps with conditions and blocks: one verdict, blocks as if the form were
// read anew. Faults that are seeded are found.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Answers, FormDefinition } from '../definition.ts'
import { examplesToday } from '../fields/field.ts'
import { judge } from './accept.ts'
import { type Drawn, overTheWire } from './drawn.fixture.ts'
import { sessionOfSteps } from './drawn-steps.fixture.ts'
import { forms } from './form.fixture.ts'
import { createStore } from './store.ts'
import type { CompiledActivity } from './table.ts'

/** More by VERDICT_RUNS. */
const runs = Number(process.env.VERDICT_RUNS ?? 1000)
const world = {
  today: examplesToday,
  calendar: { weekend: [5, 6], holidays: new Set(['2026-11-23']) },
}
const filesOf = (drawn: readonly Drawn[]) => drawn.flatMap(({ example }) => example.documents ?? [])
const contextOf = (drawn: readonly Drawn[]) => ({
  ...world,
  documents: new Map(filesOf(drawn).map(one => [one.id, one])),
})
const handlerOf = (drawn: readonly Drawn[]) => ({
  complete: async (_: string, { name }: { name: string }) =>
    drawn[Number(name.slice(1))]?.example.given ?? {},
  validate: async () => [],
})
const settled = () => new Promise(resolve => setImmediate(resolve))
const filingOf = (definition: FormDefinition): CompiledActivity => {
  const { filing } = forms.compile(definition)
  assert.ok(filing)
  return filing
}

const count = { accepted: 0, refused: 0 }

type Spoil = (definition: FormDefinition) => FormDefinition
/** `spoil`: what the server makes of the definition. */
const sameVerdict = (spoil: Spoil = same => same) =>
  fc.asyncProperty(sessionOfSteps, async ({ drawn, definition, typing }) => {
    const handler = handlerOf(drawn)
    const store = createStore(filingOf(definition), undefined, {
      handler,
      documents: filesOf(drawn),
      ...world,
    })
    for (const { name, input } of typing) store.set(name, input)
    if (drawn.some(({ example }) => example.given)) await settled()
    const errors = store.check('all', world.today)
    const onServer = filingOf(spoil(definition))
    const verdict = await judge(onServer, overTheWire(store.answers()), contextOf(drawn), handler)
    assert.deepEqual(verdict.ok ? [] : verdict.faults, errors)
    count[verdict.ok ? 'accepted' : 'refused'] += 1
  })

test('steps that are asked or not: the browser and the server give one verdict', async () => {
  await fc.assert(sameVerdict(), { numRuns: runs })
  assert.ok(count.accepted > runs / 50 && count.refused > runs / 50, JSON.stringify(count))
})

/** Every step asked, whatever its condition says. */
const allAsked: Spoil = definition => ({
  ...definition,
  activities: definition.activities.map(activity => ({
    ...activity,
    steps: activity.steps.map(({ conditionalField: _, ...step }) => step),
  })),
})
test('a server that forgets the conditions of steps is found', async () => {
  assert.ok((await fc.check(sameVerdict(allAsked), { numRuns: 500 })).failed)
})

/** `isShown`: what is said of a block after the last keystroke. */
const sameBlocks = (isShown: (own: boolean) => boolean = own => own) =>
  fc.property(sessionOfSteps, ({ definition, typing }) => {
    const activity = filingOf(definition)
    const store = createStore(activity, undefined, world)
    for (const { name, input } of typing) store.set(name, input)
    const anew = createStore(activity, overTheWire(store.answers()) as Answers, world)
    for (const block of activity.blocks)
      assert.equal(isShown(store.isBlockShown(block)), anew.isBlockShown(block), block.id)
  })

test('blocks stand as if the form were read anew; one that is always shown is found', () => {
  fc.assert(sameBlocks(), { numRuns: Math.min(runs, 20_000) })
  assert.ok(
    fc.check(
      sameBlocks(() => true),
      { numRuns: 500 },
    ).failed,
  )
})
