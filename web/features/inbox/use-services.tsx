// The services there are, by name.

import { useText } from '@bawaba/ui/language.tsx'
import { useQuery } from '@tanstack/react-query'
import { catalogueQuery, servicesOf } from '../../catalogue/cards.ts'
import { useClient } from '../../client/hooks.tsx'
import type { ServiceChoice } from './filter-chips.tsx'

export const useServices = (): ServiceChoice[] => {
  const text = useText()
  const { data = [] } = useQuery(catalogueQuery(useClient()))
  return servicesOf(data).map(({ slug, label }) => ({ slug, name: text(label) }))
}
