// Reports of screens and of signing out: which screen is opened, to the collector with the service and the number of the request, to usage analytics
// without either. A report holds nothing of a person: no address, no search, no name; it goes without cookies and says not
// where it comes from. Who asks not to be followed is in no analytics.

import type { AnyRouter } from '@tanstack/react-router'
import type { AppDefinition, PortalConfig } from '../shell/app.ts'

type Params = Readonly<Record<string, string>>
/** The innermost route of a page. */
export type OpenedRoute = {
  fullPath: string
  params: Params
  staticData: { screens?: { by: string; names: Params; otherwise: string } }
}
export type Screen = { screen: string; serviceSlug?: string; requestId?: string }

const slugPattern = /^[A-Z][A-Z0-9_]{1,63}$/
/** What requests are numbered like; anything else that was typed into an address stays on the page. */
const numberPattern = /^[A-Z][A-Z0-9_]{0,30}-\d{4}-\d{6,9}(-\d{1,2})?$/

/** `/services/$serviceSlug/entries/$entryId` is `services/:serviceSlug/entries/:entryId`; the first page is `home`. */
const nameOf = (pattern: string): string => {
  const name = pattern.replace(/^\/|\/$/g, '').replaceAll('$', ':')
  return name === '' ? 'home' : name
}

const matching = (pattern: RegExp, value: string | undefined): string | undefined =>
  value !== undefined && pattern.test(value) ? value : undefined

/** What is reported of a page. Pure. */
export const screenOf = ({ fullPath, params, staticData: { screens } }: OpenedRoute): Screen => ({
  screen: screens ? (screens.names[params[screens.by] ?? ''] ?? screens.otherwise) : nameOf(fullPath),
  serviceSlug: matching(slugPattern, params.serviceSlug),
  requestId: matching(numberPattern, params.entryId),
})

type Dependencies = {
  app: Pick<AppDefinition, 'name'>
  config: Pick<PortalConfig, 'collector' | 'analytics'>
  router: Pick<AnyRouter, 'state' | 'subscribe'>
  send: (url: string, init: RequestInit) => Promise<unknown>
  /** Where a sign-out is announced: the window. */
  actions?: Pick<EventTarget, 'addEventListener'>
  /** Whether the reader asks not to be followed. */
  isPrivate?: () => boolean
}

/** What a person does that is reported by itself, by the name that the requirements give it. */
const signOutAction = 'logout_action'

const asksForPrivacy = (): boolean => {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || navigator.doNotTrack === '1'
}

/** Reports the screen that is open, and each that is opened after it. A report that is lost is lost. */
export const reportScreens = ({
  app,
  config: { collector, analytics },
  router,
  send,
  actions = globalThis,
  isPrivate = asksForPrivacy,
}: Dependencies): void => {
  const post = (url: string, body: object) =>
    void send(url, {
      method: 'POST',
      // A plain text asks nobody's leave, as JSON from another origin would.
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify(body),
    }).catch(() => undefined)
  /** The collector learns the whole, analytics what is about nobody. */
  const tell = (whole: object, anonymous: object): void => {
    if (collector) post(collector, { app: app.name, ...whole })
    if (analytics && !isPrivate()) post(analytics.url, { key: analytics.key, app: app.name, ...anonymous })
  }
  let last = ''
  const report = () => {
    const opened = router.state.matches.at(-1) as OpenedRoute | undefined
    if (!opened) return
    const screen = screenOf(opened)
    // A search or a change of place on a page opens no other screen.
    if (JSON.stringify(screen) === last) return
    last = JSON.stringify(screen)
    tell(screen, { screen: screen.screen })
  }
  actions.addEventListener(signOutAction, () => tell({ action: signOutAction }, { action: signOutAction }))
  report()
  router.subscribe('onResolved', report)
}
