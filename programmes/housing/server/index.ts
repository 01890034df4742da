// What the housing programme plugs into the server: its projects and their units.

import { readFileSync } from 'node:fs'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Language } from '@bawaba/language/index.ts'
import type { Parts } from '@bawaba/server/capabilities.ts'
import type { ProgrammeCapability } from '@bawaba/server/capability.ts'
import { housingCalls } from '../calls.ts'
import { alertRoutes } from './alert-routes.ts'
import { linksBelow, offeringOf, sampleLinks } from './offering.ts'
import { projectLots } from './project-lots.ts'
import { projectSource } from './project-source.ts'
import { saleRoutes } from './sale-routes.ts'
import { type SampleKind, sampleFile, sampleKinds } from './samples/documents.ts'
import { addDemoUnits } from './units/demo.ts'
import { offers } from './units/offers.ts'
import { unitRoutes } from './units/routes.ts'
import { unitsStore } from './units/store.ts'
import { createUnits } from './units/units.ts'

/** All samples, by what they are and their language. */
const readSamples = () =>
  Object.fromEntries(
    sampleKinds.map(kind => [
      kind,
      { ar: readFileSync(sampleFile(kind, 'ar')), en: readFileSync(sampleFile(kind, 'en')) },
    ]),
  ) as Record<SampleKind, Record<Language, Buffer>>

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
    const samples = isDemo && config.ASSETS_URL === '' ? readSamples() : undefined
    const linkOf =
      config.ASSETS_URL !== ''
        ? linksBelow(config.ASSETS_URL)
        : samples
          ? sampleLinks(kind => samples[kind].ar.length)
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
          handler: () => offering,
        },
        'GET projects/sampleDocument': {
          definition: housingCalls['GET projects/sampleDocument'],
          handler: call => {
            const { language = call.language, kind = 'terms' } = call.query as {
              language?: Language
              kind?: SampleKind
            }
            const bytes = samples?.[kind][language]
            if (!bytes) throw new Problem('NOT_FOUND')
            call.setHeader('content-type', 'application/pdf')
            call.setHeader('content-disposition', `inline; filename="${kind}.${language}.pdf"`)
            call.setHeader('cache-control', 'public, max-age=3600')
            return bytes as never
          },
        },
      },
    }
  },
}
