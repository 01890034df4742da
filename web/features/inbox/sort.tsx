// The order one sorted by last is the order the inbox opens in. It is written into the address, so that whoever is sent
// the address sees the same.

import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useKeptForPerson } from '../../client/kept-for-person.tsx'
import { type InboxSearch, type Sort, sorts, toInbox } from './address.ts'

export const useKeepSort = (): ((sort: Sort) => void) => useKeptForPerson('userSorts')[1]

export const useKeptSort = (search: InboxSearch): void => {
  const navigate = useNavigate()
  const [own] = useKeptForPerson('userSorts')
  const kept = sorts.find(sort => sort === own)
  const isMissing = search.sort === undefined && kept !== undefined && kept !== 'due'
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged when the address comes without an order
  useEffect(() => {
    if (isMissing) void navigate({ ...toInbox({ ...search, sort: kept }), replace: true })
  }, [isMissing])
}
