// Why the reader does not see a service that exists.

import { formatDate, type Language, type Messages, t } from '@bawaba/language/index.ts'
import type { Client } from '../../client/client.ts'
import { always } from '../../client/fresh.ts'
import { callQuery } from '../../client/queries.ts'
import type { RouterContext } from '../../shell/root.tsx'

/** A closed service opens again, so each page asks. */
export const absenceQuery = (client: Client, serviceSlug: string) => ({
  ...callQuery(client, 'GET dynamic_services/absence', { query: { serviceSlug } }),
  ...always,
})

/** For a page that was not found, before it is drawn. */
export const loadAbsence = ({ client, queries }: RouterContext, serviceSlug: string): Promise<void> =>
  queries.prefetchQuery(absenceQuery(client, serviceSlug))

const messages = {
  since: { ar: 'مغلقة منذ {date}', en: 'Closed since {date}' },
  now: { ar: 'مغلقة الآن', en: 'Closed now' },
} as const satisfies Messages

/** "Closed since 5 March 2026", or "Closed now" where the day is unknown. */
export const closedLine = (language: Language, closedSince: string | undefined): string =>
  closedSince
    ? t(language, messages.since, { date: formatDate(language, closedSince) })
    : t(language, messages.now)
