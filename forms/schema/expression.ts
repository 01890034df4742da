// The schema of expressions and of the conditions among them: one object names one operation. Which parts go together is
// found by the check before publishing, which knows the questions.

import { operators } from '../engine/conditions.ts'
import { operationWords } from './operation-words.ts'
import { listOf, object, oneOf, ref, type Schema, text, when, withTexts } from './parts.ts'

const any = ref('expression')
const two = listOf(any, 2, 2)
const many = listOf(any, 50, 1)
const group: Schema = { anyOf: [text(), object({ row: text() }, ['row'])] }
const conditions = listOf(ref('condition'), 100, 1)

const operations: Record<keyof typeof operationWords, Schema> = {
  all: conditions,
  any: conditions,
  not: conditions,
  anyRow: group,
  everyRow: group,
  today: { const: true },
  pounds: { type: 'string', pattern: '^\\d{1,9}(\\.\\d{1,2})?$' },
  add: many,
  subtract: two,
  multiply: many,
  divide: two,
  least: many,
  greatest: many,
  round: any,
  roundUp: any,
  roundDown: any,
  addDays: two,
  addMonths: two,
  addYears: two,
  addWorkingDays: two,
  daysBetween: two,
  monthsBetween: two,
  yearsBetween: two,
  workingDaysBetween: two,
  startOf: any,
  endOf: any,
  yearOf: any,
  monthOf: any,
  dayOf: any,
  dateOf: any,
  timeOf: any,
  hourOf: any,
  minutesBetween: two,
  count: group,
  sum: group,
  smallest: group,
  largest: group,
  length: any,
  join: many,
  first: many,
  choose: listOf(object({ when: ref('condition'), give: any }, ['when', 'give']), 50, 1),
}
/** Operations by whose name alone an object is told. */
const named = Object.keys(operations)
/** They give true or false, or may. */
const conditional = ['all', 'any', 'not', 'anyRow', 'everyRow', 'choose', 'first']

const parts: Record<string, Schema> = {
  field: text(),
  row: text(),
  compare: any,
  is: oneOf(operators),
  value: {},
  where: ref('condition'),
  of: any,
  digits: { type: 'integer', minimum: 0, maximum: 6 },
  by: { type: 'string', maxLength: 20 },
  otherwise: any,
}
const properties = {
  ...parts,
  ...Object.fromEntries(
    Object.entries(operations).map(([name, schema]) => [
      name,
      withTexts(schema, operationWords[name as keyof typeof operations]),
    ]),
  ),
}
const combined = ['all', 'any', 'not'].map(name => when({ required: [name] }, { maxProperties: 1 }))
const answers = ['field', 'row', 'compare']

/** Compared, or combined by exactly one of all, any and not, or worked out to true or false. */
export const condition: Schema = {
  ...object(properties),
  anyOf: [
    ...conditional.map(name => ({ required: [name] })),
    ...answers.map(name => ({ required: [name, 'is'] })),
  ],
  allOf: combined,
}

export const expression: Schema = {
  ...object(properties),
  type: ['object', 'string', 'number', 'boolean'],
  anyOf: [
    { type: ['string', 'number', 'boolean'] },
    ...[...named, ...answers].map(name => ({ required: [name] })),
  ],
  allOf: combined,
}
