// What this capability contributes to the server: demo mode: its people and its outbox.

import { type Base, defineCapability } from '../../capability.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { Announcements } from '../announcements/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Content } from '../content/index.ts'
import type { Files } from '../files/index.ts'
import { fillSamples } from './fill.ts'
import { demoRoutes, registerTiles } from './routes.ts'
import { outboxStore } from './store.ts'

type Uses = Base & {
  accounts: AccountsStore
  announcements: Announcements
  catalogue: Catalogue
  content: Content
  files: Files
}

/** Another text each time another object is there. */
const changesOf = (mark: () => object): (() => string) => {
  let known = mark()
  let changes = 0
  return () => {
    const now = mark()
    if (now !== known) changes += 1
    known = now
    return String(changes)
  }
}

export const capability = defineCapability({
  name: 'demo',
  contribute: ({ config, database, isDemo, catalogue, clock, ...uses }: Uses) => ({
    handlers: demoRoutes({
      store: outboxStore(database),
      isDemo,
      preview: isDemo && config.PREVIEW ? changesOf(catalogue.mark) : undefined,
    }),
    demo: () => fillSamples({ ...uses, clock }),
    routes: app => {
      if (isDemo) registerTiles(app)
    },
  }),
})
