// The types of what expressions work with, and what each operation takes and gives. Read by the check before publishing
// alone: a form trusts what was checked.

import type { FieldEntry, StoredType } from '../definition.ts'
import type { Kinds } from '../engine/table.ts'

/** `period`: a range of dates. `month`, `time`, `moment` (the day and time of an appointment): texts with a meaning. `rows`: a group. `any`: what a field handler will make of it. `none`: it was wrong, and was said to be. */
export type ValueType =
  | 'number'
  | 'money'
  | 'text'
  | 'date'
  | 'period'
  | 'month'
  | 'time'
  | 'moment'
  | 'flag'
  | 'list'
  | 'rows'
  | 'object'
  | 'any'
  | 'none'

const byStored: Record<StoredType, ValueType> = {
  String: 'text',
  Number: 'number',
  Boolean: 'flag',
  Date: 'date',
  Array: 'list',
  Object: 'object',
}

/** What the answer to a question is, to an expression. */
export const typeOfEntry = (entry: FieldEntry, kinds: Kinds): ValueType => {
  const kind = kinds.get(entry.uniforms.type)
  if (!kind) return 'any'
  if (kind.group) return 'rows'
  if (kind.needsHandler) return 'any'
  return kind.valueType ?? byStored[entry.type] ?? 'any'
}

const texts: readonly ValueType[] = ['month', 'time', 'moment']
/** As they are written. */
const written = (type: ValueType): ValueType => (texts.includes(type) ? 'text' : type)
export const fits = (type: ValueType, wanted: readonly ValueType[]): boolean =>
  type === 'any' || type === 'none' || wanted.map(written).includes(written(type))

/** What comes of the types of an operation's parts; undefined where they do not go together. */
type Signature = {
  parts: 'one' | 'two' | 'many'
  result(types: readonly ValueType[]): ValueType | undefined
}

const known = (types: readonly ValueType[]): ValueType[] =>
  types.map(written).filter(type => type !== 'any' && type !== 'none')
const allAre = (types: readonly ValueType[], wanted: readonly ValueType[]): boolean =>
  types.every(type => fits(type, wanted))

/** All of one type, which comes of it. */
const same = (parts: Signature['parts'], wanted: readonly ValueType[]): Signature => ({
  parts,
  result: types => {
    const distinct = new Set(known(types))
    if (!allAre(types, wanted) || distinct.size > 1) return undefined
    return [...distinct][0] ?? 'any'
  },
})
const from = (
  parts: Signature['parts'],
  wanted: readonly (readonly ValueType[])[],
  result: ValueType,
): Signature => ({
  parts,
  result: types =>
    types.every((type, index) => fits(type, wanted[Math.min(index, wanted.length - 1)] ?? []))
      ? result
      : undefined,
})

const amounts = ['number', 'money'] as const
const day = ['date'] as const
const number = ['number'] as const

/** Of texts that mean one of these alone: any other text has neither an hour nor a day. */
const meaning =
  (wanted: readonly ValueType[], result: ValueType) =>
  (types: readonly ValueType[]): ValueType | undefined =>
    types.every(type => [...wanted, 'any', 'none'].includes(type)) ? result : undefined

/** Of what lasts for days alone: a text that is no month has none. */
const dayOfSpan = meaning(['period', 'month'], 'date')

/** An amount may be taken a number of times, and never times an amount. */
const multiplied = (types: readonly ValueType[]): ValueType | undefined => {
  const money = types.filter(type => type === 'money').length
  return allAre(types, amounts) && money <= 1 ? (money === 1 ? 'money' : 'number') : undefined
}
/** An amount by a number is an amount, by an amount how many times it goes in. */
const divided = ([of = 'none', by = 'none']: readonly ValueType[]): ValueType | undefined => {
  if (!allAre([of, by], amounts) || (of === 'number' && by === 'money')) return undefined
  return of === 'money' && by !== 'money' ? 'money' : 'number'
}

/** Made when a definition is checked: a browser that draws forms carries none of it. */
export const signatures = (): Record<string, Signature> => ({
  add: same('many', amounts),
  subtract: same('two', amounts),
  multiply: { parts: 'many', result: multiplied },
  divide: { parts: 'two', result: divided },
  least: same('many', [...amounts, 'date']),
  greatest: same('many', [...amounts, 'date']),
  round: same('one', amounts),
  roundUp: same('one', amounts),
  roundDown: same('one', amounts),
  addDays: from('two', [day, number], 'date'),
  addMonths: from('two', [day, number], 'date'),
  addYears: from('two', [day, number], 'date'),
  addWorkingDays: from('two', [day, number], 'date'),
  daysBetween: from('two', [day], 'number'),
  monthsBetween: from('two', [day], 'number'),
  yearsBetween: from('two', [day], 'number'),
  workingDaysBetween: from('two', [day], 'number'),
  startOf: { parts: 'one', result: dayOfSpan },
  endOf: { parts: 'one', result: dayOfSpan },
  yearOf: from('one', [day], 'number'),
  monthOf: from('one', [day], 'number'),
  dayOf: from('one', [day], 'number'),
  dateOf: { parts: 'one', result: meaning(['moment'], 'date') },
  timeOf: { parts: 'one', result: meaning(['moment'], 'time') },
  hourOf: { parts: 'one', result: meaning(['time', 'moment'], 'number') },
  minutesBetween: { parts: 'two', result: meaning(['time'], 'number') },
  length: from('one', [['text']], 'number'),
  join: from('many', [['text', 'number']], 'text'),
  first: same('many', ['number', 'money', 'text', 'date', 'flag']),
})

/** Operations that go through rows: what `of` may be, and what comes of it. */
export const rowSignatures: Record<string, { of?: readonly ValueType[]; result?: ValueType }> = {
  count: { result: 'number' },
  sum: { of: amounts },
  smallest: { of: [...amounts, 'date'] },
  largest: { of: [...amounts, 'date'] },
  anyRow: { result: 'flag' },
  everyRow: { result: 'flag' },
}
