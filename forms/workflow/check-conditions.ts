// Findings about conditions: the fields they name exist, and what they are compared with can be an answer.

import { isPlainDate } from '@bawaba/language/index.ts'
import type { Comparison, FieldEntry, FieldsSchema, FormDefinition, StoredType } from '../definition.ts'
import { comparisonsOf, operators } from '../engine/conditions.ts'
import type { Kinds } from '../engine/table.ts'
import { conditionsOf } from './conditions-of.ts'
import { type Issue, issue } from './issues.ts'
import { entryOf, type Question } from './walk.ts'

/** Whether a value can be an answer of this type, or one entry of it: lists are compared entry by entry. */
const canBe: Record<StoredType, (value: unknown) => boolean> = {
  String: value => typeof value === 'string',
  Number: value => typeof value === 'number',
  Boolean: value => typeof value === 'boolean',
  Date: value => typeof value === 'string' && isPlainDate(value),
  Array: value => typeof value === 'string',
  Object: () => false,
}

const needsNoValue = new Set(['filled', 'empty'])
const needsList = new Set(['in', 'notIn'])

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

const valueIssues = (
  { field, is, value }: Comparison,
  entry: FieldEntry,
  kinds: Kinds,
  path: string,
): Issue[] => {
  if (needsNoValue.has(is)) return []
  if (needsList.has(is) && !Array.isArray(value)) return [issue(path, 'listNeeded', field)]
  const values = needsList.has(is) ? (value as unknown[]) : [value]
  return values
    .filter(one => !canBeAnswer(one, entry, kinds))
    .map(one => issue(path, 'impossibleValue', `${field} ${is} ${JSON.stringify(one)}`))
}

const comparisonIssues = (
  comparison: Comparison,
  scopes: readonly FieldsSchema[],
  kinds: Kinds,
  path: string,
): Issue[] => {
  const { field, is } = comparison
  if (!operators.includes(is)) return [issue(path, 'unknownOperator', is)]
  const entry = entryOf(field, scopes)
  return entry ? valueIssues(comparison, entry, kinds, path) : [issue(path, 'unknownField', field)]
}

export const conditionIssues = ({ entry, scopes, path }: Question, kinds: Kinds): Issue[] =>
  conditionsOf(entry)
    .flatMap(comparisonsOf)
    .flatMap(comparison => comparisonIssues(comparison, scopes, kinds, path))

/** A transition's condition may look at any answer of the request. */
export const transitionConditionIssues = (
  { activities, workflow }: FormDefinition,
  kinds: Kinds,
): Issue[] => {
  const scopes = activities.flatMap(({ steps }) => steps.map(({ fieldsSchema }) => fieldsSchema))
  return workflow.transitions.flatMap(({ when }, index) =>
    (when ? comparisonsOf(when) : []).flatMap(comparison =>
      comparisonIssues(comparison, scopes, kinds, `workflow.transitions.${index}.when`),
    ),
  )
}
