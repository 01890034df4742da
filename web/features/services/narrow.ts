// Which services a list shows, and how many each choice of its filters would leave. Pure.

import type { ServiceCardData } from '../../modules/catalogue/cards.ts'
import type { ServicesSearch } from './search.ts'

export type Filters = Pick<ServicesSearch, 'category' | 'cost' | 'open'>
type Item = { service: ServiceCardData; categories: readonly string[] }
type Tests = { [Name in keyof Filters]-?: (item: Item, value: NonNullable<Filters[Name]>) => boolean }

const tests: Tests = {
  category: ({ categories }, slug) => categories.includes(slug),
  // What is said to cost nothing is free; whatever else is not known to be.
  cost: ({ service: { isFree } }, cost) => (isFree === true) === (cost === 'free'),
  open: ({ service: { status } }, open) => (status === 'active') === (open === 'now'),
}

const passes = (item: Item, filters: Filters): boolean =>
  (Object.keys(tests) as (keyof Filters)[]).every(name => {
    const value = filters[name]
    return value === undefined || (tests[name] as (item: Item, value: string) => boolean)(item, value)
  })

export const narrow = (items: readonly Item[], filters: Filters): ServiceCardData[] =>
  items.filter(item => passes(item, filters)).map(({ service }) => service)

/** How many services stay when one filter is set to a value, the others as they are. */
export const countWith = <Name extends keyof Filters>(
  items: readonly Item[],
  filters: Filters,
  name: Name,
  value: Filters[Name],
): number => narrow(items, { ...filters, [name]: value }).length
