// Random requests that are corrected with random answers: what the browser finds is what the server finds, also of what a
// changed answer opens; and a request that was sound stays sound as a whole.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answers, FieldEntry, FieldsSchema, FormDefinition } from '@bawaba/forms/definition.ts'
import {
  type Drawn,
  drawnForm,
  inputOf,
  overTheWire,
  type Typing,
} from '@bawaba/forms/engine/drawn.fixture.ts'
import { chain, inner, names } from '@bawaba/forms/engine/drawn-chains.fixture.ts'
import { definitionOf, forms, numberEntry, textEntry } from '@bawaba/forms/engine/form.fixture.ts'
import {
  type CompiledActivity,
  type CompiledService,
  checkService,
  createStore,
  judge,
  openedBeside,
  standingAnswers,
  stillOpen,
  type ValidationError,
  type Verdict,
} from '@bawaba/forms/index.ts'
import fc from 'fast-check'
import { supplied } from './information-request.ts'

/** More by VERDICT_RUNS: each takes as long as five of the others. */
const runs = Math.max(1000, Number(process.env.VERDICT_RUNS ?? 0) / 5)
const world = { today: '2026-11-20', calendar: { weekend: [5, 6], holidays: new Set(['2026-11-23']) } }
const count = { filed: 0, corrected: 0, refused: 0, opened: 0 }

const checking = { ...forms, deliveries: undefined }

type Session = {
  schema: FieldsSchema
  /** Of the drawn fields: what their examples' handlers give, and the files that they name. */
  drawn: readonly Drawn[]
  /** What they could file, by name: the first that is sound with the others. */
  filed: Record<string, unknown[]>
  changes: { corrects: string[]; typing: Typing }
}
type Drawing = Pick<Session, 'schema' | 'drawn'> & {
  /** What a person would file, and what they could type afterwards. */
  inputs: Record<string, { sound: fc.Arbitrary<unknown>; any: fc.Arbitrary<unknown> }>
}
const sessionOf = ({ schema, drawn, inputs }: Drawing): fc.Arbitrary<Session> => {
  const names = Object.keys(inputs)
  const typingInto = (corrects: string[]): fc.Arbitrary<Typing> =>
    fc.array(
      fc
        .constantFrom(...corrects)
        .chain(name => (inputs[name] as Drawing['inputs'][string]).any.map(input => ({ name, input }))),
      { minLength: 1, maxLength: 6 },
    )
  return fc.record({
    schema: fc.constant(schema),
    drawn: fc.constant(drawn),
    filed: fc.record(
      Object.fromEntries(
        Object.entries(inputs).map(([name, { sound }]) => [
          name,
          fc.array(sound, { minLength: 6, maxLength: 6 }),
        ]),
      ),
    ),
    changes: fc
      .subarray(names, { minLength: 1 })
      .chain(corrects => fc.record({ corrects: fc.constant(corrects), typing: typingInto(corrects) })),
  })
}

const nameOf = (index: number): string => `f${index}`
/** Forms of every kind. */
const ofEveryKind = fc
  .integer({ min: 2, max: 6 })
  .chain(length => drawnForm(length))
  .map(
    (drawn): Drawing => ({
      drawn,
      schema: Object.fromEntries(drawn.map(({ entry }, index) => [nameOf(index), entry])),
      inputs: Object.fromEntries(
        drawn.map(({ example }, index) => [
          nameOf(index),
          {
            sound: fc.constantFrom(...example.valid.map(([input]) => overTheWire(input))),
            any: inputOf(example),
          },
        ]),
      ),
    }),
  )
/** Numbers that hang on each other, where one change leaves others without ground. */
const chained = chain.map((schema): Drawing => {
  const number = fc.integer({ min: 0, max: 15 })
  const row = fc.record(Object.fromEntries(inner.map(name => [name, number])), { requiredKeys: [] })
  const rows = fc.array(row, { maxLength: 2 })
  const any = fc.oneof(number.map(String), fc.constantFrom<unknown>('', '٧', 'seven'))
  return {
    drawn: [],
    schema,
    inputs: {
      ...Object.fromEntries(names.map(name => [name, { sound: number, any }])),
      list: { sound: rows, any: rows },
    },
  }
})
/** A question that an answer before it bounds, judges, offers something or brings up. */
const linkedTo = (before: string): fc.Arbitrary<FieldEntry> => {
  const bound = fc.integer({ min: 3, max: 12 })
  const other = { field: before }
  return fc.oneof(
    fc.constant(numberEntry({ max: other })),
    fc.constant(numberEntry({ min: other })),
    bound.map(value => numberEntry({ conditionalField: { compare: other, is: 'gt', value } })),
    bound.map(value =>
      numberEntry({ rules: [{ wrongWhen: { compare: other, is: 'gt', value }, text: 'rule' }] }),
    ),
    bound.map(value => numberEntry({ calculate: { add: [other, value] } })),
  )
}
const linked = fc
  .tuple(...[1, 2, 3, 4].map(index => fc.nat({ max: index - 1 }).chain(before => linkedTo(nameOf(before)))))
  .map((entries): Drawing => {
    const schema = Object.fromEntries(
      [numberEntry(), ...entries].map((entry, index) => [nameOf(index), entry]),
    )
    const number = fc.integer({ min: 0, max: 15 })
    const inputs = Object.keys(schema).map(name => [name, { sound: number, any: number.map(String) }])
    return { drawn: [], schema, inputs: Object.fromEntries(inputs) }
  })
const session = fc.oneof(ofEveryKind, chained, linked).chain(sessionOf)

const correcting = ({ schema, changes }: Session): FormDefinition => {
  const definition = definitionOf(schema)
  definition.activities.push({
    activityId: 'CORRECT',
    label: 'correct',
    steps: [],
    corrects: { fields: changes.corrects },
  })
  return definition
}

const openIn = ({ fields }: CompiledActivity): string[] =>
  fields.filter(({ entry }) => !entry.hidden).map(({ name }) => name)
const settled = () => new Promise(resolve => setImmediate(resolve))

type Sound = Extract<Verdict, { ok: true }>
/** A filing of these that is accepted: where an answer is wrong beside the others, the next one is tried. */
const soundFiling = async (
  filed: Session['filed'],
  judged: (answers: Answers) => Promise<Verdict>,
): Promise<Sound | undefined> => {
  const left = Object.fromEntries(Object.entries(filed).map(([name, values]) => [name, [...values]]))
  for (let tries = 0; tries < 12; tries++) {
    const verdict = await judged(
      Object.fromEntries(Object.entries(left).map(([name, [value]]) => [name, value])),
    )
    if (verdict.ok) return verdict
    for (const { field } of verdict.faults) left[field.split('.')[0] ?? '']?.shift()
  }
  return undefined
}

type Forget = (form: CompiledService) => CompiledService
/** `forget`: what the server makes of a service. */
const soundAfterwards = (forget: Forget = same => same) =>
  fc.asyncProperty(session, async drawnSession => {
    const { drawn, filed, changes } = drawnSession
    const handler = {
      complete: async (_: string, { name }: { name: string }) =>
        drawn[Number(name.slice(1))]?.example.given ?? {},
      validate: async () => [],
    }
    const files = drawn.flatMap(({ example }) => example.documents ?? [])
    const context = { ...world, documents: new Map(files.map(one => [one.id, one])) }
    const form = forms.compile(correcting(drawnSession))
    const { filing } = form
    assert.ok(filing)
    // Nobody publishes a service that takes for rows what has none.
    if (checkService(correcting(drawnSession), checking).some(({ key }) => key === 'notRows')) return
    const first = await soundFiling(filed, answers => judge(filing, answers, context, handler))
    if (!first) return
    count.filed += 1
    const request = { data: overTheWire(first.data) as Answers }
    const whole = { ...context, given: first.given }

    // The browser: what a person types, and then what that has opened, as it stood.
    let drawnAs = form.activityOn('CORRECT', request) as CompiledActivity
    let begun: Answers | undefined = standingAnswers(form, drawnAs, request)
    let sent: Answers
    let errors: ValidationError[]
    for (let round = 0; ; round++) {
      assert.ok(round < 10, 'Each round opens one question more')
      const store = createStore(drawnAs, begun, {
        handler,
        documents: files,
        ...world,
        request: request.data,
      })
      if (round === 0)
        for (const { name, input } of changes.typing)
          if (openIn(drawnAs).includes(name) && !drawnAs.byName.get(name)?.calculate) store.set(name, input)
      await settled()
      sent = overTheWire(store.answers()) as Answers
      errors = store.check('all', world.today)
      const judged = form.activityOn('CORRECT', request, { data: sent, context: whole }) as CompiledActivity
      if (openedBeside(drawnAs, judged).length === 0) {
        // What an answer had opened that was changed back is closed again, and left out.
        const isOpen = (name: string) => judged.byName.has(name)
        sent = stillOpen(judged, sent)
        errors = errors.filter(({ field }) => isOpen(field.split('.')[0] ?? ''))
        break
      }
      count.opened += 1
      begun = { ...standingAnswers(form, judged, request), ...sent }
      drawnAs = judged
    }

    // The server.
    const activity = forget(form).activityOn('CORRECT', request, { data: sent, context: whole })
    assert.ok(activity)
    const verdict = await judge(activity, sent, { ...context, request: request.data }, handler)
    assert.deepEqual(verdict.ok ? [] : verdict.faults, errors)
    count[verdict.ok ? 'corrected' : 'refused'] += 1
    if (!verdict.ok) return
    const { changed, dropped } = supplied(
      form,
      activity,
      { data: request.data } as never,
      verdict.data,
      world,
    )
    const after: Answers = { ...request.data, ...changed }
    for (const name of dropped) delete after[name]
    const afterwards = await judge(filing, overTheWire(after), context, handler)
    assert.deepEqual(afterwards.ok ? [] : afterwards.faults, [], JSON.stringify({ request, sent, after }))
  })

test('a request that is corrected is judged alike on both sides, and is sound as a whole afterwards', async () => {
  await fc.assert(soundAfterwards(), { numRuns: runs })
  assert.ok(
    count.corrected > runs / 20 && count.refused > runs / 20 && count.opened > runs / 250,
    JSON.stringify(count),
  )
})

test('seeded: a server that looks at nothing but what is open is found', async () => {
  const shortSighted: Forget = form => ({
    ...form,
    activityOn: (activityId, request) => form.activityOn(activityId, request),
  })
  assert.ok((await fc.check(soundAfterwards(shortSighted), { numRuns: 3000 })).failed)
})

test('a correction made after the day on which a question could be changed leaves its answer as it was stored', async () => {
  const conditionalEditability = { compare: { today: true }, is: 'lt', value: '2027-01-01' } as never
  const schema: FieldsSchema = {
    name: textEntry(),
    note: textEntry({ conditionalEditability }),
    price: numberEntry({ defaultValue: 5, conditionalEditability }),
  }
  const definition = definitionOf(schema)
  definition.activities.push({
    activityId: 'CORRECT',
    label: 'correct',
    corrects: { fields: Object.keys(schema) },
    steps: [],
  })
  const form = forms.compile(definition)
  const data = { name: 'before', note: 'written', price: 7 }
  const later = { ...world, today: '2027-02-01' }
  const request = { data, corrections: ['name', 'note', 'price'] } as never
  const activity = form.activityOn('CORRECT', request)
  assert.ok(activity)
  const verdict = await judge(
    activity,
    { name: 'after', note: 'written', price: 7 },
    { ...later, request: data },
    { complete: async () => ({}), validate: async () => [] },
  )
  assert.ok(verdict.ok, JSON.stringify(verdict))
  const { changed, dropped } = supplied(form, activity, { data } as never, verdict.data, later)
  assert.deepEqual([changed, dropped], [{ name: 'after' }, []])
})
