// Calls of the app itself: what every page needs before anything else, and reports of broken pages.

import { Type } from 'typebox'
import { AppData } from '../entities/app-data.ts'
import { everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

export const appCalls = defineCalls({
  'GET misc/appData': {
    summary: { ar: 'بيانات البوابة وإعداداتها', en: 'Names and settings of the portal' },
    tag: 'app',
    query: Type.Object(
      {
        /** `false` leaves the sentences out, for clients that have their own. */
        translations: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
    answer: AppData,
    policy: everyone,
    errors: [],
  },
  'POST clientErrors': {
    summary: { ar: 'إبلاغ عن صفحة تعذر عرضها', en: 'Report a page that could not be shown' },
    tag: 'app',
    body: Type.Object(
      {
        page: Type.String({ maxLength: 2048 }),
        userType: Type.String({ maxLength: 32 }),
        requestId: Type.Optional(Type.String({ pattern: '^[\\w-]{1,64}$' })),
        message: Type.String({ maxLength: 2048 }),
      },
      { additionalProperties: false },
    ),
    answer: Type.Null(),
    status: 204,
    policy: everyone,
    errors: ['MAX_ATTEMPTS'],
  },
})
