// One's own acts on the request that is open. The server tells of every change, and may tell of one's own before it
// answers: that is no news of somebody else.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { ClientProvider, useClient } from '../../../client/hooks.tsx'
import { useLive } from '../../../client/use-live.tsx'
import { watchedClient } from './watched-client.ts'

/** An answer takes its place on the page within this time. */
const quietMs = 500

const UnderWay = createContext(false)

/** Everything that acts on the request stands in it. */
export const OwnActs = ({ request: { ID }, children }: { request: Request; children: ReactNode }) => {
  const client = useClient()
  const [count, setCount] = useState(0)
  const watched = useMemo(() => watchedClient(client, ID, by => setCount(now => now + by)), [client, ID])
  return (
    <UnderWay value={count > 0}>
      <ClientProvider client={watched}>{children}</ClientProvider>
    </UnderWay>
  )
}

/**
 * Whether there is a later revision than the one shown: it was told of, or the list beside has it (`changedAt`). It waits
 * for one's own acts, which may be what was told of; once said it stays said.
 */
export const useIsStale = ({ ID, revision, updatedAt }: Request, changedAt: string | undefined): boolean => {
  const isUnderWay = useContext(UnderWay)
  const [newest, setNewest] = useState(revision)
  const [isAnnounced, setAnnounced] = useState(false)
  useLive(event => {
    if (event?.kind === 'request' && event.ID === ID) setNewest(now => Math.max(now, event.revision))
  })
  const isStale = newest > revision || (changedAt !== undefined && changedAt > updatedAt)
  useEffect(() => {
    if (!isStale) setAnnounced(false)
    if (!isStale || isUnderWay) return
    const timer = setTimeout(() => setAnnounced(true), quietMs)
    return () => clearTimeout(timer)
  }, [isStale, isUnderWay])
  return isStale && isAnnounced
}
