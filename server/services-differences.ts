// What a newer definition of a service changes of what people rely on: who may apply, what it costs, where it stands. Pure.

import { isDeepStrictEqual } from 'node:util'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'

const watched = {
  'who may apply': [
    'allowAnonymous',
    'eligibilityRules',
    'oneOpen',
    'hiddenOn',
    'disabledOn',
    'deactivated',
    'fromDate',
    'toDate',
    'availability',
  ],
  'what it costs': ['cost', 'fees', 'payMethods', 'paymentDays', 'paymentInAdvance'],
  'its categories': ['categoryIds'],
} as const satisfies Record<string, readonly (keyof ServiceDefinition)[]>

type Difference = { what: keyof typeof watched; property: string; from: unknown; to: unknown }

/** What is left out counts as not so. */
const meaningOf = (definition: ServiceDefinition, property: keyof ServiceDefinition): unknown => {
  const value: unknown = definition[property]
  return value === false || (Array.isArray(value) && value.length === 0) ? undefined : value
}

const differencesOf = (former: ServiceDefinition, next: ServiceDefinition): Difference[] =>
  (Object.keys(watched) as (keyof typeof watched)[]).flatMap(what =>
    watched[what].flatMap(property => {
      const [from, to] = [meaningOf(former, property), meaningOf(next, property)]
      return isDeepStrictEqual(from, to) ? [] : [{ what, property, from, to }]
    }),
  )

const written = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value))

/**
 * A line for each difference, in the order of the table above: "who may apply: allowAnonymous none → true". None where only
 * questions, texts or steps differ.
 */
export const differenceLines = (former: ServiceDefinition, next: ServiceDefinition): string[] =>
  differencesOf(former, next).map(
    ({ what, property, from, to }) => `${what}: ${property} ${written(from)} → ${written(to)}`,
  )
