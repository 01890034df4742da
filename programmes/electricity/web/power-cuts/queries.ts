// What the pages of power cuts read; all of it moves by itself.

import type { Client } from '@bawaba/web/client/client.ts'
import { always } from '@bawaba/web/client/fresh.ts'
import { programmeClient } from '@bawaba/web/client/programme-client.ts'
import type { powerCutCalls } from '../../power-cut-calls.ts'

export const powerCutClient = (client: Client) => programmeClient<typeof powerCutCalls>(client)

/** Whoever has the page open sees within so long that it is over. */
const readEveryMs = 60_000

export const confirmedQuery = (client: Client) => ({
  ...powerCutClient(client).query('GET powerCuts'),
  ...always,
  refetchInterval: readEveryMs,
})
export const reportedQuery = (client: Client) => ({
  ...powerCutClient(client).query('GET powerCuts/reported'),
  ...always,
  refetchInterval: readEveryMs,
})
export const openQuery = (client: Client) => ({
  ...powerCutClient(client).query('GET powerCuts/open'),
  ...always,
  refetchInterval: readEveryMs,
})
