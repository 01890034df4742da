// What this capability contributes to the server: links that prove an e-mail address: sent, followed once.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Messenger } from '../messages/index.ts'
import { createEmailLinks, type EmailLinks } from './email-links.ts'
import { emailLinkRoutes } from './routes.ts'
import { emailLinkDeletes, emailLinksStore } from './store.ts'

type Needs = Base & { budgets: Budgets; messenger: Messenger; audit: Audit }

export const capability = defineCapability({
  name: 'email-links',
  provide: ({ database, clock, random, linkTo, budgets, messenger, audit }: Needs) => ({
    emails: createEmailLinks({
      store: emailLinksStore(database),
      budgets,
      messenger,
      audit,
      clock,
      random,
      linkTo,
    }),
  }),
  contribute: ({ database, emails }: Base & { emails: EmailLinks }) => ({
    handlers: emailLinkRoutes(emails),
    tidies: emailLinkDeletes(database),
  }),
})
