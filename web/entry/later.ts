// What a page does once it is drawn and interactive: nothing that anybody waits for.

import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { Client } from '../client/client.ts'
import { loadLate } from '../client/load-late.ts'
import type { AppDefinition } from '../shell/app.ts'
import { returnToSwitch } from '../shell/change-language.ts'
import { announce, retract } from '../shell/toasts.tsx'

/**
 * One page is one person's: where another tab stops acting or goes on to somebody else, or the browser brings an old
 * page back as it was, everything is loaded anew. What is typed is stored on the way out, under its own person.
 */
const watchOwner = ({ actsForOthers }: AppDefinition, { session, stored }: Client): void => {
  if (!actsForOthers) return
  const isAnothers = () => (stored.get('requestOwnerToken') ?? undefined) !== session.ownerToken()
  addEventListener('storage', () => isAnothers() && location.reload())
  addEventListener('pageshow', ({ persisted }) => persisted && isAnothers() && location.reload())
}

/** A page that the browser brings back from its history as it was is drawn anew where somebody else is signed in by now. */
const watchHistory = ({ session }: Client): void => {
  let present = session.read().userId
  session.subscribe(() => {
    present = session.read().userId
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && session.read().userId !== present) location.reload()
  })
}

/** What ended here alone ends on the server too: now, or by the page that comes next. */
const watchEnd = (client: Client): void => {
  const look = () => {
    if (client.stored.get('endOwed') !== null)
      void loadLate(() => import('../shell/end-on-server.ts')).then(({ endOnServer }) =>
        endOnServer(client, { announce, retract }),
      )
  }
  client.stored.subscribe(look)
  look()
}

export const startLater = (
  app: AppDefinition,
  client: Client,
  queries: QueryClient,
  router: AnyRouter,
): void => {
  returnToSwitch()
  watchOwner(app, client)
  watchHistory(client)
  watchEnd(client)
  void loadLate(() => import('./extras.ts')).then(({ startExtras }) =>
    startExtras(app, client, queries, router),
  )
}
