// Letters as a capability: issuing them is provided to requests, reading and revoking them is its own.

import { type Base, defineCapability } from '../../capability.ts'
import { createDrawer, type Drawer } from '../../platform/pdf/drawer.ts'
import type { Signer } from '../../platform/signer.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { factsOf } from '../content/index.ts'
import type { Events } from '../events/index.ts'
import { createIssue } from '../issuing/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { Casework } from '../requests/index.ts'
import type { Viewings } from '../viewings/index.ts'
import { createLettersOf } from './for-owner.ts'
import { createLetters } from './letters.ts'
import { letterRoutes } from './routes.ts'
import { lettersStore } from './store.ts'

type Uses = Base & {
  budgets: Budgets
  casework: Casework
  catalogue: Catalogue
  drawer: Drawer
  events: Events
  notices: Notices
  viewings: Viewings
}

export const capability = defineCapability({
  name: 'letters',
  provide: ({ database, config, seal, random, signer }: Base & { signer: Signer }) => ({
    issue: createIssue({ seal, random, signer }),
    lettersOf: createLettersOf({ store: lettersStore(database), seal }),
    drawer: createDrawer({ program: config.TYPST_PROGRAM }),
  }),

  contribute: ({ config, contributions, database, casework, viewings, events, drawer, ...uses }: Uses) => ({
    handlers: letterRoutes(
      createLetters({
        ...uses,
        store: lettersStore(database),
        requests: casework.requests,
        draw: drawer.draw,
        viewed: viewings.note,
        announce: ({ ID, serviceSlug, revision, ownerId, center, teams }) =>
          events.publish({ kind: 'request', ID, serviceSlug, revision, ownerId, center, teams }),
        authority: () => factsOf(config, contributions).portal,
      }),
    ),
    routes: app => {
      // Receipts that were printed earlier lead there; what stands behind the # goes along.
      app.get('/verify-receipt', (_, reply) => reply.redirect('/verify', 308))
      app.get('/documents', (_, reply) => reply.redirect('/profile/documents'))
    },
    stops: drawer.stop,
  }),
})
