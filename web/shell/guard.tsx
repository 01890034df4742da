// Who gets past: a skeleton while nobody knows, visitors where the service is open to them, the permitted,
// and everyone else to sign in (and back to the same place) or home with the reason.

import { filterOf } from '@bawaba/contract/call-address.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation, useMatches, useParams, useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import type { Client } from '../client/client.ts'
import { useClient, useSession } from '../client/hooks.tsx'
import { callQuery } from '../client/queries.ts'
import { takeover } from '../client/takeover.ts'
import { useRead } from '../client/use-read.tsx'
import { useApp } from './context.tsx'
import { isDrawnAhead, isReadAhead } from './drawn-ahead.ts'
import { messages } from './guard.messages.ts'
import { Pending } from './pending.tsx'
import { ReadAhead } from './read-ahead.tsx'
import { announce } from './toasts.tsx'

/**
 * Whether a service lets visitors in to its form (`allowAnonymous`). The server puts the answer into the page.
 */
export const visitorsQuery = (client: Client, serviceSlug: string) =>
  callQuery(client, 'GET dynamic_services/findOne', {
    query: {
      filter: filterOf({ where: { serviceSlug }, fields: ['serviceSlug', 'hiddenOn', 'allowAnonymous'] }),
    },
  })

/** `read`: nobody knows who is there yet, and what the server drew can be read meanwhile. */
type Verdict = 'wait' | 'read' | 'pass' | 'signIn' | 'home' | 'choose'

const useVerdict = (): Verdict => {
  const app = useApp()
  const session = useSession()
  const rules = useMatches({ select: matches => matches.at(-1)?.staticData }) ?? {}
  const { serviceSlug = '' } = useParams({ strict: false }) as { serviceSlug?: string }
  const isRead = useLocation({ select: ({ searchStr }) => isReadAhead(searchStr) })
  const isAhead = isDrawnAhead(useQueryClient())
  const asks = Boolean(rules.anonymousService && serviceSlug && session.status === 'visitor')
  const service = useRead({ ...visitorsQuery(useClient(), serviceSlug), enabled: asks })
  if (session.status === 'unknown')
    return isAhead || (service.data?.allowAnonymous && isRead) ? 'read' : 'wait'
  if (asks && service.isPending) return 'wait'
  if (session.status === 'visitor') return service.data?.allowAnonymous ? 'pass' : 'signIn'
  const slugs: readonly string[] = app.userSlugs
  if (!session.userSlug || !slugs.includes(session.userSlug)) return 'signIn'
  const roles: readonly string[] | undefined = rules.roles ?? app.roles
  if (roles && !session.user?.roles.some(role => roles.includes(role))) return 'home'
  return app.actsForOthers && !rules.ofActor && !session.actingFor ? 'choose' : 'pass'
}

export const Guard = () => {
  const app = useApp()
  const router = useRouter()
  const now = useVerdict()
  // The page takes the place of what is read once it is ready, and holds up nobody while it is made.
  const before = useDeferredValue(now)
  const verdict = before === 'read' ? before : now
  // Run by the verdict alone: on the way to the sign-in page the location has changed already,
  // and asking it again would remember that page as the place to come back to.
  useEffect(() => {
    if (verdict === 'signIn') {
      const from = router.state.location.href
      void router.navigate({ to: app.signInPath, search: { from }, replace: true })
    }
    if (verdict === 'home') {
      announce({ id: 'not-allowed', kind: 'warning', message: messages.notAllowed })
      if (app.home) location.assign(app.home)
      else void router.navigate({ to: '/', replace: true })
    }
    if (verdict === 'choose') void router.navigate({ to: '/', replace: true })
  }, [verdict, app, router])
  // The skeleton, or what is read meanwhile, is all there is of the page: without this a visitor would wait for its parts
  // before being led to sign in.
  useEffect(() => {
    if (verdict !== 'pass') takeover.isAlive()
  }, [verdict])
  if (verdict === 'pass') return <Outlet />
  if (verdict === 'read') return <ReadAhead />
  return <Pending />
}
