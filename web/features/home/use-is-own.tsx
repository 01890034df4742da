// Whether the home page is a person's own.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../client/hooks.tsx'

const mark = ['own home']

/** On the server, for a page that it draws for the person who asked for it: the mark travels with the page. */
export const markOwn = (queries: QueryClient): void => void queries.setQueryData(mark, true)

/** Until the browser has said who is there, the page is the one of whom the server drew it for. */
export const useIsOwn = (): boolean => {
  const { status } = useSession()
  const isMarked = useQueryClient().getQueryData(mark) === true
  return status === 'unknown' ? isMarked : status === 'signed-in'
}
