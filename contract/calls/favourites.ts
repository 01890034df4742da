// Services at hand: those a person keeps as favourites, and those most used of late.

import { Type } from 'typebox'
import { everyone, signedIn } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { ServiceParams } from './parts.ts'

const Slugs = Type.Array(Type.String())

export const favouriteCalls = defineCalls({
  'GET favourites': {
    summary: {
      ar: 'خدماتي المفضلة',
      en: 'The favourite services of the caller, in the order they were added',
    },
    tag: 'catalogue',
    answer: Slugs,
    policy: signedIn,
    errors: [],
  },
  'PUT favourites/:service': {
    summary: { ar: 'إضافة خدمة إلى المفضلة', en: 'Keep a service as a favourite' },
    tag: 'catalogue',
    params: ServiceParams,
    answer: Type.Null(),
    status: 204,
    policy: signedIn,
    errors: ['MODEL_NOT_FOUND'],
  },
  'DELETE favourites/:service': {
    summary: { ar: 'حذف خدمة من المفضلة', en: 'Keep a service as a favourite no more' },
    tag: 'catalogue',
    params: ServiceParams,
    answer: Type.Null(),
    status: 204,
    policy: signedIn,
    errors: [],
  },
  'GET dynamic_services/mostUsed': {
    summary: {
      ar: 'الأكثر استخدامًا',
      en: 'The services most used in the last 90 days, of those the caller may see',
    },
    tag: 'catalogue',
    answer: Slugs,
    policy: everyone,
    errors: [],
  },
})
