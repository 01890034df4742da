// Findings about conditions: the fields they name exist, and what they are compared with can be an answer.

import { isPlainDate } from '@bawaba/language/index.ts'
import type { Comparison, FieldEntry, FieldsSchema, FormDefinition, StoredType } from '../definition.ts'
import { comparisonsOf, operators } from '../engine/conditions.ts'
import type { Kinds } from '../engine/table.ts'
import { conditionsOf } from './conditions-of.ts'
import { type Finding, finding } from './findings.ts'
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

const valueFindings = (
  { field, is, value }: Comparison,
  entry: FieldEntry,
  kinds: Kinds,
  place: string,
): Finding[] => {
  if (needsNoValue.has(is)) return []
  if (needsList.has(is) && !Array.isArray(value)) return [finding(place, 'listNeeded', field)]
  const values = needsList.has(is) ? (value as unknown[]) : [value]
  return values
    .filter(one => !canBeAnswer(one, entry, kinds))
    .map(one => finding(place, 'impossibleValue', `${field} ${is} ${JSON.stringify(one)}`))
}

const comparisonFindings = (
  comparison: Comparison,
  scopes: readonly FieldsSchema[],
  kinds: Kinds,
  place: string,
): Finding[] => {
  const { field, is } = comparison
  if (!operators.includes(is)) return [finding(place, 'unknownOperator', is)]
  const entry = entryOf(field, scopes)
  return entry ? valueFindings(comparison, entry, kinds, place) : [finding(place, 'unknownField', field)]
}

export const conditionFindings = ({ entry, scopes, place }: Question, kinds: Kinds): Finding[] =>
  conditionsOf(entry)
    .flatMap(comparisonsOf)
    .flatMap(comparison => comparisonFindings(comparison, scopes, kinds, place))

/** A transition's condition may look at any answer of the request. */
export const transitionConditionFindings = (
  { activities, workflow }: FormDefinition,
  kinds: Kinds,
): Finding[] => {
  const scopes = activities.flatMap(({ steps }) => steps.map(({ fieldsSchema }) => fieldsSchema))
  return workflow.transitions.flatMap(({ when }, index) =>
    (when ? comparisonsOf(when) : []).flatMap(comparison =>
      comparisonFindings(comparison, scopes, kinds, `workflow.transitions.${index}.when`),
    ),
  )
}
