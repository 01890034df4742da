// The tour of the page that is open: the first page's own, or that of a service by its definition.

import { filterOf } from '@bawaba/contract/call-address.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { textOf } from '../../modules/catalogue/texts.ts'
import { useApp } from '../../shell/context.tsx'
import { homeTour } from './home-tour.ts'
import type { Tour } from './tour.ts'

const serviceIn = (path: string): string | undefined => /^\/services\/([A-Z][A-Z0-9_]*)\/?$/.exec(path)?.[1]

export const useTour = (): Tour | undefined => {
  const { name } = useApp()
  const client = useClient()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const slug = serviceIn(path)
  // As the page itself asks for it.
  const query = { filter: filterOf({ where: { serviceSlug: slug ?? '' } }) }
  const { data: service } = useQuery({
    ...callQuery(client, 'GET dynamic_services/findOne', { query }),
    enabled: slug !== undefined,
  })
  if (path === '/' && name === 'citizen') return homeTour
  if (!slug || !service?.tour?.length) return undefined
  return {
    name: slug,
    steps: service.tour.map(({ target, title, text }) => ({
      selector: `[data-tour="${target}"]`,
      title: textOf(service.translations, title),
      text: textOf(service.translations, text),
    })),
  }
}
