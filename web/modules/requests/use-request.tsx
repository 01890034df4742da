// One request and the definition it is pinned to, as the page's loader has loaded them.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { compiledServiceQuery, type OpenService, requestQuery } from './queries.ts'

/** `open` is missing where the service was withdrawn; the whole is undefined while nothing is loaded. */
export const useRequest = (): { request: Request; open: OpenService | undefined } | undefined => {
  const client = useClient()
  const { serviceSlug = '', entryId = '' } = useParams({ strict: false })
  const { data: request } = useQuery(requestQuery(client, serviceSlug, entryId))
  const { data: open, isPending } = useQuery({
    ...compiledServiceQuery(client, serviceSlug, request?.version),
    enabled: request !== undefined,
  })
  if (!request || isPending) return undefined
  return { request, open }
}
