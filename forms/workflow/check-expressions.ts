// Findings about expressions: of conditions, rules, bounds, worked-out answers and fees.

import type { FieldEntry, FieldsSchema, FormDefinition } from '../definition.ts'
import type { Kinds } from '../engine/table.ts'
import { namesIn, nodesOf } from '../expression.ts'
import { boundsOf, conditionsOf, decidedBy, judgedBy } from './conditions-of.ts'
import { inferType } from './infer.ts'
import { type Issue, issue } from './issues.ts'
import { fits, typeOfEntry, type ValueType } from './value-types.ts'
import { allQuestions, entryOf, type Question } from './walk.ts'

/** Parts of one expression, and of all in a definition: each change of an answer may work some of them out. */
const mostParts = 200
const mostPartsOfAll = 20_000

type Where = { scopes: readonly FieldsSchema[]; kinds: Kinds; path: string }

/** What stands against an expression that must give one of these types. */
export const expressionIssues = (
  expression: unknown,
  wanted: readonly ValueType[],
  where: Where,
  key = 'notCondition',
): Issue[] => {
  const parts = nodesOf(expression).length
  if (parts > mostParts) return [issue(where.path, 'expressionTooLarge', `${parts} > ${mostParts}`)]
  const issues: Issue[] = []
  const type = inferType(expression, { ...where, issues })
  return fits(type, wanted) ? issues : [...issues, issue(where.path, key, `${wanted.join(', ')} ≠ ${type}`)]
}

/** What a kind's answer may be worked out as. */
const stored = (entry: FieldEntry, kinds: Kinds): ValueType[] => {
  const type = typeOfEntry(entry, kinds)
  return type === 'text' ? ['text', 'date'] : [type]
}

const isSealed = (name: string, scopes: Where['scopes']): boolean => entryOf(name, scopes)?.sensitive === true

const calculateIssues = ({ entry, scopes, path }: Question, kinds: Kinds): Issue[] => {
  const { calculate, defaultValue, editable, lazyLoad, handler, prefill, conditionalEditability } = entry
  if (calculate === undefined) return []
  const own = `${path}.calculate`
  const others = { defaultValue, editable, lazyLoad, handler, prefill, conditionalEditability }
  const beside = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const isGroup = kinds.get(entry.uniforms.type)?.group !== undefined
  return [
    ...(isGroup
      ? [issue(own, 'lockedGroup')]
      : expressionIssues(calculate, stored(entry, kinds), { scopes, kinds, path: own }, 'calculateType')),
    ...(beside.length > 0 ? [issue(own, 'calculateBeside', beside.join(', '))] : []),
    ...(!entry.sensitive && namesIn(calculate).some(name => isSealed(name, scopes))
      ? [issue(own, 'calculateUnsealed')]
      : []),
  ]
}

/** Where bounds are of another type than their answer: those of a text count its characters. */
const boundType: Partial<Record<ValueType, ValueType>> = { text: 'number', period: 'date' }

const boundTypes = (entry: FieldEntry, kinds: Kinds): ValueType[] => {
  const kind = kinds.get(entry.uniforms.type)
  if (!kind?.comparable) return []
  const type = typeOfEntry(entry, kinds)
  return [boundType[type] ?? type]
}

const boundIssues = ({ entry, scopes, path }: Question, kinds: Kinds): Issue[] => {
  const wanted = boundTypes(entry, kinds)
  return boundsOf(entry).flatMap(bound => {
    const own = `${path}.${bound === entry.min ? 'min' : 'max'}`
    // That a kind has no bounds is said with its other properties.
    return wanted.length === 0
      ? []
      : expressionIssues(bound, wanted, { scopes, kinds, path: own }, 'boundType')
  })
}

/** What stands against the expressions of a question. */
export const questionExpressionIssues = (question: Question, kinds: Kinds): Issue[] => {
  const { entry, scopes, path } = question
  const where = { scopes, kinds, path }
  return [
    ...conditionsOf(entry).flatMap(condition => expressionIssues(condition, ['flag'], where)),
    ...(entry.rules ?? []).flatMap(({ wrongWhen }, index) =>
      expressionIssues(wrongWhen, ['flag'], { ...where, path: `${path}.rules.${index}` }),
    ),
    ...calculateIssues(question, kinds),
    ...boundIssues(question, kinds),
  ]
}

/** A transition's condition and a fee may look at any answer of the request. */
export const requestExpressionIssues = (
  { activities, workflow, fees = [] }: FormDefinition,
  kinds: Kinds,
): Issue[] => {
  const scopes = activities.flatMap(({ steps }) => steps.map(({ fieldsSchema }) => fieldsSchema))
  const at = (path: string): Where => ({ scopes, kinds, path })
  return [
    ...workflow.transitions.flatMap(({ when }, index) =>
      when ? expressionIssues(when, ['flag'], at(`workflow.transitions.${index}.when`)) : [],
    ),
    ...fees.flatMap(({ when, calculate }, index) => [
      ...(when ? expressionIssues(when, ['flag'], at(`fees.${index}.when`)) : []),
      ...(calculate === undefined
        ? []
        : expressionIssues(calculate, ['money'], at(`fees.${index}.calculate`), 'feeNoMoney')),
    ]),
  ]
}

/** So much to work out that every form would be slow. */
export const tooManyParts = ({ activities }: Pick<FormDefinition, 'activities'>): Issue[] => {
  const parts = allQuestions({ activities })
    .flatMap(({ entry }) => [...decidedBy(entry), ...judgedBy(entry)])
    .reduce((sum: number, expression) => sum + nodesOf(expression).length, 0)
  return parts > mostPartsOfAll
    ? [issue('activities', 'expressionsTooLarge', `${parts} > ${mostPartsOfAll}`)]
    : []
}
