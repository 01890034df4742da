// The guiding video that everybody sees: an empty object where none is shown. One that cannot be loaded is as none.

import { queryOptions } from '@tanstack/react-query'
import type { Answer, Client } from '../../client/client.ts'
import { callQuery, common } from '../../client/queries.ts'

export const guidingVideoQuery = (client: Client) =>
  common(
    queryOptions<Answer<'GET announcements/guidingVideo'>>({
      ...callQuery(client, 'GET announcements/guidingVideo'),
      retry: 1,
      retryDelay: 300,
    }),
  )
