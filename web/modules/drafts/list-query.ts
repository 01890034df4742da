// All drafts of a person, for the lists that show them. Apart from what forms ask, which load no list.

import type { Client } from '../../client/client.ts'
import { always } from '../../client/fresh.ts'
import { callQuery } from '../../client/queries.ts'

/** Drafts change on other devices: each page that shows them asks anew. */
export const draftsQuery = (client: Client) => ({ ...callQuery(client, 'GET drafts'), ...always })
