// Random expressions over the questions of a drawn form, right and wrong ones: what a form does with them is the same on
// both sides whatever they say.

import fc from 'fast-check'
import type { Condition, FieldEntry } from '../definition.ts'
import type { Expression } from '../expression.ts'
import { operators } from './conditions.ts'

const numeric = ['add', 'subtract', 'multiply', 'divide', 'least', 'greatest'] as const
const dated = ['addDays', 'addMonths', 'addYears', 'addWorkingDays'] as const
const spans = [
  'daysBetween',
  'monthsBetween',
  'yearsBetween',
  'workingDaysBetween',
  'minutesBetween',
] as const
const single = [
  'round',
  'roundUp',
  'roundDown',
  'yearOf',
  'monthOf',
  'dayOf',
  'dateOf',
  'timeOf',
  'hourOf',
  'startOf',
  'endOf',
  'length',
] as const
const overRows = ['count', 'sum', 'smallest', 'largest'] as const
const found = ['anyRow', 'everyRow'] as const

const literal: fc.Arbitrary<Expression> = fc.oneof(
  fc.integer({ min: -3, max: 40 }),
  fc.constantFrom('منى', '2026-11-01', '2026-12-24', '09:30', 'NASR/2026-11-26T10:30', 'EGYPT', 0.1, true),
  fc.constant<Expression>({ today: true }),
  fc.constant<Expression>({ pounds: '12.50' }),
)

/** An operation by one of these names. */
const under = <Name extends string>(
  names: readonly Name[],
  parts: fc.Arbitrary<unknown>,
  more: Record<string, fc.Arbitrary<unknown>> = {},
): fc.Arbitrary<Expression> =>
  fc
    .record({ name: fc.constantFrom(...names), parts, more: fc.record(more) })
    .map(({ name, parts: value, more: others }) => ({ [name]: value, ...others }) as unknown as Expression)

/** `numbers` and `dates` are those of the names whose answers are. */
export type Around = {
  names: readonly string[]
  numbers: readonly string[]
  dates: readonly string[]
  groups: Readonly<Record<string, readonly string[]>>
}

const fieldOf = (names: readonly string[]): fc.Arbitrary<Expression>[] =>
  names.length > 0 ? [fc.constantFrom(...names.map((field): Expression => ({ field })))] : []

/** What is a number, or a date, for most answers. */
const typed = ({ numbers, dates, groups }: Around) => {
  const group = Object.keys(groups)
  const number = fc.oneof(
    fc.integer({ min: 1, max: 20 }),
    ...fieldOf(numbers),
    ...(group.length > 0 ? [fc.constantFrom(...group.map((count): Expression => ({ count })))] : []),
  )
  const date = fc.oneof(fc.constant<Expression>({ today: true }), ...fieldOf(dates))
  return {
    number: fc.oneof(
      number,
      under(numeric, fc.array(number, { minLength: 1, maxLength: 2 })),
      under(spans, fc.tuple(date, date)),
    ),
    date: fc.oneof(date, under(dated, fc.tuple(date, number))),
  }
}

/** `value` gives anything, `condition` what is true or false. */
export const expressionsOver = (around: Around) => {
  const { names, groups } = around
  const { number, date } = typed(around)
  const own = names.map((name): Expression => ({ field: name }))
  const within = Object.entries(groups).flatMap(([group, inner]) =>
    inner.map((name): Expression => ({ field: `${group}.${name}` })),
  )
  const answers = [...own, ...within]
  const rows = Object.values(groups).flat()
  const leaf = fc.oneof(
    literal,
    { weight: 2, arbitrary: fc.oneof(number, date) },
    ...(answers.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...answers) }] : []),
    ...(rows.length > 0
      ? [{ weight: 2, arbitrary: fc.constantFrom(...rows.map((row): Expression => ({ row }))) }]
      : []),
  )
  const { value, condition } = fc.letrec<{ value: Expression; condition: Condition }>(tie => {
    const value = tie('value')
    const pair = fc.tuple(value, value)
    const list = fc.array(value, { minLength: 1, maxLength: 3 })
    const group = names.length > 0 ? fc.constantFrom(...names) : fc.constant('nobody')
    const compared = under(['compare'], value, { is: fc.constantFrom(...operators), value })
    const size = under(['compare'], number, {
      is: fc.constantFrom('gt', 'lte'),
      value: fc.integer({ min: 0, max: 30 }),
    })
    return {
      value: fc.oneof(
        { maxDepth: 2, depthIdentifier: 'expression' },
        leaf,
        under(numeric, list),
        under(dated, fc.tuple(value, fc.integer({ min: -40, max: 40 }))),
        under(spans, pair),
        under(single, value),
        under(overRows, group, { of: value, where: tie('condition') }),
        under(['join'], list, { by: fc.constantFrom('', '-') }),
        under(['first'], list),
        under(['choose'], fc.array(fc.record({ when: tie('condition'), give: value }), { maxLength: 2 }), {
          otherwise: value,
        }),
        tie('condition'),
      ) as fc.Arbitrary<Expression>,
      condition: fc.oneof(
        { maxDepth: 2, depthIdentifier: 'expression' },
        compared,
        { weight: 4, arbitrary: size },
        under(['all', 'any', 'not'], fc.array(tie('condition'), { minLength: 1, maxLength: 2 })),
        under(found, group, { where: tie('condition') }),
      ) as fc.Arbitrary<Condition>,
    }
  })
  return { value, condition, number, date }
}

/** What expressions make of an entry: it is worked out, bounded, has rules. */
export type WorkedOut = Pick<FieldEntry, 'calculate' | 'rules' | 'min' | 'max'>

const bounded = new Set(['number', 'money', 'date', 'text', 'textarea'])
const unworkable = new Set(['flexible', 'slot', 'Array', 'fileUpload'])

export const workedOut = (entry: FieldEntry, around: Around): fc.Arbitrary<WorkedOut> => {
  const { value, condition, number, date } = expressionsOver(around)
  const { type } = entry.uniforms
  const fitting = type === 'number' || type === 'money' ? number : type === 'date' ? date : value
  const either = fc.oneof({ weight: 3, arbitrary: fitting }, value)
  const bound = either.filter(made => typeof made === 'object') as fc.Arbitrary<FieldEntry['max']>
  /** In so many of ten draws. */
  const some = <Value>(arbitrary: fc.Arbitrary<Value>, often: number): fc.Arbitrary<Value | undefined> =>
    fc.oneof({ weight: often, arbitrary }, { weight: 10 - often, arbitrary: fc.constant(undefined) })
  return fc
    .record({
      calculate: unworkable.has(type) ? fc.constant(undefined) : some(either, 3),
      rule: some(condition, 4),
      max: bounded.has(type) ? some(bound, 3) : fc.constant(undefined),
    })
    .map(({ calculate, rule, max }) => ({
      ...(calculate === undefined ? {} : { calculate }),
      ...(rule === undefined ? {} : { rules: [{ wrongWhen: rule, text: 'rule' }] }),
      ...(max === undefined ? {} : { max }),
    }))
}
