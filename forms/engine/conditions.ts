// Conditions over answers, compiled once to functions.
// A list answer satisfies a comparison when one of its entries does; no answer satisfies none but `empty`
// and the negations.

import type { Comparison, Condition, Operator } from '../definition.ts'

export type Read = (field: string) => unknown
/** `holds` decides; `fields` are the names it looks at. */
export type CompiledCondition = { holds(read: Read): boolean; fields: string[] }

type Test = (answer: unknown, value: unknown) => boolean

const isEmpty = (answer: unknown): boolean =>
  answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0)

const anyOf = (answer: unknown, test: (entry: unknown) => boolean): boolean =>
  Array.isArray(answer) ? answer.some(test) : !isEmpty(answer) && test(answer)

/** Numbers compare with numbers, texts (plain dates) with texts; anything else compares with nothing. */
const ordered =
  (test: (order: number) => boolean): Test =>
  (answer, value) =>
    anyOf(answer, entry => {
      if (typeof entry === 'number' && typeof value === 'number') return test(entry - value)
      if (typeof entry === 'string' && typeof value === 'string')
        return test(entry < value ? -1 : entry > value ? 1 : 0)
      return false
    })

const equals: Test = (answer, value) => anyOf(answer, entry => entry === value)
const isIn: Test = (answer, value) => Array.isArray(value) && anyOf(answer, entry => value.includes(entry))

const tests: Record<Operator, Test> = {
  equals,
  notEquals: (answer, value) => !equals(answer, value),
  in: isIn,
  notIn: (answer, value) => !isIn(answer, value),
  gt: ordered(order => order > 0),
  gte: ordered(order => order >= 0),
  lt: ordered(order => order < 0),
  lte: ordered(order => order <= 0),
  filled: answer => !isEmpty(answer),
  empty: isEmpty,
}
export const operators = Object.keys(tests) as Operator[]

const compare = ({ field, is, value }: Comparison): CompiledCondition => {
  const test = Object.hasOwn(tests, is) ? tests[is] : () => false
  return { fields: [field], holds: read => test(read(field), value) }
}

const combine = (parts: Condition[], method: 'every' | 'some', turned: boolean): CompiledCondition => {
  const compiled = parts.map(compileCondition)
  return {
    fields: [...new Set(compiled.flatMap(part => part.fields))],
    holds: read => compiled[method](part => part.holds(read)) !== turned,
  }
}

/** A condition as a function. `not` holds when none of its parts does. */
export const compileCondition = (condition: Condition): CompiledCondition => {
  if ('all' in condition) return combine(condition.all, 'every', false)
  if ('any' in condition) return combine(condition.any, 'some', false)
  if ('not' in condition) return combine(condition.not, 'some', true)
  return compare(condition)
}

/** The comparisons of a condition, however deep. */
export const comparisonsOf = (condition: Condition): Comparison[] => {
  if ('all' in condition) return condition.all.flatMap(comparisonsOf)
  if ('any' in condition) return condition.any.flatMap(comparisonsOf)
  if ('not' in condition) return condition.not.flatMap(comparisonsOf)
  return [condition]
}
