// Whether the home page is a person's own.

import { useQueryClient } from '@tanstack/react-query'
import { useClient, useSession } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'

/** Until the browser has said who is there, the page is the one of whom the server drew it for. */
export const useIsOwn = (): boolean => {
  const { status } = useSession()
  const { queryKey } = callQuery(useClient(), 'GET home')
  const wasRead = useQueryClient().getQueryData(queryKey) !== undefined
  return status === 'unknown' ? wasRead : status === 'signed-in'
}
