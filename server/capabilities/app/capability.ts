// What this capability contributes to the server: the app's data, error reports and the API's description.

import { type Base, type Contributions, defineCapability } from '../../capability.ts'
import { lazily } from '../../platform/lazily.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { type Content, factsOf } from '../content/index.ts'
import type { Maintenance } from '../maintenance/index.ts'
import type { TextOverrides } from '../texts/index.ts'
import { appDataOf } from './app-data.ts'
import { describedCalls } from './described-calls.ts'
import { registerDocs } from './docs-routes.ts'
import { appRoutes } from './routes.ts'

type Uses = Base & {
  budgets: Budgets
  catalogue: Catalogue
  content: Content
  maintenance: Maintenance
  textOverrides: TextOverrides
}

/** The service that a programme's things are reserved by; of several programmes the first one's. */
const bookingServiceOf = (contributions: Contributions): string =>
  [...contributions.values()].find(({ bookingService }) => bookingService)?.bookingService ?? ''

export const capability = defineCapability({
  name: 'app',
  contribute: ({ config, isDemo, version, secret, random, log, budgets, catalogue, ...uses }: Uses) => ({
    handlers: appRoutes({
      budgets,
      data: lazily(() => {
        const { portal, hotlines } = factsOf(config, uses.contributions)
        const bookingService = bookingServiceOf(uses.contributions)
        const { linkTo } = uses
        return appDataOf(config, { isDemo, version, bookingService, title: portal, hotlines, linkTo })
      }),
      links: uses.content.links,
      overrides: uses.textOverrides,
      secret,
      random,
      report: details => log('pages.script_error', details),
      maintenance: uses.maintenance.told,
    }),
    routes: app => registerDocs(app, { calls: () => describedCalls(uses.contributions), version, catalogue }),
  }),
})
