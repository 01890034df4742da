// An app wakes up in the browser: over the page that the server drew, or in an empty one.

import { setOwnKinds } from '@bawaba/forms/fields/own-kinds.ts'
import { isLanguage } from '@bawaba/language/index.ts'
import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isCallError } from '../client/call-error.ts'
import { type Client, createClient } from '../client/client.ts'
import { deviceOf } from '../client/device.ts'
import { leave } from '../client/leave.ts'
import { loadLate } from '../client/load-late.ts'
import { createQueryClient, followPerson, forgetOwner } from '../client/queries.ts'
import { deviceStorage, tabStorage } from '../client/storage.ts'
import { createStored, dropOutdated } from '../client/stored.ts'
import { takeover } from '../client/takeover.ts'
import type { AppDefinition } from '../shell/app.ts'
import { watchFocus } from '../shell/focus.ts'
import { cookieFor } from '../shell/language-choice.ts'
import { loadScreens, withScreens } from '../shell/programme-screens.ts'
import { rememberField, watchReturn } from '../shell/return-field.ts'
import { guardedRoute } from '../shell/root.tsx'
import { announce } from '../shell/toasts.tsx'
import { addQueries, parseState } from './page-state.ts'
import { programmeKinds, programmeScreens } from './programmes.ts'
import { Portal } from './providers.tsx'
import { createAppRouter } from './router.tsx'

/**
 * What the server put into the page; `isDrawn` is false where the browser must draw it. `programmes`: those that run, by slug.
 * `reader`: the id of the person whom it was drawn for; a visitor, where nobody is named.
 */
export type PageState = {
  isDrawn: boolean
  programmes: readonly string[]
  queries?: Pick<DehydratedState, 'queries'>
  reader?: string | undefined
}

const clientOf = (app: AppDefinition, queries: QueryClient, goBack: () => void): Client => {
  const { lang } = document.documentElement
  const stored = createStored(deviceStorage, app.mode)
  dropOutdated(stored)
  const client: Client = createClient({
    // Answers that are saved as the tab is closed still arrive; browsers take up to 64 KB of them.
    transport: (path, init) =>
      fetch(path, {
        ...init,
        keepalive: document.hidden && typeof init?.body === 'string' && init.body.length < 2e4,
      }),
    mode: app.mode,
    actsForOthers: app.actsForOthers,
    language: isLanguage(lang) ? lang : 'ar',
    device: () =>
      deviceOf({
        userAgent: navigator.userAgent,
        width: Math.min(screen.width, innerWidth),
        touchPoints: navigator.maxTouchPoints,
      }),
    stored,
    reactions: {
      signedOut(error) {
        rememberField()
        // A page shows only what its person may do: one that is refused has lost a right meanwhile.
        if (error.statusCode === 403)
          void import('./rights-changed.ts').then(({ announceRightsChanged }) => announceRightsChanged())
        if (app.mode === 'EMPLOYEE') leave(stored.get('logoutUrl'))
      },
      maintenance(error) {
        const body = (error.body as { maintenance?: object } | undefined)?.maintenance
        stored.set('maintenance', JSON.stringify(body ?? {}))
      },
      ownerRefused(error) {
        // Nothing that was read with the permission is shown without it.
        forgetOwner(queries)
        announce({ id: 'owner', kind: 'warning', message: { ar: error.message, en: error.message } })
        goBack()
      },
      proof: async () => (await import('../modules/account/fresh/mount.tsx')).askProof(app, client, queries),
    },
  })
  return client
}

/** Back to the page before, or to the app's first where this is the first page of the visit. */
const backOnePage = (router: ReturnType<typeof createAppRouter>): void => {
  if (router.history.canGoBack()) router.history.back()
  else void router.navigate({ to: '/' })
}

/** A link that is pressed before the page is alive leads on once it is. */
const leaveAlive = (router: ReturnType<typeof createAppRouter>): void => {
  const { load } = router
  router.load = async options => {
    await takeover.pageIsAlive()
    return load(options)
  }
}

/** What the server refused, or is not there, has a page of its own, which says it to whom it concerns; anything else is a fault of ours. */
const onCaughtError = (error: unknown): void => {
  if (!isCallError(error) && !isNotFound(error)) console.error(error)
}

export const start = async (platform: AppDefinition): Promise<void> => {
  setOwnKinds(programmeKinds)
  const root = document.getElementById('root')
  const written = document.getElementById('state')?.textContent
  if (!root || !written) throw new Error('The document is not one of the portal')
  const state: PageState = parseState(written)
  const screens = await loadScreens(programmeScreens, state.programmes, platform.base)
  const app = withScreens(platform, screens, guardedRoute)
  const queries = createQueryClient()
  const client = clientOf(app, queries, () => backOnePage(router))
  const { reader } = state
  const isOwn = !reader || reader === client.session.read().userId
  const isDrawn = state.isDrawn && isOwn
  if (isOwn && state.queries) addQueries(queries, state.queries, Date.now())
  if (isDrawn) takeover.begin(queries)
  followPerson(queries, client.session, () => tabStorage)
  // The server goes by the cookie; a language that came with the address is stored for the next page.
  client.stored.set('lang', client.language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all five browsers
  document.cookie = cookieFor(client.language)
  const router = createAppRouter(app, client, queries)
  // Lets the router know that the markup is there already, so that it draws no suspense boundary of its own.
  if (isDrawn) router.ssr = { manifest: undefined }
  await router.load()
  leaveAlive(router)
  const portal = <Portal app={app} client={client} queries={queries} router={router} />
  if (isDrawn) hydrateRoot(root, portal, { onCaughtError })
  else createRoot(root, { onCaughtError }).render(portal)
  // Whoever is signed in sees more of some pages that are drawn for visitors.
  if (!reader && client.session.read().status === 'signed-in')
    void queries.invalidateQueries({ predicate: query => query.queryKey[0] !== 'GET misc/appData' })
  watchFocus(router)
  watchReturn(router)
  void loadLate(() => import('./later.ts')).then(({ startLater }) => startLater(app, client, queries, router))
}
