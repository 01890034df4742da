// The order one sorted by last is the order the inbox opens in. It is written into the address, so that whoever is sent
// the address sees the same.

import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStoredForPerson } from '../../../client/stored-for-person.tsx'
import { type InboxSearch, type Sort, sorted, toInbox } from '../address.ts'

export const useKeepSort = (): ((sort: Sort) => void) => useStoredForPerson('userSorts')[1]

/** An address as it opens for this person: in its own order, else in theirs. */
export const useSorted = (): ((search: InboxSearch) => InboxSearch) => {
  const [own] = useStoredForPerson('userSorts')
  return search => sorted(search, own)
}

/** What the page shows of an address. One that came without an order is given it. */
export const useWithSort = (search: InboxSearch): InboxSearch => {
  const navigate = useNavigate()
  const shown = useSorted()(search)
  const isMissing = search.sort !== shown.sort
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged when an address comes
  useEffect(() => {
    if (isMissing) void navigate({ ...toInbox(shown), replace: true })
  }, [isMissing, search])
  return shown
}
