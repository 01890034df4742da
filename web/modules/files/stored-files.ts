// Files that answers on this device name, as the server has them.

import type { DocumentRef } from '@bawaba/forms/fields/field.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../client/client.ts'

/**
 * Those of the ids that the caller may put into an answer; what is gone is left out. `isClaiming`: what was uploaded in this
 * browser before its person signed in becomes theirs first.
 */
export const storedFilesQuery = (client: Client, ids: readonly string[], isClaiming: boolean) =>
  queryOptions({
    queryKey: ['stored files', ids, isClaiming],
    queryFn: async (): Promise<DocumentRef[]> => {
      if (isClaiming)
        await client.call('POST files/claim', { body: { ids: [...ids] } }).catch(() => undefined)
      const found = await Promise.allSettled(ids.map(id => client.call('GET files/:id', { params: { id } })))
      return found.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
    },
    gcTime: 0,
  })
