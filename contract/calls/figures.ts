// The figures of the portal that everybody reads on the first page.

import { type Static, Type } from 'typebox'
import { everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

export const PortalFigures = Type.Object({
  /** Services that can be used at this hour. */
  servicesOpen: Type.Optional(Type.Integer()),
  /** Requests that were approved or rejected in this month of Cairo. Left out while there are few. */
  answeredThisMonth: Type.Optional(Type.Integer()),
  /** The median of whole days from filing to an answer, of this month and the two before. Left out while there are few. */
  medianDays: Type.Optional(Type.Integer()),
})
export type PortalFigures = Static<typeof PortalFigures>

export const figureCalls = defineCalls({
  'GET figures': {
    summary: {
      ar: 'أرقام البوابة في الصفحة الأولى',
      en: 'The figures of the portal on its first page; what there are no figures of is left out',
    },
    tag: 'app',
    answer: PortalFigures,
    policy: everyone,
    errors: [],
  },
})
