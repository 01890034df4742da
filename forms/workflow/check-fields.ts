// Findings about fields: names, kinds, bounds, options, columns. Each rule looks at one field.

import { countNames } from '../count-names.ts'
import type { ActivityDefinition, BoundEntry, FieldEntry, FormDefinition } from '../definition.ts'
import type { Compiling } from '../engine/compile.ts'
import { asNumber } from '../fields/bounds.ts'
import type { Field, FieldKind } from '../fields/field.ts'
import { ownProperties } from '../fields/properties.ts'
import { safeAddress } from '../safe-address.ts'
import { questionExpressionIssues, requestExpressionIssues } from './check-expressions.ts'
import { type Issue, issue, repeated } from './issues.ts'
import { allQuestions, type Question } from './walk.ts'

type Rule = (question: Question & { kind: FieldKind; patterns: Compiling['patterns'] }) => Issue[]

const nameIssues = ({ name, path }: Question): Issue[] => {
  // A name of digits would be moved to the front by JavaScript, and with it the question.
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return [issue(path, 'badName')]
  return Object.hasOwn(Object.prototype, name) ? [issue(path, 'reservedName')] : []
}

const isAbove = (min: number | string | undefined, max: number | string | undefined): boolean =>
  min !== undefined && max !== undefined && typeof min === typeof max && min > max

const bounds: Rule = ({ entry, kind, path }) => {
  const comparable = (bound: BoundEntry | undefined) =>
    bound === undefined || typeof bound === 'object' ? undefined : kind.comparable?.(bound)
  const unread = kind.comparable
    ? (['min', 'max'] as const).filter(
        name =>
          entry[name] !== undefined &&
          typeof entry[name] !== 'object' &&
          comparable(entry[name]) === undefined,
      )
    : []
  const isWrong =
    isAbove(comparable(entry.min), comparable(entry.max)) ||
    isAbove(entry.exclusiveMin, entry.exclusiveMax) ||
    isAbove(entry.minCount, entry.maxCount) ||
    isAbove(entry.minDigits, asNumber(entry.max))
  return [
    ...(isWrong ? [issue(path, 'minAboveMax')] : []),
    ...unread.map(name => issue(`${path}.${name}`, 'badBound', String(entry[name]))),
  ]
}

/** What stayed of the other names of counts: each differs from the count beside it. */
const twoCounts: Rule = ({ entry, path }) =>
  Object.entries(countNames).flatMap(([other, name]) => {
    const value = (entry as unknown as Record<string, unknown>)[other]
    return value === undefined
      ? []
      : [issue(`${path}.${other}`, 'twoCounts', `${name}: ${entry[name]}, ${other}: ${value}`)]
  })

const valuesOf = ({ uniforms: { options = [] } }: FieldEntry): string[] => options.map(({ value }) => value)

const options: Rule = ({ entry, kind, path }) => {
  const values = valuesOf(entry)
  const doubled = repeated(values)
  return [
    ...(kind.needsOptions && values.length === 0 && !entry.lazyLoad ? [issue(path, 'noOptions')] : []),
    ...(values.some(value => value === '' || value === undefined)
      ? [issue(`${path}.options`, 'emptyOption')]
      : []),
    ...(doubled.length > 0 ? [issue(`${path}.options`, 'doubledOption', doubled.join(', '))] : []),
  ]
}

/** A default that is not offered would open every form with a fault. */
const defaults: Rule = ({ entry, kind, path }) => {
  if (entry.defaultValue === undefined || kind.group || kind.needsHandler) return []
  const values = valuesOf(entry)
  const chosen = Array.isArray(entry.defaultValue) ? entry.defaultValue : [entry.defaultValue]
  const isOffered = !kind.needsOptions || entry.lazyLoad || chosen.every(value => values.includes(value))
  return isOffered ? [] : [issue(`${path}.defaultValue`, 'badDefault')]
}

const stored: Rule = ({ entry, kind, path }) =>
  kind.stored.includes(entry.type) ? [] : [issue(path, 'wrongType', kind.stored.join(', '))]

const ignored: Rule = ({ entry, kind, path }) =>
  ownProperties
    .filter(
      name =>
        (name === 'options' ? entry.uniforms.options : entry[name]) !== undefined &&
        !kind.properties.includes(name),
    )
    .map(name => issue(`${path}.${name}`, 'ignoredProperty', kind.kind))

/** Spaces, digits and marks are brought to one form before a pattern is tested: it may ask for what never arrives. */
const acceptsNothing = (
  pattern: { test(text: string): boolean },
  examples: string[],
  { entry, kind }: { entry: FieldEntry; kind: FieldKind },
): boolean => {
  const isAccepted = (example: string) => {
    const read = kind.parse(example, { entry, pattern } as Field)
    return 'value' in read && pattern.test(String(read.value ?? ''))
  }
  return examples.length > 0 && !examples.some(isAccepted)
}

const pattern: Rule = ({ entry, kind, path, patterns }) => {
  if (entry.regExp === undefined) return []
  const compiled = patterns(entry.regExp, undefined)
  if ('refused' in compiled) return [issue(`${path}.regExp`, compiled.key, compiled.refused)]
  const examples = kind.readsAnyText ? (compiled.examples?.() ?? []) : []
  return acceptsNothing(compiled.matcher, examples, { entry, kind })
    ? [issue(`${path}.regExp`, 'patternAcceptsNothing', examples[0])]
    : []
}

const groups: Rule = ({ entry, kind, path }) => {
  if (kind.needsHandler && !entry.lazyLoad) return [issue(path, 'noHandler')]
  if (!kind.group) return []
  const questions = Object.keys(entry.fieldsSchema ?? {}).length
  return [
    ...(entry.lazyLoad || questions > 0 ? [] : [issue(path, 'noQuestions')]),
    // Its questions may be set or locked, each by itself.
    ...(entry.hidden || entry.editable === false || entry.conditionalEditability
      ? [issue(path, 'lockedGroup')]
      : []),
  ]
}

const links: Rule = ({ entry, path }) =>
  (entry.links ?? [])
    .filter(({ href }) => !safeAddress.test(href))
    .map(({ href }) => issue(`${path}.links`, 'badValue', href))

const rules: Rule[] = [stored, bounds, twoCounts, options, defaults, ignored, pattern, groups, links]

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

const columns = ({ entry: { dataIndex }, path }: Question, names: ReadonlySet<string>): Issue[] => {
  if (dataIndex === undefined || fixedColumns.includes(dataIndex)) return []
  const name = dataIndex.replace(/^data\./, '')
  return names.has(name) ? [] : [issue(`${path}.dataIndex`, 'unknownColumn', dataIndex)]
}

const doubledNames = ({ activityId, steps }: ActivityDefinition): Issue[] => {
  const seen = new Set<string>()
  return steps.flatMap(({ key, fieldsSchema }) =>
    Object.keys(fieldsSchema).flatMap(name => {
      const isSeen = seen.has(name)
      seen.add(name)
      return isSeen ? [issue(`activities.${activityId}.${key}.${name}`, 'doubledName')] : []
    }),
  )
}

export const fieldIssues = (definition: FormDefinition, { kinds, patterns }: Compiling): Issue[] => {
  const questions = allQuestions(definition)
  const names = new Set(
    definition.activities.flatMap(({ steps }) => steps.flatMap(step => Object.keys(step.fieldsSchema))),
  )
  return [
    ...questions.flatMap(question => {
      const kind = kinds.get(question.entry.uniforms.type)
      return [
        ...nameIssues(question),
        ...questionExpressionIssues(question, kinds),
        ...columns(question, names),
        ...(kind
          ? rules.flatMap(rule => rule({ ...question, kind, patterns }))
          : [issue(question.path, 'unknownKind', question.entry.uniforms.type)]),
      ]
    }),
    ...definition.activities.flatMap(doubledNames),
    ...requestExpressionIssues(definition, kinds),
  ]
}
