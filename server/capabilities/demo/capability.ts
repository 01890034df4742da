// What this capability contributes to the server: demo mode: its people and its outbox.

import { type Base, defineCapability } from '../../capability.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { demoRoutes, registerTiles } from './routes.ts'
import { outboxStore } from './store.ts'

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
  contribute: ({ config, database, isDemo, catalogue }: Base & { catalogue: Catalogue }) => ({
    handlers: demoRoutes({
      store: outboxStore(database),
      isDemo,
      preview: isDemo && config.PREVIEW ? changesOf(catalogue.mark) : undefined,
    }),
    routes: app => {
      if (isDemo) registerTiles(app)
    },
  }),
})
