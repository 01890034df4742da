// What a definition says beside plain values: conditions over answers, and what is worked out of them. One tree of JSON, of
// which the conditions are a part; docs/decisions/expressions.md says why it is a tree.
//
// `{ field: 'area' }` is an answer, `{ row: 'share' }` one of the row that a group is gone through by. Every object names
// one operation; a text, a number, true and false stand for themselves.

export type Operator =
  | 'equals'
  | 'notEquals'
  | 'in'
  | 'notIn'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'filled'
  | 'empty'
/** What is compared: an answer, an answer of the row, or anything worked out. `value` may be worked out too. */
export type Comparison = ({ field: string } | { row: string } | { compare: Expression }) & {
  is: Operator
  value?: unknown
}
/** Compared, combined by all, any and not, or looked for in the rows of a group. */
export type Condition =
  | Comparison
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition[] }
  | { anyRow: Group; where: Condition }
  | { everyRow: Group; where: Condition }

/** The name of a field that holds rows or choices, or of one inside the row. */
export type Group = string | { row: string }
type Two = [Expression, Expression]
type Operation =
  | { field: string }
  | { row: string }
  | { today: true }
  /** An amount as fees are written, "12.50"; like every amount it counts in piasters. */
  | { pounds: string }
  | { add: Expression[] }
  | { subtract: Two }
  | { multiply: Expression[] }
  | { divide: Two }
  | { least: Expression[] }
  | { greatest: Expression[] }
  | { round: Expression; digits?: number }
  | { roundUp: Expression; digits?: number }
  | { roundDown: Expression; digits?: number }
  | { addDays: Two }
  | { addMonths: Two }
  | { addYears: Two }
  | { addWorkingDays: Two }
  | { daysBetween: Two }
  | { monthsBetween: Two }
  | { yearsBetween: Two }
  | { workingDaysBetween: Two }
  | { startOf: Expression }
  | { endOf: Expression }
  | { yearOf: Expression }
  | { monthOf: Expression }
  | { dayOf: Expression }
  /** Of an appointment. */
  | { dateOf: Expression }
  | { timeOf: Expression }
  | { hourOf: Expression }
  | { minutesBetween: Two }
  | { count: Group; where?: Condition }
  | { sum: Group; of: Expression; where?: Condition }
  | { smallest: Group; of: Expression; where?: Condition }
  | { largest: Group; of: Expression; where?: Condition }
  | { length: Expression }
  | { join: Expression[]; by?: string }
  /** The first of its parts that is there. */
  | { first: Expression[] }
  | { choose: { when: Condition; give: Expression }[]; otherwise?: Expression }
export type Expression = string | number | boolean | Condition | Operation

/** Operations that go through the rows of a group, which they name. */
export const rowOperations = ['count', 'sum', 'smallest', 'largest', 'anyRow', 'everyRow'] as const
const workingDayOperations = ['addWorkingDays', 'workingDaysBetween']
/** Those that give another value on another day; holidays are added too. */
const dayOperations = ['today', ...workingDayOperations]

type Node = Record<string, unknown>
const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** Every object of an expression, itself first. */
export const nodesOf = (expression: unknown): Node[] => {
  const nodes: Node[] = []
  gather(expression, nodes)
  return nodes
}

/** Into one list: a form of a thousand questions is compiled while somebody waits for it. */
const gather = (part: unknown, nodes: Node[]): void => {
  if (typeof part !== 'object' || part === null) return
  if (isNode(part)) nodes.push(part)
  for (const inner of Object.values(part)) gather(inner, nodes)
}

/** The names that an expression looks at, each once; those of the rows it goes through are none of them. */
export const namesIn = (expression: unknown): string[] => {
  const names = new Set<string>()
  for (const node of nodesOf(expression)) {
    if (typeof node.field === 'string') names.add(node.field)
    // The group that it goes through, where its name is one of its own scope.
    for (const name of rowOperations) if (typeof node[name] === 'string') names.add(node[name])
  }
  return [...names]
}

/**
 * Whether a rule of the question `name` judges its answer and says nothing about a missing one: it reads the answer, and
 * neither asks whether it is `empty` or `filled` nor names a substitute by `first`.
 */
export const needsAnswer = (rule: unknown, name: string): boolean => {
  const reads = (part: unknown) => namesIn(part).some(read => `${read}.`.startsWith(`${name}.`))
  return (
    reads(rule) &&
    !nodesOf(rule).some(node => reads(node.is === 'empty' || node.is === 'filled' ? node : node.first))
  )
}

/** Whether what comes of it may be another thing tomorrow. */
export const usesToday = (expression: unknown): boolean => hasOperation(expression, dayOperations)
export const usesWorkingDays = (expression: unknown): boolean =>
  hasOperation(expression, workingDayOperations)

const hasOperation = (expression: unknown, names: readonly string[]): boolean =>
  nodesOf(expression).some(node => names.some(name => Object.hasOwn(node, name)))

const plain = ['field', 'is', 'value', 'compare', 'all', 'any', 'not']
/** Whether it says more than a comparison of answers: what works that out is loaded apart. */
export const needsOperations = (expression: unknown): boolean =>
  nodesOf(expression).some(node => Object.keys(node).some(name => !plain.includes(name)))
