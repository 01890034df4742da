// Random chains of numbers that are worked out of each other, in rows and around them: what is shown, wrong or too much hangs
// on what stands before.

import fc from 'fast-check'
import type { FieldEntry, FieldsSchema } from '../definition.ts'
import type { Expression } from '../expression.ts'
import { expressionsOver } from './drawn-expressions.fixture.ts'
import { numberEntry } from './form.fixture.ts'

/** The questions of a chain, in their order. */
export const names = ['a', 'b', 'c', 'd', 'e', 'f']
/** Those of each row of its list. */
export const inner = ['p', 'q', 'r']

const sometimes = <Value>(often: number, arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: often, arbitrary }, { weight: 10 - often, arbitrary: fc.constant(undefined) })

/** A number that hangs on those before it, and on the rows of the list where it stands before. */
const question = (numbers: readonly string[], hasRows: boolean): fc.Arbitrary<FieldEntry> => {
  const { number } = expressionsOver({
    names: numbers,
    numbers,
    dates: [],
    groups: hasRows ? { list: inner } : {},
  })
  const ofRows = fc
    .tuple(fc.constantFrom('sum', 'largest'), fc.constantFrom(...inner))
    .map(([name, row]) => ({ [name]: 'list', of: { row } }) as unknown as Expression)
  const value = hasRows ? fc.oneof(number, ofRows) : number
  const condition = fc
    .tuple(value, fc.constantFrom('gt' as const, 'lte' as const), fc.integer({ min: 0, max: 12 }))
    .map(([compare, is, bound]) => ({ compare, is, value: bound }))
  const isAlone = numbers.length === 0
  return fc
    .record({
      calculate: sometimes(isAlone ? 0 : 4, value),
      shown: sometimes(isAlone ? 0 : 3, condition),
      wrongWhen: sometimes(isAlone ? 0 : 4, condition),
      max: sometimes(
        isAlone ? 0 : 2,
        value.filter(made => typeof made === 'object'),
      ),
      optional: fc.boolean(),
    })
    .map(({ calculate, shown, wrongWhen, max, optional }) =>
      numberEntry({
        optional,
        ...(calculate === undefined ? {} : { calculate }),
        ...(shown ? { conditionalField: shown } : {}),
        ...(wrongWhen ? { rules: [{ wrongWhen, text: 'rule' }] } : {}),
        ...(max === undefined ? {} : { max: max as FieldEntry['max'] }),
      }),
    )
}

const list = fc
  .tuple(question(['a', 'b'], false), question(['a', 'p'], false), question(['b', 'p', 'q'], false))
  .map(
    ([p, q, r]): FieldEntry => ({
      label: 'list',
      type: 'Array',
      uniforms: { type: 'Array' },
      optional: true,
      fieldsSchema: { p, q, r },
    }),
  )
/** Six questions and a list between them, each hanging on those before it. */
export const chain: fc.Arbitrary<FieldsSchema> = fc
  .tuple(
    question([], false),
    question(['a'], false),
    list,
    question(['a', 'b'], true),
    question(['a', 'b', 'c'], true),
    question(['c', 'd'], true),
    question(['c', 'd', 'e'], true),
  )
  .map(([a, b, rows, c, d, e, f]) => ({ a, b, list: rows, c, d, e, f }))
