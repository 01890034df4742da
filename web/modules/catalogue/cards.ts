// The catalogue as its cards need it. The definitions come whole and are large; a page that travels
// with its state keeps no more than it shows.

import { filterOf } from '@bawaba/contract/call-address.ts'
import type { AvailabilityStatus, Category, Service } from '@bawaba/contract/entities/service.ts'
import type { Text } from '@bawaba/language/index.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../client/client.ts'
import { common } from '../../client/queries.ts'
import { textOf } from './texts.ts'

export type ServiceCardData = {
  slug: string
  /** The first of its categories. */
  category?: string
  label: Text
  description: Text
  status: AvailabilityStatus
  isFree?: boolean
  days?: number
}
export type CategoryData = { slug: string; name: Text; services: ServiceCardData[] }

const cardOf = (service: Partial<Service>): ServiceCardData => ({
  slug: service.serviceSlug ?? '',
  category: service.categoryIds?.[0],
  label: textOf(service.translations, service.serviceLabel),
  description: textOf(service.translations, service.description),
  status: service.availabilityStatus ?? 'active',
  isFree: service.cost?.free,
  days: service.durationDays,
})

const categoryOf = (category: Partial<Category>): CategoryData => ({
  slug: category.slug ?? '',
  name: textOf(category.translations, category.name),
  services: (category.services ?? []).map(cardOf),
})

/** Every category with the services the reader may see. */
export const catalogueQuery = (client: Client) =>
  common(
    queryOptions({
      queryKey: ['GET Categories', 'cards'],
      // Takes no signal: a part that leaves while this is read must not cancel it for the page that comes, which waits for it.
      queryFn: async () => {
        const categories = await client.call('GET Categories', {
          query: { filter: filterOf({ include: 'services' }) },
        })
        return categories.map(categoryOf).filter(({ services }) => services.length > 0)
      },
    }),
  )

/** Each service once, in the order of the categories. */
export const servicesOf = (categories: readonly CategoryData[]): ServiceCardData[] => [
  ...new Map(categories.flatMap(({ services }) => services).map(service => [service.slug, service])).values(),
]
