// The services there are, by name.

import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { catalogueQuery, servicesOf } from '../../modules/catalogue/cards.ts'
import type { ServiceChoice } from './filters/filter-views.tsx'

export const useServices = (): ServiceChoice[] => {
  const text = useText()
  const { data = [] } = useRead(catalogueQuery(useClient()))
  return servicesOf(data).map(({ slug, label }) => ({ slug, name: text(label) }))
}

/** The name of a service by its slug; the slug itself while the catalogue is on its way. */
export const useServiceName = (): ((slug: string) => string) => {
  const services = useServices()
  return slug => services.find(service => service.slug === slug)?.name ?? slug
}
