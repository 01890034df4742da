// What the addresses of services hold.

import { filterOf } from '@bawaba/contract/call-address.ts'

export const shown = ['mostUsed', 'favourites'] as const
export type Shown = (typeof shown)[number]
export type ServicesSearch = { q?: string; category?: string; show?: Shown }

export const tabNames = ['terms', 'video', 'requests', 'questions'] as const
export type TabName = (typeof tabNames)[number]
/** Without one the details are shown. */
export type ServiceSearch = { tab?: TabName }

/** The filter that a service page, its form and its guard share, so that one answer serves them. */
export const oneService = (serviceSlug: string) => ({
  query: { filter: filterOf({ where: { serviceSlug } }) },
})
