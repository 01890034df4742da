// What this capability contributes to the server: the texts of the product and of services, and what stands in their place.

import { type Base, defineCapability } from '../../capability.ts'
import { keepInStep } from '../../platform/database/index.ts'
import { linkHosts } from '../../platform/http/site.ts'
import type { Audit } from '../audit/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Notices } from '../notifications/index.ts'
import { createOverrides, type TextOverrides } from './overrides.ts'
import { productTexts } from './product-texts.ts'
import { textRoutes } from './routes.ts'
import { textsOf } from './service-texts.ts'
import { textsChannel, textsStore } from './store.ts'
import { createTexts } from './texts.ts'

type Uses = Base & { textOverrides: TextOverrides; catalogue: Catalogue; audit: Audit; notices: Notices }

export const capability = defineCapability({
  name: 'texts',
  provide: ({ database }: Base) => ({ textOverrides: createOverrides(textsStore(database)) }),
  contribute: ({ config, database, clock, log, textOverrides, catalogue, audit, notices }: Uses) => {
    let shown = textOverrides.mark()
    const load = async () => {
      await textOverrides.load()
      if (textOverrides.mark() !== shown) await catalogue.load()
      shown = textOverrides.mark()
    }
    const texts = createTexts({
      store: textsStore(database),
      overrides: textOverrides,
      ownTexts: async () => [...(await productTexts()), ...catalogue.published().flatMap(textsOf)],
      reload: load,
      audit,
      notices,
      clock,
      linkHosts: linkHosts(config),
    })
    return {
      handlers: textRoutes(texts),
      loads: textOverrides.load,
      shows: textOverrides.mark,
      watches: () =>
        keepInStep({
          load,
          channel: textsChannel,
          listen: database.listen,
          everyMs: config.CATALOGUE_CHECK_MS,
          report: err => log('texts.not_reloaded', { err }),
        }),
    }
  },
})
