// What this capability contributes to the server: subscriptions to the newsletter.

import { type Base, defineCapability } from '../../capability.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Messenger } from '../messages/index.ts'
import { createNewsletter, type Newsletter } from './newsletter.ts'
import { newsletterRoutes } from './routes.ts'
import { newsletterDeletes, newsletterStore } from './store.ts'

type Needs = Base & { budgets: Budgets; messenger: Messenger }

export const capability = defineCapability({
  name: 'newsletter',
  provide: ({ database, clock, random, newId, secret, linkTo, budgets, messenger }: Needs) => ({
    newsletter: createNewsletter({
      store: newsletterStore(database),
      budgets,
      messenger,
      clock,
      random,
      newId,
      secret,
      linkTo,
    }),
  }),
  contribute: ({ database, newsletter }: Base & { newsletter: Newsletter }) => ({
    handlers: newsletterRoutes(newsletter),
    tidies: newsletterDeletes(database),
  }),
})
