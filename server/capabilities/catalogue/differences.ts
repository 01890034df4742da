// Changes of people's terms between two definitions of a service: who may apply, what it costs, its categories. Pure.

import { isDeepStrictEqual } from 'node:util'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { ServiceDifference } from '@bawaba/contract/entities/supplied-service.ts'
import type { FieldsSchema, HookName } from '@bawaba/forms/definition.ts'

type Area = ServiceDifference['area']

/**
 * Properties that count, by area. Closing, hiding and dating a service are missing: a later version changes none of these
 * switches.
 */
const watched = {
  applicants: ['allowAnonymous', 'eligibilityRules', 'oneOpen', 'availability'],
  cost: ['cost', 'fees', 'payMethods', 'paymentDays', 'paymentInAdvance'],
  categories: ['categoryIds'],
} as const satisfies Record<Area, readonly (keyof ServiceDefinition)[]>

const areaNames = {
  applicants: 'who may apply',
  cost: 'what it costs',
  categories: 'its categories',
} as const satisfies Record<Area, string>

const listed = (list: unknown[]): unknown => (list.length === 0 ? undefined : list)
/** A property that is left out, `false` and an empty list mean the same. */
const meaningOf = (definition: ServiceDefinition, property: keyof ServiceDefinition): unknown => {
  const value: unknown = definition[property]
  if (Array.isArray(value)) return listed(value)
  return value === false ? undefined : value
}

const written = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value))

/** The things that only some may name: each question with a `standing`, by its activity and path. */
const standingsIn = (schema: FieldsSchema, path: string): [string, string[]][] =>
  Object.entries(schema).flatMap(([name, { standing = [], fieldsSchema = {} }]) => [
    ...(standing.length > 0
      ? [[`${path}.${name}.standing`, standing.toSorted()] satisfies [string, string[]]]
      : []),
    ...standingsIn(fieldsSchema, `${path}.${name}`),
  ])
const standingsOf = ({ activities }: ServiceDefinition) =>
  activities.flatMap(({ activityId, steps }) =>
    steps.flatMap(({ fieldsSchema }) => standingsIn(fieldsSchema, activityId)),
  )

/** The decisions that ask for the fees. */
const paymentsOf = ({ workflow }: ServiceDefinition) =>
  workflow.transitions
    .filter(({ effects = [] }) => effects.some(({ kind }) => kind === 'requestPayment'))
    .map(({ activityId, from, to, when }) => ({
      activityId,
      from: from.toSorted(),
      to,
      ...(when ? { when } : {}),
    }))

type Term = { area: Area; value: unknown }
/** Everything that is compared, by its name. */
const termsOf = (definition: ServiceDefinition): Map<string, Term> =>
  new Map([
    ...(Object.keys(watched) as Area[]).flatMap(area =>
      watched[area].map((name): [string, Term] => [name, { area, value: meaningOf(definition, name) }]),
    ),
    ...standingsOf(definition).map(([name, value]): [string, Term] => [name, { area: 'applicants', value }]),
    ['effects.requestPayment', { area: 'cost', value: listed(paymentsOf(definition)) }],
  ])

/** Scripts that refuse people or name fees, by what they are about. */
const scripts = { beforeSubmit: 'applicants', fees: 'cost' } as const satisfies Partial<
  Record<HookName, Area>
>

/** A script has no value that a reader could compare: only that there is one, and that it is another. */
const scriptDifferences = (former: ServiceDefinition, next: ServiceDefinition): ServiceDifference[] =>
  (Object.keys(scripts) as (keyof typeof scripts)[]).flatMap(name => {
    const [from, to] = [former.hooks?.[name], next.hooks?.[name]]
    if (from === to) return []
    const names = {
      from: from === undefined ? 'none' : 'a script',
      to: to === undefined ? 'none' : 'another script',
    }
    return [{ area: scripts[name], property: `hooks.${name}`, ...names }]
  })

/** None if only other questions, texts or steps differ. */
export function differencesOf(former: ServiceDefinition, next: ServiceDefinition): ServiceDifference[] {
  const [before, after] = [termsOf(former), termsOf(next)]
  const ofTerms = [...new Map([...before, ...after])].flatMap(([property, { area }]) => {
    const [from, to] = [before.get(property)?.value, after.get(property)?.value]
    return isDeepStrictEqual(from, to) ? [] : [{ area, property, from: written(from), to: written(to) }]
  })
  return [...ofTerms, ...scriptDifferences(former, next)]
}

/** As terminals and logs have it: "who may apply: allowAnonymous none → true". */
export const differenceLine = ({ area, property, from, to }: ServiceDifference): string =>
  `${areaNames[area]}: ${property} ${from} → ${to}`
