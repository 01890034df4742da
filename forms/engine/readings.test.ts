// One reader of answers: what an expression gives in the form as it is filled, it gives over what was stored, in fees, in the
// conditions of transitions, in texts, in letters and in a later form of the request.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatNumber, isolate, languages } from '@bawaba/language/index.ts'
import fc from 'fast-check'
import type { Answers, Condition, FieldsSchema, FormDefinition } from '../definition.ts'
import type { Expression } from '../expression.ts'
import { feeItems } from '../fees.ts'
import { writeLetter } from '../message/letter.ts'
import { writeMessage } from '../message/write.ts'
import { isOpen } from '../workflow/transitions.ts'
import { accept } from './accept.ts'
import { compileExpression } from './conditions.ts'
import { answersTo, days, expressions, schemas } from './drawn-readings.fixture.ts'
import { definitionOf, forms, textEntry } from './form.fixture.ts'
import { operations } from './operations/index.ts'
import type { CompiledService } from './service.ts'
import { newState } from './state.ts'
import { summaryRows } from './summary.ts'
import type { CompiledActivity } from './table.ts'

const world = { today: days.filled }
/** Expressions for each form, and answers to it: each with each is a pair. */
const [expressionsEach, answersEach] = [10, 5]
const runs = Math.ceil(Number(process.env.VERDICT_RUNS ?? 4000) / (expressionsEach * answersEach))

const serviceOf = (schema: FieldsSchema): FormDefinition => {
  const definition = definitionOf(schema)
  const later = definitionOf({ remark: textEntry({ optional: true }) }).activities[0]
  assert.ok(later)
  return {
    ...definition,
    translations: { ar: { text: '{value}' }, en: { text: '{value}' } },
    activities: [...definition.activities, { ...later, activityId: 'LATER' }],
  }
}

/** What a reader sees of a value. Written here anew: a number in the digits of the language, words as they are. */
const shown = (value: unknown, language: 'ar' | 'en'): string => {
  if (value === undefined) return '—'
  return typeof value === 'number' ? formatNumber(language, value) : isolate(String(value))
}

/** Of several answers one is enough. */
const isAbove = (value: unknown): boolean => [value].flat().some(each => typeof each === 'number' && each > 4)

const counts = { fees: 0, conditions: 0, texts: 0, letters: 0, 'later forms': 0 }
let absent = 0

const compare = (form: CompiledService, expression: Expression, stored: Answers, value: unknown) => {
  const evaluate = (wanted: Expression) => form.evaluate(wanted, stored, world)
  assert.deepEqual(evaluate(expression), value, 'over what was stored')
  if (value === undefined) absent++

  const paid = typeof value === 'number' && Math.round(value) > 0 ? Math.round(value) : undefined
  const [fee] = feeItems([{ label: 'fee', calculate: expression }], { answers: stored, evaluate }, 1)
  assert.equal(fee?.amount, paid, 'the fee')
  counts.fees++

  const when: Condition = { compare: expression, is: 'gt', value: 4 }
  const transition = { activityId: 'LATER', from: ['NEW'], to: 'NEW', by: [], when }
  assert.equal(isOpen(form, transition, stored, world), isAbove(value), 'a condition')
  counts.conditions++

  const facts = () => ({ number: '', service: '', state: '', today: '' })
  const scene = { form, answers: stored, world, facts }
  const values = { value: expression }
  for (const language of languages)
    assert.equal(writeMessage('text', { ...scene, values }, language), shown(value, language), 'a text')
  counts.texts++

  const letter = {
    id: 'letter',
    title: 'text',
    paragraphs: ['text'],
    facts: [{ label: 'text', of: 'value' }],
    values,
  }
  const { paragraphs, facts: lines } = writeLetter(letter, scene)
  assert.deepEqual(
    [paragraphs.ar[0], paragraphs.en[0], lines[0]?.value.ar],
    [shown(value, 'ar'), shown(value, 'en'), shown(value, 'ar')],
    'a letter',
  )
  counts.letters++

  const later = newState(form.activity('LATER') as CompiledActivity, {}, { ...world, request: stored })
  assert.deepEqual(compileExpression(expression, operations).value(later.scope), value, 'a later form')
  counts['later forms']++
}

/** Numbers of the summary's first level, by name, against what was stored. */
const compareSummary = (activity: CompiledActivity, stored: Answers) => {
  const rows = summaryRows(activity, stored, 'en').flatMap(section => section.rows)
  for (const { name, value, groups } of rows) {
    if (groups) continue
    const answer = stored[name]
    assert.equal(value, answer === undefined ? 'Not provided' : String(answer), `${name} in the summary`)
  }
}

test('an expression gives one value in the form, over what was stored, in fees, conditions, texts and letters', () => {
  let [filled, refused] = [0, 0]
  const drawn = schemas.chain(schema =>
    fc.record({
      schema: fc.constant(schema),
      wanted: fc.array(expressions, { minLength: expressionsEach, maxLength: expressionsEach }),
      answers: fc.array(answersTo(schema), { minLength: answersEach, maxLength: answersEach }),
    }),
  )
  fc.assert(
    fc.property(drawn, ({ schema, wanted, answers }) => {
      const form = forms.compile(serviceOf(schema))
      const activity = form.activity('APPLY') as CompiledActivity
      const compiled = wanted.map(expression => compileExpression(expression, operations))
      for (const data of answers) {
        const verdict = accept(activity, data, world)
        if (!verdict.ok) {
          refused++
          continue
        }
        filled++
        const open = newState(activity, data, world)
        for (const [index, expression] of wanted.entries())
          compare(form, expression, verdict.data, compiled[index]?.value(open.scope))
        compareSummary(activity, verdict.data)
      }
    }),
    { numRuns: runs },
  )
  assert.ok(refused * 20 < filled, `${filled} filled, ${refused} refused: the draw is lopsided`)
  assert.ok(absent * 10 < counts.fees * 9, `${absent} of ${counts.fees} values are absent`)
  console.log(
    `Expressions over stored answers: ${Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}; ${absent} absent`,
  )
})
