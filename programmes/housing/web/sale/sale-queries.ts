// A sale as screens read it: what everybody sees of it, and one's own entry, read again while it waits.

import type { Client } from '@bawaba/web/client/client.ts'
import { always } from '@bawaba/web/client/fresh.ts'
import { programmeClient } from '@bawaba/web/client/programme-client.ts'
import type { saleCalls } from '../../sale-calls.ts'

const own = (client: Client) => programmeClient<typeof saleCalls>(client)

/** Somebody who waits sees within so long that it is their turn. */
const readEveryMs = 5_000
/** How many are in front changes seldom for whoever stands far behind. */
const readSeldomMs = 20_000
const nearby = 50

export const saleQuery = (client: Client, project: string) => ({
  ...own(client).query('GET projects/:code/sale', { params: { code: project } }),
  ...always,
})

/** Of administrators: whether the end of the sale waits for a second one. */
export const proposedEndQuery = (client: Client, project: string) => ({
  ...own(client).query('GET projects/:code/sale/end', { params: { code: project } }),
  ...always,
})

export const entryQuery = (client: Client, project: string) => ({
  ...own(client).query('GET projects/:code/entry', { params: { code: project } }),
  ...always,
  refetchInterval: ({ state }: { state: { data?: { entry?: { status: string; ahead?: number } } } }) => {
    const entry = state.data?.entry
    if (entry?.status !== 'waiting' && entry?.status !== 'admitted') return false
    return (entry.ahead ?? 0) < nearby ? readEveryMs : readSeldomMs
  },
})

/** Whoever has the page open sees what comes out; the page itself may have been drawn by the server some seconds ago. */
const readDrawEveryMs = 10_000

export const drawQuery = (client: Client, project: string) => ({
  ...own(client).query('GET projects/:code/draw', { params: { code: project } }),
  fresh: 'untilChanged' as const,
  refetchInterval: ({ state }: { state: { data?: { draw?: { drawnAt?: string } } } }) =>
    state.data?.draw?.drawnAt ? false : readDrawEveryMs,
})

/** The list of entries as a file. */
export const entriesAddress = (project: string): string =>
  `/api/projects/${encodeURIComponent(project)}/draw/entries`
