// Findings about fields: names, kinds, bounds, options, columns. Each rule looks at one field.

import type { ActivityDefinition, FieldEntry, FormDefinition } from '../definition.ts'
import type { Compiling } from '../engine/compile.ts'
import { matcherOf } from '../engine/linear-pattern.ts'
import type { FieldKind } from '../fields/field.ts'
import { ownProperties } from '../fields/properties.ts'
import { conditionFindings, transitionConditionFindings } from './check-conditions.ts'
import { type Finding, finding, repeated } from './findings.ts'
import { type Question, questionsOf } from './walk.ts'

type Rule = (question: Question & { kind: FieldKind; engine: Compiling['engine'] }) => Finding[]

const nameFindings = ({ name, place }: Question): Finding[] => {
  // A name of digits would be moved to the front by JavaScript, and with it the question.
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return [finding(place, 'badName')]
  return Object.hasOwn(Object.prototype, name) ? [finding(place, 'reservedName')] : []
}

const isAbove = (min: number | string | undefined, max: number | string | undefined): boolean =>
  min !== undefined && max !== undefined && typeof min === typeof max && min > max

const bounds: Rule = ({ entry, kind, place }) => {
  const comparable = (bound: number | string | undefined) =>
    bound === undefined ? undefined : kind.comparable?.(bound)
  const unread = kind.comparable
    ? (['min', 'max'] as const).filter(
        name => entry[name] !== undefined && comparable(entry[name]) === undefined,
      )
    : []
  const isWrong =
    isAbove(comparable(entry.min), comparable(entry.max)) ||
    isAbove(entry.exclusiveMin, entry.exclusiveMax) ||
    isAbove(entry.minCount, entry.maxCount) ||
    isAbove(entry.minDigits, entry.max)
  return [
    ...(isWrong ? [finding(place, 'minAboveMax')] : []),
    ...unread.map(name => finding(`${place}.${name}`, 'badBound', String(entry[name]))),
  ]
}

const valuesOf = ({ uniforms: { options = [] } }: FieldEntry): string[] => options.map(({ value }) => value)

const options: Rule = ({ entry, kind, place }) => {
  const values = valuesOf(entry)
  const doubled = repeated(values)
  return [
    ...(kind.needsOptions && values.length === 0 && !entry.lazyLoad ? [finding(place, 'noOptions')] : []),
    ...(values.some(value => value === '' || value === undefined)
      ? [finding(`${place}.options`, 'emptyOption')]
      : []),
    ...(doubled.length > 0 ? [finding(`${place}.options`, 'doubledOption', doubled.join(', '))] : []),
  ]
}

/** A default that is not offered would open every form with a fault. */
const defaults: Rule = ({ entry, kind, place }) => {
  if (entry.defaultValue === undefined || kind.group || kind.needsHandler) return []
  const values = valuesOf(entry)
  const chosen = Array.isArray(entry.defaultValue) ? entry.defaultValue : [entry.defaultValue]
  const isOffered = !kind.needsOptions || entry.lazyLoad || chosen.every(value => values.includes(value))
  return isOffered ? [] : [finding(`${place}.defaultValue`, 'badDefault')]
}

const stored: Rule = ({ entry, kind, place }) =>
  kind.stored.includes(entry.type) ? [] : [finding(place, 'wrongType', kind.stored.join(', '))]

const ignored: Rule = ({ entry, kind, place }) =>
  ownProperties
    .filter(
      name =>
        (name === 'options' ? entry.uniforms.options : entry[name]) !== undefined &&
        !kind.properties.includes(name),
    )
    .map(name => finding(`${place}.${name}`, 'ignoredProperty', kind.kind))

const pattern: Rule = ({ entry, place, engine }) => {
  const compiled = entry.regExp === undefined ? undefined : matcherOf(entry.regExp, engine)
  return compiled && 'refused' in compiled ? [finding(`${place}.regExp`, compiled.key, compiled.refused)] : []
}

const groups: Rule = ({ entry, kind, place }) => {
  if (kind.needsHandler && !entry.lazyLoad) return [finding(place, 'noHandler')]
  if (!kind.group) return []
  const questions = Object.keys(entry.fieldsSchema ?? {}).length
  return [
    ...(entry.lazyLoad || questions > 0 ? [] : [finding(place, 'noQuestions')]),
    // Its questions may be set or locked, each by itself.
    ...(entry.hidden || entry.editable === false || entry.conditionalEditability
      ? [finding(place, 'lockedGroup')]
      : []),
  ]
}

const rules: Rule[] = [stored, bounds, options, defaults, ignored, pattern, groups]

/** Fixed parts of a request that a column may show, besides answers. */
const fixedColumns = [
  'ID',
  'status',
  'activityId',
  'owner',
  'assignee',
  'channel',
  'dueAt',
  'createdAt',
].concat(['updatedAt', 'actionDate', 'deliverableNumber'])

const columns = ({ entry: { dataIndex }, place }: Question, names: ReadonlySet<string>): Finding[] => {
  if (dataIndex === undefined || fixedColumns.includes(dataIndex)) return []
  const name = dataIndex.replace(/^data\./, '')
  return names.has(name) ? [] : [finding(`${place}.dataIndex`, 'unknownColumn', dataIndex)]
}

const doubledNames = ({ activityId, steps }: ActivityDefinition): Finding[] => {
  const seen = new Set<string>()
  return steps.flatMap(({ key, fieldsSchema }) =>
    Object.keys(fieldsSchema).flatMap(name => {
      const isSeen = seen.has(name)
      seen.add(name)
      return isSeen ? [finding(`activities.${activityId}.${key}.${name}`, 'doubledName')] : []
    }),
  )
}

export const fieldFindings = (definition: FormDefinition, { kinds, engine }: Compiling): Finding[] => {
  const questions = definition.activities.flatMap(questionsOf)
  const names = new Set(
    definition.activities.flatMap(({ steps }) => steps.flatMap(step => Object.keys(step.fieldsSchema))),
  )
  return [
    ...questions.flatMap(question => {
      const kind = kinds.get(question.entry.uniforms.type)
      return [
        ...nameFindings(question),
        ...conditionFindings(question, kinds),
        ...columns(question, names),
        ...(kind
          ? rules.flatMap(rule => rule({ ...question, kind, engine }))
          : [finding(question.place, 'unknownKind', question.entry.uniforms.type)]),
      ]
    }),
    ...definition.activities.flatMap(doubledNames),
    ...transitionConditionFindings(definition, kinds),
  ]
}
