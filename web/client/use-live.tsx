// Events that the server sends as they happen, in React.

import type { PortalEvent } from '@bawaba/contract/entities/event.ts'
import { useDelayed } from '@bawaba/ui/use-delayed.ts'
import { useEffect, useRef } from 'react'
import { useClient, useSession } from './hooks.tsx'
import { type Heard, hear } from './live.ts'

/** A burst of events is one reason to ask anew. */
const burstMs = 1_000

/** Runs for every event while the component is mounted. Whoever acts for another receives none: their pages read again. */
export const useLive = (heard: Heard): void => {
  const { mode } = useClient()
  const { userId, actingFor } = useSession()
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  const isOff = userId === undefined || actingFor !== undefined
  useEffect(
    () => (isOff ? undefined : hear(mode, userId, event => latest.current(event))),
    [mode, userId, isOff],
  )
}

/** Runs soon after events that concern it, once for many. */
export const useLiveRefresh = (concerns: (event: PortalEvent) => boolean, refresh: () => void): void => {
  const soon = useDelayed(refresh, burstMs)
  useLive(event => {
    if (!event || concerns(event)) soon.start()
  })
}
