// One request and the definition it is pinned to, as the page's loader has loaded them.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { useParams } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { compiledServiceQuery, type OpenService, requestQuery } from './queries.ts'

/** `open` is missing where the service was withdrawn; the whole is undefined while nothing is loaded. */
export const useRequest = (): { request: Request; open: OpenService | undefined } | undefined => {
  const client = useClient()
  const { serviceSlug = '', entryId = '' } = useParams({ strict: false })
  const { data: request } = useRead({ ...requestQuery(client, serviceSlug, entryId), fresh: 'untilChanged' })
  const { data: open, isPending } = useRead({
    ...compiledServiceQuery(client, serviceSlug, request?.version),
    enabled: request !== undefined,
  })
  if (!request || isPending) return undefined
  return { request, open }
}
