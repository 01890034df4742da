// Changes of people's terms between two definitions of a service: who may apply, what it costs, its categories. Pure.

import { isDeepStrictEqual } from 'node:util'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { ServiceDifference } from '@bawaba/contract/entities/supplied-service.ts'

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

/** A property that is left out, `false` and an empty list mean the same. */
const meaningOf = (definition: ServiceDefinition, property: keyof ServiceDefinition): unknown => {
  const value: unknown = definition[property]
  return value === false || (Array.isArray(value) && value.length === 0) ? undefined : value
}

const written = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value))

/** The script of the fees has no value that a reader could compare: only that there is one, and that it is another. */
const scriptDifferences = (former: ServiceDefinition, next: ServiceDefinition): ServiceDifference[] => {
  const [from, to] = [former.hooks?.fees, next.hooks?.fees]
  if (from === to) return []
  const names = {
    from: from === undefined ? 'none' : 'a script',
    to: to === undefined ? 'none' : 'another script',
  }
  return [{ area: 'cost', property: 'hooks.fees', ...names }]
}

/** None if only questions, texts or steps differ. */
export function differencesOf(former: ServiceDefinition, next: ServiceDefinition): ServiceDifference[] {
  const ofProperties = (Object.keys(watched) as Area[]).flatMap(area =>
    watched[area].flatMap(property => {
      const [from, to] = [meaningOf(former, property), meaningOf(next, property)]
      return isDeepStrictEqual(from, to) ? [] : [{ area, property, from: written(from), to: written(to) }]
    }),
  )
  return [...ofProperties, ...scriptDifferences(former, next)]
}

/** As terminals and logs have it: "who may apply: allowAnonymous none → true". */
export const differenceLine = ({ area, property, from, to }: ServiceDifference): string =>
  `${areaNames[area]}: ${property} ${from} → ${to}`
