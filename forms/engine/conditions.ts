// Expressions over answers, compiled once to functions. Comparing, combining and reading answers stand here, because every
// form has conditions; the other operations are a table that is loaded with the definitions that use them.
//
// Nothing throws and everything ends. What cannot be worked out, of an answer that is not there above all, is absent
// (undefined). A condition is true or it is not: a list answer satisfies a comparison when one of its entries does; what is
// absent satisfies none but `empty` and the negations.

import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import { type Condition, namesIn, type Operator, usesToday } from '../expression.ts'

/** Where an expression looks: answers by name, the rows of groups, the day. */
export type Scope = {
  read(field: string): unknown
  /** The rows of a group; undefined for what is none. */
  rows(field: string): readonly Scope[] | undefined
  /** The row that is gone through. */
  row?: Scope
  /** Cairo's plain date; absent where answers are read as they were stored. */
  today?: string | undefined
  calendar?: WorkingCalendar | undefined
  /** How many rows an operation may still go through, those inside rows too; counted down. */
  left?: { rows: number }
}
export type Evaluate = (scope: Scope) => unknown
/** What an operation is made of: its own node, and how its parts are compiled. */
export type Operation = (node: Record<string, unknown>, compile: (part: unknown) => Evaluate) => Evaluate
export type Operations = Readonly<Record<string, Operation>>

/** `value` works it out; `fields` are the names it looks at. */
export type CompiledExpression = { value: Evaluate; fields: string[]; usesToday: boolean }
/** `holds` decides. */
export type CompiledCondition = {
  holds(scope: Scope): boolean
  fields: string[]
  usesToday: boolean
}

type Node = Record<string, unknown>
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

/** An answer of several parts (a span of days, a place) is the same as another with the same parts, wherever it was read. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [parts, others] = [one as Node, other as Node]
  return [...Object.keys(parts), ...Object.keys(others)].every(name => isSame(parts[name], others[name]))
}
const equals: Test = (answer, value) => anyOf(answer, entry => isSame(entry, value))
const isIn: Test = (answer, value) =>
  Array.isArray(value) && anyOf(answer, entry => value.some(each => isSame(entry, each)))

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

const isLiteral = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isLiteral) : typeof value !== 'object' || value === null

const compileNode = (part: unknown, operations: Operations): Evaluate => {
  const compile = (inner: unknown) => compileNode(inner, operations)
  if (isLiteral(part)) return () => part
  if (Array.isArray(part)) {
    const parts = part.map(compile)
    return scope => parts.map(evaluate => evaluate(scope))
  }
  const node = part as Node
  if ('all' in node) return combine(node.all, 'every', false, compile)
  if ('any' in node) return combine(node.any, 'some', false, compile)
  if ('not' in node) return combine(node.not, 'some', true, compile)
  if ('is' in node) return comparison(node, compile)
  if ('field' in node || 'row' in node) return answerOf(node)
  const name = Object.keys(node).find(key => Object.hasOwn(operations, key))
  return name === undefined ? () => undefined : (operations[name] as Operation)(node, compile)
}

const answerOf = ({ field, row }: Node): Evaluate => {
  if (typeof field === 'string') return scope => scope.read(field)
  return typeof row === 'string' ? scope => scope.row?.read(row) : () => undefined
}

const comparison = (node: Node, compile: (part: unknown) => Evaluate): Evaluate => {
  const { is } = node
  const test = typeof is === 'string' && Object.hasOwn(tests, is) ? tests[is as Operator] : () => false
  const left = 'compare' in node ? compile(node.compare) : answerOf(node)
  if (isLiteral(node.value)) return scope => test(left(scope), node.value)
  const right = compile(node.value)
  return scope => test(left(scope), right(scope))
}

const combine = (
  parts: unknown,
  method: 'every' | 'some',
  isTurned: boolean,
  compile: (part: unknown) => Evaluate,
): Evaluate => {
  const compiled = (Array.isArray(parts) ? parts : []).map(compile)
  return scope => compiled[method](part => part(scope) === true) !== isTurned
}

/** An expression as a function. */
export const compileExpression = (expression: unknown, operations: Operations = {}): CompiledExpression => {
  const evaluate = compileNode(expression, operations)
  return {
    value: evaluate,
    fields: namesIn(expression),
    usesToday: usesToday(expression),
  }
}

/** A condition as a function. `not` holds when none of its parts does. */
export const compileCondition = (condition: Condition, operations: Operations = {}): CompiledCondition => {
  const { value, ...rest } = compileExpression(condition, operations)
  return { ...rest, holds: scope => value(scope) === true }
}
