// Draws pages on the server: the citizens' app in full, an empty frame for the other two.
// The bundle of this file is loaded by path; it knows nothing of the server that calls it.

import { readFileSync } from 'node:fs'
import { setOwnKinds } from '@bawaba/forms/fields/own-kinds.ts'
import { type Language, setOverrides, t } from '@bawaba/language/index.ts'
import { type FirstPicture, FirstPictureSink } from '@bawaba/ui/drawn.tsx'
import { defaultShouldDehydrateQuery, type Query, type QueryClient } from '@tanstack/react-query'
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { citizen as platformApp } from '../apps/citizen.tsx'
import { isAppPath, pathTest } from '../apps/paths.ts'
import { createClient, type Transport } from '../client/client.ts'
import { createQueryClient } from '../client/queries.ts'
import { tokenName } from '../client/session.ts'
import { createStored, memoryShelf } from '../client/stored.ts'
import { isCompiled } from '../modules/requests/compiled-key.ts'
import type { AppDefinition, AppName } from '../shell/app.ts'
import { portalQuery } from '../shell/context.tsx'
import { isDrawnAhead, isReadAhead } from '../shell/drawn-ahead.ts'
import { fontsOf } from '../shell/fonts.ts'
import { portalDescription, portalName } from '../shell/names.ts'
import { type DrawnPage, PageSink } from '../shell/page.tsx'
import { loadScreens, screenPaths, withScreens } from '../shell/programme-screens.ts'
import { guardedRoute } from '../shell/root.tsx'
import type { Theme } from '../shell/theme.ts'
import { isClosed } from '../shell/use-maintenance.tsx'
import { assetsOf, type Manifest } from './assets.ts'
import { documentOf, inlineScripts } from './document.ts'
import { firstStylesOf, type StylePart } from './first-styles.ts'
import { partsOf } from './page-parts.ts'
import { writeQueries } from './page-state.ts'
import { programmeKinds, programmeScreens } from './programmes.ts'
import { Portal } from './providers.tsx'
import { createAppRouter } from './router.tsx'
import { messages } from './server.messages.ts'
import { staffFrame, staffFrameStyle } from './staff-frame.ts'
import type { PageState } from './start.tsx'

export { languageCookie, languageOf } from '../shell/language-choice.ts'
export { isTheme } from '../shell/theme.ts'
export { savedChecker } from './saved-checker.ts'

/** The texts of the scripts inside every document. */
export const scriptTexts: readonly string[] = inlineScripts.map(({ text }) => text)

/** `selectedLabels`: the categories that their own lists are narrowed to. */
export type Reader = { id: string; userSlug: string; selectedLabels: readonly string[] }

export type RenderInput = {
  /** Path and query, as requested. */
  url: string
  language: Language
  theme?: Theme
  /** Calls the API as `reader`, or as a visitor: the shape of fetch, paths begin with `/api/`. */
  transport: Transport
  /** The signed-in person whom an address of `isForReader` is drawn for. */
  reader?: Reader | undefined
  /** `https://portal.example`: for canonical addresses. */
  origin: string
}
/**
 * `isPublic`: a page that search engines may show, the same for every visitor. `style`: the text of the style element in
 * it, which the page's policy must name.
 */
export type Rendered = {
  status: number
  html: string
  headers?: Record<string, string>
  isPublic?: boolean
  style?: string
}

const built = new Map<string, unknown>()
/** A file of the build, by its way from the bundle; read once. */
const readBuilt = (path: string): unknown => {
  if (!built.has(path)) built.set(path, JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')))
  return built.get(path)
}
const styleParts = () => readBuilt('./citizen-styles.json') as readonly StylePart[]
const manifestOf = (app: AppName) => readBuilt(`../client/.vite/${app}.json`) as Manifest

/** What is known of a person on the server, as a browser would have stored it. */
const storedOf = (reader: Reader | undefined) => {
  const stored = createStored(memoryShelf(), platformApp.mode)
  if (!reader) return stored
  const { id, userSlug, selectedLabels } = reader
  stored.set('userId', id)
  stored.set('userSlug', userSlug)
  stored.set('user', JSON.stringify({ selectedLabels }))
  // The cookie proves who calls; no call is made that needs the token.
  stored.set(tokenName(platformApp.mode), 'none')
  return stored
}

const clientOf = ({ transport, language, reader }: RenderInput) => {
  const nothing = () => {}
  return createClient({
    transport,
    mode: platformApp.mode,
    language,
    device: () => 'web',
    stored: storedOf(reader),
    reactions: { signedOut: nothing, maintenance: nothing, ownerRefused: nothing, proof: async () => false },
  })
}

const portalIn = (queries: QueryClient, client: ReturnType<typeof clientOf>) =>
  queries.getQueryData(portalQuery(client).queryKey)

/** What the browser begins with. */
const isSent = (query: Query): boolean => defaultShouldDehydrateQuery(query) && !isCompiled(query.queryKey)

/** What is drawn: the citizens' app with the screens of the programmes that run, by slug. */
type Drawn = { citizen: AppDefinition; programmes: readonly string[] }

/** The address that a redirect leads to, where it is the same page without the language. */
const addressWithout = (url: string, { pathname, search, origin }: URL): string | undefined => {
  const requested = new URL(url, origin)
  const isSamePage =
    isReadAhead(requested.search) &&
    pathname === requested.pathname &&
    search.length < requested.search.length
  return isSamePage ? `${pathname}${search}` : undefined
}

/** A page of the citizens' app; a redirect answers with its `location`. */
const render = async ({ citizen, programmes }: Drawn, input: RenderInput): Promise<Rendered> => {
  const { url, language, theme, reader, origin } = input
  const queries = createQueryClient()
  const client = clientOf(input)
  const sink: { page?: DrawnPage; picture?: FirstPicture } = {}
  const handle = createRequestHandler({
    createRouter: () => createAppRouter(citizen, client, queries),
    request: new Request(new URL(url, origin)),
  })
  let path = ''
  const answer = await handle(async ({ router }) => {
    path = router.state.matches.at(-1)?.fullPath ?? ''
    // While this page was loaded another may have been, with other words of staff: drawn is what the state says.
    setOverrides(portalIn(queries, client)?.translations)
    const drawn = renderToString(
      <PageSink value={sink}>
        <FirstPictureSink value={sink}>
          <Portal app={citizen} client={client} queries={queries} router={router} />
        </FirstPictureSink>
      </PageSink>,
    )
    return new Response(drawn, { status: getSsrStatus(router) })
  })
  const location = answer.headers.get('location')
  // The router would send people on to the address without our own `lang`: the page is drawn right away.
  const bare = location && addressWithout(url, new URL(location, origin))
  if (bare) return render({ citizen, programmes }, { ...input, url: bare })
  if (location) return { status: answer.status, html: '', headers: { location } }
  const status = isClosed(portalIn(queries, client)?.config.maintenance) ? 503 : answer.status
  const state: PageState = {
    isDrawn: status < 500 || status === 503,
    programmes,
    queries: writeQueries(queries, isSent),
    reader: reader?.id,
  }
  const body = await answer.text()
  const style = firstStylesOf(styleParts(), body)
  const html = documentOf({
    language,
    theme,
    title: sink.page?.title ?? t(language, portalName),
    description: sink.page?.description ?? t(language, portalDescription),
    address: status === 200 ? { origin, path: new URL(url, origin).pathname } : undefined,
    assets: { ...assetsOf(manifestOf('citizen'), partsOf(path)), fonts: fontsOf(language) },
    picture: sink.picture,
    isReadable: sink.page?.isReadable === true || isDrawnAhead(queries),
    firstStyles: style,
    body,
    state,
  })
  const headers = status === 503 ? { 'retry-after': '300' } : undefined
  return { status, html, headers, isPublic: status === 200 && !reader, style }
}

/** The home page, the list of one's own requests, and the page of one. */
const readerPaths = /^\/(|inbox|services\/[A-Z0-9_]+\/entries\/[\w-]+)$/

/** Whether this address is drawn for the person who asks for it, where one is signed in, and for nobody else. */
export const isForReader = ({ pathname, search }: URL): boolean =>
  readerPaths.test(pathname) && isReadAhead(search)

type Look = Pick<RenderInput, 'url' | 'language' | 'theme'>

type ShellApp = 'employee' | 'agent'
/** Of the other apps nothing is seen before their script. */
const frames: Partial<Record<ShellApp, { style: string; html: (language: Language) => string }>> = {
  employee: { style: staffFrameStyle, html: staffFrame },
}

const frameOf = (app: ShellApp, { language, theme }: Look, programmes: readonly string[]) =>
  documentOf({
    language,
    theme,
    title: t(language, portalName),
    description: t(language, portalDescription),
    assets: { ...assetsOf(manifestOf(app)), fonts: fontsOf(language) },
    ...(frames[app] ? { firstStyles: frames[app].style, isReadable: true } : {}),
    body: `<noscript>${t(language, messages.needsScript)}</noscript>${frames[app]?.html(language) ?? ''}`,
    state: { isDrawn: false, programmes } satisfies PageState,
  })

/** Draws pages with the screens of these programmes, by slug. Once in a process: an app's routes are added to, not copied. */
export const createRenderer = async (programmes: readonly string[]) => {
  setOwnKinds(programmeKinds)
  const screens = await loadScreens(programmeScreens, programmes)
  const citizen = withScreens(platformApp, screens, guardedRoute)
  const isScreenPath = pathTest(screenPaths(screens))
  return {
    render: (input: RenderInput) => render({ citizen, programmes }, input),
    /** The empty frame of the employees' or the agents' app; the browser draws the rest, its not-found page too. */
    renderShell: (app: ShellApp, look: Look): Rendered => {
      const { pathname } = new URL(look.url, 'http://portal')
      const isKnown = isAppPath(pathname) || isScreenPath(pathname)
      return {
        status: isKnown ? 200 : 404,
        html: frameOf(app, look, programmes),
        ...(frames[app] ? { style: frames[app].style } : {}),
      }
    },
  }
}
