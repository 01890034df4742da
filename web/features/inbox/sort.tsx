// The order one sorted by last is the order the inbox opens in. It is written into the address, so that whoever is sent
// the address sees the same.

import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useClient, useSession } from '../../client/hooks.tsx'
import { type InboxSearch, type Sort, sorts, toInbox } from './address.ts'

type Kept = Record<string, string>

const readKept = (text: string | null): Kept => {
  try {
    return JSON.parse(text ?? '{}') ?? {}
  } catch {
    return {}
  }
}

export const useKeepSort = (): ((sort: Sort) => void) => {
  const { stored } = useClient()
  const { userId = '' } = useSession()
  return sort =>
    stored.set('userSorts', JSON.stringify({ ...readKept(stored.get('userSorts')), [userId]: sort }))
}

export const useKeptSort = (search: InboxSearch): void => {
  const { stored } = useClient()
  const { userId = '' } = useSession()
  const navigate = useNavigate()
  const kept = sorts.find(sort => sort === readKept(stored.get('userSorts'))[userId])
  const isMissing = search.sort === undefined && kept !== undefined && kept !== 'due'
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged when the address comes without an order
  useEffect(() => {
    if (isMissing) void navigate({ ...toInbox({ ...search, sort: kept }), replace: true })
  }, [isMissing])
}
