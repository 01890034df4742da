// What the housing programme plugs into the server: its projects and their units.

import { readFileSync } from 'node:fs'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Parts } from '@bawaba/server/capabilities.ts'
import type { ProgrammeCapability } from '@bawaba/server/capability.ts'
import { housingCalls } from '../calls.ts'
import { alertRoutes } from './alert-routes.ts'
import { linksBelow, offeringOf, sampleLinks } from './offering.ts'
import { projectLots } from './project-lots.ts'
import { projectSource } from './project-source.ts'
import { saleRoutes } from './sale-routes.ts'
import { addDemoUnits } from './units/demo.ts'
import { offers } from './units/offers.ts'
import { unitRoutes } from './units/routes.ts'
import { unitsStore } from './units/store.ts'
import { createUnits } from './units/units.ts'

const public_ = { visitor: 'public', citizen: 'public', agent: 'public', employee: 'public' } as const

const sampleOf = (language: 'ar' | 'en'): Buffer =>
  readFileSync(new URL(`samples/sample.${language}.pdf`, import.meta.url))

const hotline = {
  number: '19010',
  label: { ar: 'الخط الساخن للإسكان', en: 'Housing hotline' },
  hours: {
    ar: 'يوميًا من ٨ صباحًا إلى ١٢ منتصف الليل بتوقيت القاهرة',
    en: 'Every day, 8:00 to 24:00, Cairo time',
  },
  categories: ['housing'],
}

export const capability: ProgrammeCapability<Parts> = {
  name: 'housing',
  contribute: ({ config, isDemo, database, files, alerts, sales, clock, newId }) => {
    const samples =
      isDemo && config.ASSETS_URL === '' ? { ar: sampleOf('ar'), en: sampleOf('en') } : undefined
    const linkOf =
      config.ASSETS_URL !== ''
        ? linksBelow(config.ASSETS_URL)
        : samples
          ? sampleLinks(samples.ar.length)
          : () => undefined
    const offering = offeringOf(linkOf)
    const store = unitsStore(database)
    const units = createUnits({ store, offers, files, clock, newId })
    return {
      bookingService: 'BOOK_UNIT',
      hotlines: [hotline],
      lots: projectLots,
      finds: [projectSource],
      demo: () => addDemoUnits({ store, offers, newId, now: clock() }),
      calls: {
        ...unitRoutes(units, files),
        ...alertRoutes(alerts),
        ...saleRoutes(sales),
        'GET projects': {
          definition: housingCalls['GET projects'],
          policy: public_,
          handler: () => offering,
        },
        'GET projects/sampleDocument': {
          definition: housingCalls['GET projects/sampleDocument'],
          policy: public_,
          handler: call => {
            const { language = call.language } = call.query as { language?: 'ar' | 'en' }
            const bytes = samples?.[language]
            if (!bytes) throw new Problem('NOT_FOUND')
            call.setHeader('content-type', 'application/pdf')
            call.setHeader('content-disposition', `inline; filename="sample.${language}.pdf"`)
            call.setHeader('cache-control', 'public, max-age=3600')
            return bytes as never
          },
        },
      },
    }
  },
}
