// Whether a definition has the shape that the schema for authors describes. Every fault becomes a finding with its place,
// written as the other findings write it: `activities.APPLY.main.name.min`.

import { roles } from '@bawaba/contract/entities/person.ts'
import { ServiceDescription } from '@bawaba/contract/entities/service-description.ts'
import { type FieldKind, type Forms, type Issue, issue } from '@bawaba/forms/index.ts'
import { type SchemaWorld, serviceSchema } from '@bawaba/forms/schema/service.ts'
import type { StandardLibrary } from '@bawaba/forms/standard/standard.ts'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { lazily } from '../../platform/lazily.ts'
import { standardLibrary } from './standard-library.ts'

export const schemaOf = (kinds: readonly FieldKind[], of: SchemaWorld['of']) =>
  serviceSchema({
    kinds,
    roles,
    // A schema of TypeBox is a JSON Schema; its type says more than that.
    description: ServiceDescription as unknown as SchemaWorld['description'],
    of,
    ...(of === 'file' ? { standard: namesOf(standardLibrary()) } : {}),
  })
const namesOf = ({ flows, questions }: StandardLibrary) => ({
  flows: [...flows.keys()],
  questions: [...questions.keys()],
})

/** Deeper than any definition needs; whoever walks one need not fear for the stack. */
const deepest = 60
/** The validator gathers faults in time that grows with their square: beyond this many objects it tells the first alone. */
const mostObjects = 4000

/** How many objects and lists something holds, and whether it is nested too deep to be walked by recursion. */
const measured = (value: unknown): { objects: number; isTooDeep: boolean } => {
  let objects = 0
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return { objects, isTooDeep: true }
    level = level.flatMap(value => {
      if (typeof value !== 'object' || value === null) return []
      objects += 1
      return Object.values(value)
    })
  }
  return { objects, isTooDeep: false }
}
export const isTooDeep = (value: unknown): boolean => measured(value).isTooDeep

const steps = new Set(['steps', 'fieldsSchema', 'uniforms'])
const nameOf = (entry: unknown): string | undefined => {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { activityId, key, code, value } = entry as Record<string, unknown>
  // A transition names an activity too, and is told from the others by its number.
  const own = 'from' in entry ? undefined : (activityId ?? key ?? code ?? value)
  return typeof own === 'string' && own.length <= 64 ? own : undefined
}

/** The place of a pointer such as `/activities/0/steps/1/fieldsSchema/name`. */
const pathOf = (definition: unknown, pointer: string): string => {
  const parts: string[] = []
  let value = definition
  for (const token of pointer.split('/').slice(1)) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
    const isList = Array.isArray(value)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
    if (!steps.has(name)) parts.push((isList && nameOf(value)) || name.slice(0, 64))
  }
  return parts.join('.')
}

type Explained = { key: string; at?: string; detail?: string }
const limitOf = ({ params }: ErrorObject): string => String(params.limit)
/** What each fault of the schema is called. Any other keyword: the value is not one that may stand there. */
export const explained: Record<string, (error: ErrorObject) => Explained> = {
  additionalProperties: ({ params }) => ({ key: 'unknownProperty', at: params.additionalProperty }),
  required: ({ params }) => ({ key: 'missingProperty', at: params.missingProperty }),
  propertyNames: ({ params }) => ({ key: 'badName', at: params.propertyName }),
  type: ({ params }) => ({ key: 'wrongShape', detail: [params.type].flat().join(', ') }),
  enum: ({ params }) => ({ key: 'badValue', detail: params.allowedValues.join(', ') }),
  anyOf: () => ({ key: 'badCondition' }),
  maxProperties: () => ({ key: 'badCondition' }),
  maxItems: error => ({ key: 'tooMany', detail: limitOf(error) }),
  maxLength: error => ({ key: 'tooLong', detail: limitOf(error) }),
  minItems: () => ({ key: 'emptyValue' }),
  minLength: () => ({ key: 'emptyValue' }),
}

/** What a kind ignores is found by the check that follows; a part of a condition that failed, by the condition. */
const isEcho = ({ schemaPath, keyword, propertyName }: ErrorObject): boolean =>
  keyword === 'if' ||
  propertyName !== undefined ||
  /\/anyOf\/\d+\//.test(schemaPath) ||
  (schemaPath.includes('/then/') && keyword !== 'maxProperties')

/** More than this nobody reads at once. */
const mostIssues = 300

const issueOf = (definition: unknown, error: ErrorObject): Issue => {
  const { key, at, detail } = explained[error.keyword]?.(error) ?? { key: 'badValue' }
  const path = [pathOf(definition, error.instancePath), at?.slice(0, 64)].filter(Boolean).join('.')
  return issue(path || 'service', key, detail)
}

type Validators = Record<'first' | 'all', () => ValidateFunction>
const known = new WeakMap<Forms['kinds'], Validators>()
const validatorsOf = (kinds: Forms['kinds']): Validators => {
  const found = known.get(kinds)
  if (found) return found
  const schema = schemaOf([...kinds.values()], 'whole')
  const compile = (allErrors: boolean) =>
    new Ajv2020({ allErrors, strict: false, validateFormats: false, discriminator: true }).compile(schema)
  const made = { first: lazily(() => compile(false)), all: lazily(() => compile(true)) }
  known.set(kinds, made)
  return made
}

/** What stands against the shape; nothing else can be checked before it is right. */
export const shapeIssues = (definition: unknown, kinds: Forms['kinds']): Issue[] => {
  const { objects, isTooDeep } = measured(definition)
  if (isTooDeep) return [issue('service', 'tooDeep', String(deepest))]
  const { first, all } = validatorsOf(kinds)
  if (first()(definition)) return []
  const validate = objects > mostObjects ? first() : all()
  validate(definition)
  const errors = (validate.errors ?? []).filter(error => !isEcho(error))
  return errors.slice(0, mostIssues).map(error => issueOf(definition, error))
}
