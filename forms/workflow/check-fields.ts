// Findings about fields: names, conditions, bounds, options.

import type { ActivityDefinition, Condition, FieldEntry, FormDefinition } from '../definition.ts'
import type { Kinds } from '../engine/compile.ts'
import { comparisonsOf, operators } from '../engine/conditions.ts'
import type { FieldKind } from '../fields/field.ts'
import { type Finding, finding } from './findings.ts'

const conditionsOf = (entry: FieldEntry): Condition[] =>
  [
    entry.conditionalField,
    entry.conditionalEditability,
    ...(entry.uniforms.options ?? []).map(option => option.conditionalField),
  ].filter(condition => condition !== undefined)

const conditionFindings = (conditions: Condition[], names: ReadonlySet<string>, place: string): Finding[] =>
  conditions
    .flatMap(comparisonsOf)
    .flatMap(({ field, is }) => [
      ...(names.has(field) ? [] : [finding(place, 'unknownField')]),
      ...(operators.includes(is) ? [] : [finding(place, 'unknownOperator')]),
    ])

const isAbove = (min: number | string | undefined, max: number | string | undefined): boolean =>
  min !== undefined && max !== undefined && typeof min === typeof max && min > max

const boundFindings = (entry: FieldEntry, kind: FieldKind, place: string): Finding[] => {
  const comparable = (bound: number | string | undefined) =>
    bound === undefined ? undefined : kind.comparable?.(bound)
  const isWrong =
    isAbove(comparable(entry.min), comparable(entry.max)) ||
    isAbove(entry.exclusiveMin, entry.exclusiveMax) ||
    isAbove(entry.minCount, entry.maxCount)
  return isWrong ? [finding(place, 'minAboveMax')] : []
}

const optionFindings = (entry: FieldEntry, kind: FieldKind, place: string): Finding[] => {
  const values = (entry.uniforms.options ?? []).map(({ value }) => value)
  return [
    ...(kind.needsOptions && values.length === 0 ? [finding(place, 'noOptions')] : []),
    ...(values.some(value => value === '' || value === undefined)
      ? [finding(`${place}.options`, 'emptyOption')]
      : []),
    ...(new Set(values).size < values.length ? [finding(`${place}.options`, 'doubledOption')] : []),
  ]
}

const activityFindings = (activity: ActivityDefinition, kinds: Kinds): Finding[] => {
  const names = new Set(activity.steps.flatMap(({ fieldsSchema }) => Object.keys(fieldsSchema)))
  return activity.steps.flatMap(({ key, fieldsSchema }) =>
    Object.entries(fieldsSchema).flatMap(([name, entry]) => {
      const place = `activities.${activity.activityId}.${key}.${name}`
      const kind = kinds.get(entry.uniforms.type)
      return [
        // A name of digits would be moved to the front by JavaScript, and with it the question.
        ...(/^[a-z][A-Za-z0-9]*$/.test(name) ? [] : [finding(place, 'badName')]),
        ...conditionFindings(conditionsOf(entry), names, place),
        ...(kind && !kind.stored.includes(entry.type) ? [finding(place, 'wrongType')] : []),
        ...(kind ? [...boundFindings(entry, kind, place), ...optionFindings(entry, kind, place)] : []),
      ]
    }),
  )
}

/** A transition's condition may look at any answer of the request. */
const workflowFindings = ({ activities, workflow }: FormDefinition): Finding[] => {
  const names = new Set(
    activities.flatMap(({ steps }) => steps.flatMap(({ fieldsSchema }) => Object.keys(fieldsSchema))),
  )
  return workflow.transitions.flatMap(({ when }, index) =>
    when ? conditionFindings([when], names, `workflow.transitions.${index}.when`) : [],
  )
}

export const fieldFindings = (definition: FormDefinition, kinds: Kinds): Finding[] => [
  ...definition.activities.flatMap(activity => activityFindings(activity, kinds)),
  ...workflowFindings(definition),
]
