// What this capability contributes to the server: content that staff write, and the pages that the product brings.

import { type Base, defineCapability } from '../../capability.ts'
import { keepInStep } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Files } from '../files/index.ts'
import { broughtContent } from './brought.ts'
import { type Content, createContent } from './content.ts'
import { factsOf } from './facts.ts'
import { findableContent } from './findable.ts'
import { contentRoutes } from './routes.ts'
import { contentChannel, contentStore } from './store.ts'

export const capability = defineCapability({
  name: 'content',
  provide: ({
    config,
    database,
    clock,
    contributions,
    audit,
    files,
  }: Base & { audit: Audit; files: Files }) => ({
    content: createContent({
      store: contentStore(database),
      audit,
      files,
      brought: broughtContent(),
      facts: () => factsOf(config, contributions),
      clock,
    }),
  }),
  contribute: ({ config, database, log, content }: Base & { content: Content }) => ({
    handlers: contentRoutes(content),
    finds: findableContent(content),
    loads: content.load,
    shows: content.mark,
    watches: () =>
      keepInStep({
        load: content.load,
        channel: contentChannel,
        listen: database.listen,
        everyMs: config.CATALOGUE_CHECK_MS,
        report: err => log('content.not_reloaded', { err }),
      }),
  }),
})
