// One request for working on it: read anew when it is opened, put in place after each change,
// and the lists and counts asked again.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isCallError, isMissing } from '../../../client/call-error.ts'
import { useClient } from '../../../client/hooks.tsx'
import { useRead } from '../../../client/use-read.tsx'
import {
  compiledServiceQuery,
  type OpenService,
  requestQuery,
  showChanged,
} from '../../../modules/requests/queries.ts'
import { useRenew } from '../list/use-inbox.tsx'

export type OpenRequest = {
  request: Request | undefined
  /** The service in the version the request is pinned to; undefined where it has been withdrawn. */
  open: OpenService | undefined
  isMissing: boolean
  hasFailed: boolean
  reload: () => void
}

/** `slug` is undefined while it is not known which service the number belongs to, null where there is none. */
export const useRequest = (slug: string | null | undefined, ID: string): OpenRequest => {
  const client = useClient()
  const found = useRead({ ...requestQuery(client, slug ?? '', ID), enabled: Boolean(slug), fresh: 'always' })
  const version = found.data?.version
  const pinned = useRead({
    ...compiledServiceQuery(client, slug ?? '', version),
    enabled: version !== undefined,
  })
  const isSettled = pinned.isSuccess || isMissing(pinned.error)
  return {
    request: isSettled ? found.data : undefined,
    open: pinned.data,
    isMissing: slug === null || (isMissing(found.error) && !found.data),
    hasFailed:
      (found.isError && !found.data && !isMissing(found.error)) ||
      (pinned.isError && !isMissing(pinned.error)),
    reload: () => {
      void found.refetch()
      if (version !== undefined) void pinned.refetch()
    },
  }
}

/** Puts a changed request in the place of the one that is shown; the lists are asked anew. */
export const useTake = (): ((changed: Request) => Promise<void>) => {
  const client = useClient()
  const queries = useQueryClient()
  const renew = useRenew()
  return async changed => {
    await showChanged(queries, client, changed)
    renew(changed)
  }
}

/** The request as it stands now, where a change was refused because someone else was first. */
export const currentOf = (error: unknown): Request | undefined =>
  isCallError(error) && error.code === 'CONFLICT' ? (error.body as { current: Request }).current : undefined

/** The header that names the revision a change was made on. */
export const seenAt = ({ revision }: Request) => ({ 'If-Match': `"${revision}"` })
/** The names in a call's path. */
export const named = ({ serviceSlug, ID }: Pick<Request, 'serviceSlug' | 'ID'>) => ({
  service: serviceSlug,
  id: ID,
})

/** A request on the screen, with the definition it is pinned to; none where the service has been withdrawn. */
export type Shown = { request: Request; open: OpenService | undefined }
/** With its definition. */
export type ShownOpen = { request: Request; open: OpenService }
