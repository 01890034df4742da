// Documents and files of the web. Anything that is no call, file or page is drawn as the not-found page.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isLanguage } from '@bawaba/language/index.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readyOf, sendEncoded, sendReady } from '../../platform/http/encodings.ts'
import { refuseUnknown } from '../../platform/http/errors.ts'
import { documentPolicy, type OutsideOrigins, workerPolicy } from '../../platform/http/security.ts'
import { eventWriter } from '../../platform/log/events.ts'
import { createDrawnPages, isStorable, type StoredPage } from './drawn-pages.ts'
import type { Page, Reader, Renderer, Transport } from './renderer.ts'
import { registerSavedChecker } from './saved-checker-routes.ts'

export type Hosts = { citizen: string; employee: string; agent: string }
/** What the server that serves the documents knows. */
export type Serving = {
  /** What public pages are drawn from, as `createDrawnPages` takes it. */
  sources: () => readonly unknown[] | undefined
  /** Who asks for a document, where they are signed in as a citizen. */
  readerOf: (request: FastifyRequest) => Promise<Reader | undefined>
  /** The address of the portal, for canonical links. */
  address: () => string
}
type Dependencies = Serving & {
  renderer: Renderer
  clientFolder: string
  hosts: Hosts
  /** Where documents may go besides the portal. */
  outside: OutsideOrigins
  clock: () => Date
}

/**
 * Calls the API inside the process, by the portal's own name: the same routes, policies and limits as over the network, as a
 * visitor or with the cookies of who asked for a document.
 */
export const insideCalls =
  (app: FastifyInstance, address: () => string, cookie?: string): Transport =>
  async (path, init) => {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        host: new URL(address()).host,
        ...(cookie === undefined ? {} : { cookie }),
      },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    })
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const [name, value] of Object.entries(answer.headers))
      if (typeof value === 'string') headers.set(name, value)
    return new Response(isEmpty ? null : answer.body, { status: answer.statusCode, headers })
  }

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const oneYear = 31_536_000
const staffApps = ['employee', 'agent'] as const

/** Where another app has a host of its own: its front door leads inside, and the other apps are not found there. */
const routeOf = (
  host: string,
  path: string,
  hosts: Hosts,
): { app: keyof Hosts } | { redirect: string } | undefined => {
  const named = staffApps.find(name => path === `/${name}` || path.startsWith(`/${name}/`))
  const own = staffApps.find(name => hosts[name] !== '' && hosts[name] === host)
  // Agents are told this address; their app knows it below its own.
  if (path === '/agent-login' && (own ?? (hosts.agent === '' && 'agent')) === 'agent')
    return { redirect: '/agent/agent-login' }
  if (own) return named === own ? { app: own } : path === '/' ? { redirect: `/${own}/` } : undefined
  if (named && hosts[named] !== '') return undefined
  return { app: named ?? 'citizen' }
}

export const registerPages = async (app: FastifyInstance, dependencies: Dependencies): Promise<void> => {
  const { renderer, hosts, clientFolder } = dependencies
  const transport = insideCalls(app, dependencies.address)
  const drawn = createDrawnPages({ sources: dependencies.sources, now: () => performance.now() })
  const scripts = renderer.scriptTexts.map(hashOf)
  const policyOf = ({ style }: Page): string =>
    documentPolicy({ scripts, styles: style === undefined ? [] : [hashOf(style)] }, dependencies.outside)

  registerSavedChecker(app, {
    renderer,
    transport,
    address: dependencies.address,
    clock: dependencies.clock,
  })

  const files = { index: false, dotfiles: 'ignore', cacheControl: false, preCompressed: true } as const
  // Assets carry their hash in their name.
  await app.register(fastifyStatic, {
    ...files,
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      // A worker goes by the policy of its own answer; nothing else may compile code.
      if (/[/\\]sandbox-worker-[\w-]+\.js(\.\w+)?$/.test(path))
        reply.header('content-security-policy', workerPolicy)
    },
  })
  await app.register(fastifyStatic, {
    ...files,
    root: clientFolder,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'public, max-age=3600')
      if (/\.html(\.\w+)?$/.test(path))
        reply.header(
          'content-security-policy',
          "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'",
        )
    },
  })

  /** Nobody, where it cannot be asked: the page is then drawn for a visitor. */
  const readerOf = async (request: FastifyRequest, url: URL): Promise<Reader | undefined> =>
    renderer.isForReader(url) ? dependencies.readerOf(request).catch(() => undefined) : undefined

  type Look = Parameters<Renderer['renderShell']>[1]
  /** A page; where what it shows could not be had just now, that is what its status says. */
  const drawnOf = async (look: Look, { headers }: FastifyRequest, reader?: Reader): Promise<Page> => {
    let isBusy = false
    const calls = reader ? insideCalls(app, dependencies.address, headers.cookie) : transport
    const page = await renderer.render({
      ...look,
      reader,
      origin: dependencies.address(),
      transport: async (path, init) => {
        const answer = await calls(path, init)
        isBusy ||= answer.status === 503
        return answer
      },
    })
    if (page.status !== 500 || !isBusy) return page
    return { ...page, status: 503, headers: { ...page.headers, 'retry-after': '2' } }
  }

  const draw = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, 'http://portal')
    const route = routeOf(request.hostname, url.pathname, hosts)
    if (!route) return refuseUnknown(request, reply)
    if ('redirect' in route) return reply.redirect(route.redirect, 302)
    // Without JavaScript the choice is a link with ?lang=; the cookie keeps it for the pages after.
    if (isLanguage(url.searchParams.get('lang'))) {
      reply.setCookie(renderer.languageCookie, url.searchParams.get('lang') ?? '', {
        path: '/',
        sameSite: 'lax',
        maxAge: oneYear,
      })
    }
    const language = renderer.languageOf(url.searchParams, request.cookies[renderer.languageCookie])
    const theme = renderer.isTheme(request.cookies.theme) ? request.cookies.theme : undefined
    const look = { language, theme, url: url.pathname + url.search }
    reply.headers({ 'content-language': language, vary: 'Cookie' }).type('text/html; charset=utf-8')
    const send = (stored: StoredPage) =>
      sendReady(
        stored,
        request,
        reply.headers({ 'content-security-policy': stored.policy, 'cache-control': 'no-cache' }),
      )
    const isCitizens = route.app === 'citizen'
    const reader = isCitizens ? await readerOf(request, url) : undefined
    const key =
      isCitizens && !reader && isStorable(url) ? `${language} ${theme ?? ''} ${look.url}` : undefined
    const known = key && drawn.find(key)
    if (known) return send(known)
    const keep = key ? drawn.begin(key) : undefined
    const page =
      route.app === 'citizen' ? await drawnOf(look, request, reader) : renderer.renderShell(route.app, look)
    if (page.status === 500) eventWriter(request.log)('pages.not_drawn', { path: url.pathname })
    const bytes = Buffer.from(page.html)
    const policy = policyOf(page)
    reply.code(page.status).headers(page.headers ?? {})
    if (!keep || !page.isPublic) {
      reply.headers({ 'content-security-policy': policy, 'cache-control': 'private, no-store' })
      return sendEncoded({ bytes, encoded: {} }, request, reply)
    }
    const stored = { ...readyOf(bytes), policy }
    keep(stored)
    return send(stored)
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(request.url)
    return isPage ? draw(request, reply) : refuseUnknown(request, reply)
  })
}
