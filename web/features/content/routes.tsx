// Pages of information: the portal's own, news, questions, user guides, service centers, contact, the newsletter. Every page
// of the app carries this file, so what routes share is said once.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { load, type RouterContext, rootRoute } from '../../shell/root.tsx'
import { type ContentSearch, listOf } from './search.ts'

type Pages = typeof import('./pages.tsx')
type Load = (input: { context: RouterContext; params: object; deps: ContentSearch }) => Promise<unknown>

const route = <const Path extends string>(path: Path, page: keyof Pages, loader?: Load) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (search: ContentSearch) => search,
    loaderDeps: ({ search }) => search,
    loader,
    component: lazyRouteComponent(() => import('./pages.tsx'), page),
  })

/** An item of content: its name is a part of the address, or its last part itself. */
const item = <const Path extends string>(path: Path, kind: 'page' | 'news', page: keyof Pages) =>
  route(path, page, ({ context, params }) =>
    load(context, 'GET content/:kind/:name', { params: { kind, name: path.slice(1), ...params } }),
  )

/** A page that the product brings and staff may write anew. */
const text = <const Path extends string>(path: Path) => item(path, 'page', 'TextPage')

const list = <const Path extends string>(path: Path, kind: 'news' | 'faq' | 'guide', page: keyof Pages) =>
  route(path, page, ({ context, deps }) => load(context, 'GET content/:kind', listOf(kind, deps)))

export const contentRoutes = [
  text('/help'),
  text('/about'),
  text('/privacy-policy'),
  text('/code-of-conduct'),
  text('/citizen-guide'),
  text('/clients-charter'),
  text('/accessibility'),
  list('/news', 'news', 'NewsPage'),
  item('/news/$name', 'news', 'NewsItemPage'),
  list('/faq', 'faq', 'FaqPage'),
  list('/user-guides', 'guide', 'GuidesPage'),
  route('/service-centers', 'CentersPage', ({ context }) => load(context, 'GET serviceCenters')),
  route('/contact', 'ContactPage'),
  route('/newsletter', 'NewsletterPage'),
] as const
