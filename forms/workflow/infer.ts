// The type of an expression, and what stands against it: answers that do not exist, parts that do not go together, values
// that can never be an answer.

import { isPlainDate, piastersOf } from '@bawaba/language/index.ts'
import type { FieldEntry, FieldsSchema, StoredType } from '../definition.ts'
import { operators } from '../engine/conditions.ts'
import type { Kinds } from '../engine/table.ts'
import { rowOperations } from '../expression.ts'
import { type Issue, issue } from './issues.ts'
import { fits, rowSignatures, signatures, typeOfEntry, type ValueType } from './value-types.ts'
import { entryOf } from './walk.ts'

/** Where an expression stands: the questions it may look at, those of the row that is gone through, where issues go. */
export type Context = {
  scopes: readonly FieldsSchema[]
  row?: FieldsSchema | undefined
  kinds: Kinds
  path: string
  issues: Issue[]
}
type Node = Record<string, unknown>

const report = (context: Context, key: string, detail?: string): 'none' => {
  context.issues.push(issue(context.path, key, detail))
  return 'none'
}

const literalType = (value: unknown): ValueType => {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'flag'
  if (typeof value !== 'string') return 'none'
  if (isPlainDate(value)) return 'date'
  return /^\d\d:\d\d$/.test(value) ? 'time' : 'text'
}

/** The entry that `{ field }` or `{ row }` names; undefined where there is none. */
const entryAt = ({ field, row }: Node, context: Context): FieldEntry | undefined => {
  if (typeof field === 'string') return entryOf(field, context.scopes)
  return context.row && typeof row === 'string' ? entryOf(row, [context.row]) : undefined
}

const answerType = (node: Node, context: Context): ValueType => {
  if (node.row !== undefined && !context.row) return report(context, 'rowOutside', String(node.row))
  const entry = entryAt(node, context)
  if (!entry) return report(context, 'unknownField', String(node.field ?? node.row))
  const type = typeOfEntry(entry, context.kinds)
  // `members.age` is the ages of all members.
  const path = String(node.field ?? node.row)
  return path.includes('.') && type !== 'rows' ? 'list' : type
}

/** Whether a value can be an answer of this type, or one entry of it: lists are compared entry by entry. */
const canBe: Record<StoredType, (value: unknown) => boolean> = {
  String: value => typeof value === 'string',
  Number: value => typeof value === 'number',
  Boolean: value => typeof value === 'boolean',
  Date: value => typeof value === 'string' && isPlainDate(value),
  Array: value => typeof value === 'string',
  Object: () => false,
}

const canBeAnswer = (value: unknown, entry: FieldEntry, kinds: Kinds): boolean => {
  const kind = kinds.get(entry.uniforms.type)
  // What the field handler will make of it is not known yet.
  if (!kind || (kind.needsHandler && !kind.group)) return true
  if (kind.group || !Object.hasOwn(canBe, entry.type) || !canBe[entry.type](value)) return false
  const options = entry.uniforms.options ?? []
  return (
    options.length === 0 || entry.lazyLoad !== undefined || options.some(option => option.value === value)
  )
}

const needsNoValue = new Set<unknown>(['filled', 'empty'])
const needsList = new Set<unknown>(['in', 'notIn'])
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A literal beside something worked out: of its type. Nothing is both no pounds and no piasters. */
const isComparable = (value: unknown, type: ValueType): boolean =>
  type === 'money'
    ? value === 0
    : fits(literalType(value), [type]) || (type === 'text' && typeof value === 'string')

const valueIssues = (node: Node, left: ValueType, context: Context): void => {
  const { is, value } = node
  const name = String(node.field ?? node.row ?? 'compare')
  if (isNode(value)) {
    const right = inferType(value, context)
    const isList = left === 'list' || needsList.has(is)
    if (!isList && !fits(right, [left]) && left !== 'any' && left !== 'none')
      report(context, 'wrongOperands', `${name} ${String(is)}: ${left}, ${right}`)
    return
  }
  if (needsList.has(is) && !Array.isArray(value)) return void report(context, 'listNeeded', name)
  const values = needsList.has(is) ? (value as unknown[]) : [value]
  const entry = 'compare' in node ? undefined : entryAt(node, context)
  for (const one of values)
    if (!(entry ? canBeAnswer(one, entry, context.kinds) : left === 'any' || isComparable(one, left)))
      report(context, 'impossibleValue', `${name} ${String(is)} ${JSON.stringify(one)}`)
}

const comparisonType = (node: Node, context: Context): ValueType => {
  if (!operators.includes(node.is as (typeof operators)[number]))
    return report(context, 'unknownOperator', String(node.is))
  const left = 'compare' in node ? inferType(node.compare, context) : answerType(node, context)
  if (left !== 'none' && !needsNoValue.has(node.is)) valueIssues(node, left, context)
  return 'flag'
}

const condition = (part: unknown, context: Context): void => {
  const type = inferType(part, context)
  if (!fits(type, ['flag'])) report(context, 'notCondition', type)
}

/** Goes through the rows of a group with its questions at hand. */
const rowsType = (name: string, node: Node, context: Context): ValueType => {
  const group = node[name]
  const named = isNode(group) ? group : { field: group }
  const type = answerType(named, context)
  if (type === 'none') return 'none'
  const { of: wanted, result } = rowSignatures[name] ?? {}
  if (type !== 'rows') {
    if (name === 'count' && type === 'list' && node.where === undefined) return 'number'
    return type === 'any' ? (result ?? 'any') : report(context, 'notRows', String(named.field ?? named.row))
  }
  const entry = entryAt(named, context)
  const inside: Context = { ...context, row: entry?.fieldsSchema ?? {} }
  if (node.where !== undefined) condition(node.where, inside)
  else if (result === 'flag') return report(context, 'missingPart', `${name}: where`)
  if (!wanted) return result ?? 'any'
  if (node.of === undefined) return report(context, 'missingPart', `${name}: of`)
  const of = inferType(node.of, inside)
  return fits(of, wanted) ? of : report(context, 'wrongOperands', `${name}: ${of}`)
}

const chooseType = ({ choose, otherwise }: Node, context: Context): ValueType => {
  const cases = Array.isArray(choose) ? choose.filter(isNode) : []
  for (const { when } of cases) condition(when, context)
  const types = [
    ...cases.map(({ give }) => inferType(give, context)),
    ...(otherwise === undefined ? [] : [inferType(otherwise, context)]),
  ].filter(type => type !== 'any' && type !== 'none')
  const distinct = [...new Set(types)]
  return distinct.length > 1
    ? report(context, 'wrongOperands', `choose: ${distinct.join(', ')}`)
    : (distinct[0] ?? 'any')
}

const lengths = { one: 1, two: 2, many: undefined }

const operationType = (name: string, node: Node, context: Context): ValueType => {
  const signature = known()[name]
  if (!signature) return report(context, 'unknownOperation', name)
  const value = node[name]
  const parts = signature.parts === 'one' ? [value] : Array.isArray(value) ? value : []
  const wanted = lengths[signature.parts]
  if (parts.length === 0 || (wanted !== undefined && parts.length !== wanted))
    return report(context, 'missingPart', name)
  const types = parts.map(part => inferType(part, context))
  return signature.result(types) ?? report(context, 'wrongOperands', `${name}: ${types.join(', ')}`)
}

/** Operations that are no plain function of their parts. */
const special: Record<string, (node: Node, context: Context) => ValueType> = {
  choose: chooseType,
  today: () => 'date',
  pounds: ({ pounds }, context) =>
    piastersOf(pounds) === undefined ? report(context, 'badAmount') : 'money',
}

let made: ReturnType<typeof signatures> | undefined
const known = (): ReturnType<typeof signatures> => {
  made ??= signatures()
  return made
}

export const inferType = (part: unknown, context: Context): ValueType => {
  if (!isNode(part)) return literalType(part)
  for (const name of ['all', 'any', 'not'])
    if (name in part) {
      for (const inner of Array.isArray(part[name]) ? part[name] : []) condition(inner, context)
      return 'flag'
    }
  if ('is' in part) return comparisonType(part, context)
  if ('field' in part || 'row' in part) return answerType(part, context)
  const name = Object.keys(part).find(
    key =>
      Object.hasOwn(known(), key) ||
      Object.hasOwn(special, key) ||
      (rowOperations as readonly string[]).includes(key),
  )
  if (name === undefined) return report(context, 'unknownOperation', Object.keys(part).join(', '))
  if ((rowOperations as readonly string[]).includes(name)) return rowsType(name, part, context)
  return special[name]?.(part, context) ?? operationType(name, part, context)
}
