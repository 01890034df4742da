// Pages of information: the portal's own, news, questions, user guides, service centers, contact, the newsletter. Every page
// of the app carries this file, so what routes share is said once.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { load, type RouterContext, rootRoute } from '../../shell/root.tsx'
import { type ContentSearch, listOf } from './search.ts'

const pages = () => import('./pages.tsx')
const contactPages = () => import('./contact-pages.tsx')

type Load = (input: { context: RouterContext; params: object; deps: ContentSearch }) => Promise<unknown>
type PageName = keyof Awaited<ReturnType<typeof pages>>

const route = <const Path extends string>(
  path: Path,
  component: ReturnType<typeof lazyRouteComponent>,
  loader?: Load,
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (search: ContentSearch) => search,
    loaderDeps: ({ search }) => search,
    loader,
    component,
  })

/** An item of content: its name is a part of the address, or its last part itself. */
const item = <const Path extends string>(path: Path, kind: 'page' | 'news', name: PageName) =>
  route(path, lazyRouteComponent(pages, name), ({ context, params }) =>
    load(context, 'GET content/:kind/:name', { params: { kind, name: path.slice(1), ...params } }),
  )

/** A page that the product brings and staff may write anew. */
const page = <const Path extends string>(path: Path) => item(path, 'page', 'TextPage')

const list = <const Path extends string>(path: Path, kind: 'news' | 'faq' | 'guide', name: PageName) =>
  route(path, lazyRouteComponent(pages, name), ({ context, deps }) =>
    load(context, 'GET content/:kind', listOf(kind, deps)),
  )

export const contentRoutes = [
  page('/help'),
  page('/about'),
  page('/privacy-policy'),
  page('/code-of-conduct'),
  page('/citizen-guide'),
  page('/clients-charter'),
  page('/accessibility'),
  list('/news', 'news', 'NewsPage'),
  item('/news/$name', 'news', 'NewsItemPage'),
  list('/faq', 'faq', 'FaqPage'),
  list('/user-guides', 'guide', 'GuidesPage'),
  route('/service-centers', lazyRouteComponent(pages, 'CentersPage'), ({ context }) =>
    load(context, 'GET serviceCenters'),
  ),
  route('/contact', lazyRouteComponent(contactPages, 'ContactPage')),
  route('/newsletter', lazyRouteComponent(contactPages, 'NewsletterPage')),
] as const
