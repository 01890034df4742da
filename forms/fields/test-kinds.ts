// The contract of every field kind, as tests of it: its examples hold, its faults have words in both languages, and nothing hostile
// makes it throw, hang or accept rubbish.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@bawaba/language/index.ts'
import type { FormDefinition } from '../definition.ts'
import { judge, type Verdict } from '../engine/accept.ts'
import { errorText } from '../engine/error-text.ts'
import { provenPatterns } from '../engine/proven-patterns.ts'
import { createForms } from '../engine/service.ts'
import { examplesToday, type FieldExample, type FieldKind } from './field.ts'

/** Milliseconds that this process has been at work: what else the machine does is not counted. */
const cpuTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const context = { today: examplesToday }

const definitionOf = ({ entry, translations }: FieldExample): FormDefinition => ({
  serviceSlug: 'EXAMPLE',
  translations: translations ?? { ar: {}, en: {} },
  activities: [
    { activityId: 'APPLY', label: 'x', steps: [{ key: 's', label: 'x', fieldsSchema: { answer: entry } }] },
  ],
  workflow: { initial: 'NEW', states: [{ code: 'NEW', label: 'x', kind: 'done' }], transitions: [] },
})

let deep: unknown = 'x'
for (let level = 0; level < 10_000; level++) deep = [deep]

const hostile: unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  -1e-320,
  {},
  [null],
  [{}],
  deep,
  () => 1,
  Symbol('x'),
  10n,
  '\ud800',
  'a\u0000b',
  '\u202e\u202d',
  '__proto__',
  'constructor',
  'toString',
  '1e5',
  '-0',
  '٫',
  '--',
  '0x10',
  'x'.repeat(10_000_000),
  '9'.repeat(10_000_000),
  '('.repeat(100_000),
  ['x'.repeat(10_000_000)],
]

/** Declares the tests of these kinds. */
export const testKinds = async (kinds: readonly FieldKind[]): Promise<void> => {
  const forms = createForms(kinds, { patterns: provenPatterns() })
  /** The verdict on an answer; what the example's handler gives is given, what it lets through is let through. */
  const verdictOn = (example: FieldExample, data: unknown): Promise<Verdict> =>
    judge(
      activityOf(example),
      data,
      {
        ...context,
        ...(example.documents && { documents: new Map(example.documents.map(one => [one.id, one])) }),
      },
      { complete: async () => example.given ?? {}, validate: async () => [] },
    )

  const activityOf = (example: FieldExample) => {
    const activity = forms.compile(definitionOf(example)).activity('APPLY')
    assert.ok(activity)
    return activity
  }

  for (const kind of kinds) {
    const { examples } = await kind.examples()
    for (const example of examples) {
      test(`${kind.kind}: ${example.name}`, async () => {
        const activity = activityOf(example)
        const own = activity.fields[0]
        assert.ok(own)
        const field = activity.complete(own, example.given ?? {})
        const documents = new Map(example.documents?.map(one => [one.id, one]))
        for (const [input, stored, ar, en] of example.valid) {
          const verdict = await verdictOn(example, { answer: input })
          assert.ok(verdict.ok, JSON.stringify(verdict))
          assert.deepEqual(verdict.data, { answer: stored }, String(input))
          // A stored value is an input too, and gives itself.
          assert.deepEqual(await verdictOn(example, { answer: stored }), verdict)
          assert.equal(field.kind.format(stored, field, 'ar', documents), ar)
          assert.equal(field.kind.format(stored, field, 'en', documents), en)
        }
        for (const [input, key] of example.wrong) {
          const verdict = await verdictOn(example, { answer: input })
          assert.ok(!verdict.ok, `${String(input)} was accepted`)
          assert.deepEqual(
            verdict.faults.map(error => error.key),
            [key],
            String(input),
          )
          for (const language of languages) {
            const sentence = errorText(language, verdict.faults[0] as (typeof verdict.faults)[0], field)
            assert.ok(!/[{}]|undefined/.test(sentence), sentence)
            assert.doesNotMatch(sentence, /\b(in)?valid\b|please|غير صالح|غير صحيح|من فضلك/i)
          }
        }
      })

      test(`${kind.kind}: ${example.name} stands what is hostile`, async () => {
        for (const input of hostile) {
          const began = cpuTime()
          const verdict = await verdictOn(example, { answer: input })
          assert.ok(cpuTime() - began < 100, 'too slow')
          if (verdict.ok)
            assert.ok(typeof verdict.data.answer !== 'string' || verdict.data.answer.isWellFormed())
        }
      })
    }

    test(`${kind.kind}: an open question is told as such, an optional one may stay open`, async () => {
      const [example] = examples
      assert.ok(example)
      const open = { ...example, entry: { ...example.entry, optional: false } }
      for (const input of [undefined, null, '']) {
        const verdict = await verdictOn(open, input === undefined ? {} : { answer: input })
        assert.ok(!verdict.ok)
        assert.equal(verdict.faults[0]?.key, 'required')
      }
      if (kind.isFrame) return
      const optional = { ...open.entry, optional: true }
      assert.ok((await verdictOn({ ...open, entry: optional }, {})).ok)
    })
  }
}
