// What this capability contributes to the server: subscriptions to the newsletter, and sending its issues.

import { type Base, defineCapability } from '../../capability.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Content } from '../content/index.ts'
import type { Messenger } from '../messages/index.ts'
import { createIssues } from './issues.ts'
import { issuesStore } from './issues-store.ts'
import { createNewsletter, type Newsletter } from './newsletter.ts'
import { newsletterRoutes } from './routes.ts'
import { newsletterDeletes, newsletterStore } from './store.ts'

type Needs = Base & { budgets: Budgets; messenger: Messenger }
type Uses = Base & { newsletter: Newsletter; content: Content; audit: Audit }

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
  contribute: ({ config, database, clock, newId, linkTo, audit, content, newsletter }: Uses) => {
    const { endingToken } = newsletter
    const issues = createIssues({
      store: issuesStore(database),
      content,
      audit,
      endingToken,
      clock,
      newId,
      linkTo,
    })
    return {
      handlers: newsletterRoutes(newsletter, issues),
      tidies: newsletterDeletes(database),
      jobs: [
        {
          name: 'newsletter.send',
          lane: 'outside',
          title: { ar: 'إرسال النشرة البريدية', en: 'Send the newsletter' },
          everyMs: config.DELIVERY_MS,
          isDue: issues.isDue,
          run: issues.run,
        },
      ],
    }
  },
})
