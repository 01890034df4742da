// The figures of the first page, asked for once a visit.

import type { Client } from '../../client/client.ts'
import { callQuery } from '../../client/queries.ts'

export const figuresQuery = (client: Client) => callQuery(client, 'GET figures')
