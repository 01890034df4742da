// What the addresses of services hold.

import { filterOf } from '@bawaba/contract/call-address.ts'

export const shown = ['mostUsed', 'mostSearched', 'favourites'] as const
export type Shown = (typeof shown)[number]
export const costs = ['free', 'paid'] as const
export const availabilities = ['now', 'closed'] as const
export type ServicesSearch = {
  q?: string
  category?: string
  cost?: (typeof costs)[number]
  open?: (typeof availabilities)[number]
  show?: Shown
}

/** What the list asks for, and its loader before it. */
export const searchInput = (q: string) => ({ query: { q, kind: 'service' as const, limit: 50 } })

export const tabNames = ['terms', 'video', 'requests', 'questions'] as const
export type TabName = (typeof tabNames)[number]
/** Without one the details are shown. */
export type ServiceSearch = { tab?: TabName }

/** The filter that a service page, its form and its guard share, so that one answer serves them. */
export const oneService = (serviceSlug: string) => ({
  query: { filter: filterOf({ where: { serviceSlug } }) },
})
