// The working time of the portal: which days are worked, so that a browser reckons as the server does, and the holidays
// as administrators keep them.

import { Type } from 'typebox'
import { Holiday } from '../entities/holiday.ts'
import { Literals } from '../entities/literals.ts'
import { administering, everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

const open = { additionalProperties: false }
/** How long it may be once the spaces around it are gone is in `holiday-rules.ts`. */
const name = Type.String({ maxLength: 400 })

export const workingTimeCalls = defineCalls({
  'GET workingCalendar': {
    summary: { ar: 'أيام العمل', en: 'The days of the week that are off, and the holidays' },
    tag: 'app',
    answer: Type.Object({
      /** Days of the week, Sunday is 0. */
      weekend: Type.Array(Type.Integer({ minimum: 0, maximum: 6 })),
      /** With days on which a feast could be of which nobody has said yet when it is. */
      holidays: Type.Array(Holiday),
      /** The last day that moving feasts are known for. */
      knownUntil: Type.Union([Type.String(), Type.Null()]),
    }),
    policy: everyone,
    errors: [],
  },
  'GET holidays': {
    summary: { ar: 'الإجازات الرسمية كما هي محفوظة', en: 'The holidays as they are kept' },
    tag: 'app',
    answer: Type.Array(Holiday),
    policy: administering,
    errors: [],
  },
  'POST holidays': {
    summary: {
      ar: 'إضافة إجازة رسمية',
      en: 'Add a holiday; what is reckoned from then on follows it, due dates that were given stay',
    },
    tag: 'app',
    body: Type.Object(
      {
        date: Type.String({ maxLength: 10 }),
        name: Type.Object({ ar: name, en: name }, open),
        isExpected: Type.Boolean(),
        /** What becomes of visits booked on it; they are moved unless it says otherwise. */
        visits: Type.Optional(Literals(['move', 'free'])),
      },
      open,
    ),
    answer: Holiday,
    status: 201,
    policy: administering,
    errors: ['VALIDATION_FAILED', 'HOLIDAY_TAKEN'],
  },
  'DELETE holidays/:date': {
    summary: { ar: 'حذف إجازة رسمية', en: 'Remove a holiday: the day is worked again' },
    tag: 'app',
    params: Type.Object({ date: Type.String({ maxLength: 10 }) }),
    answer: Type.Null(),
    status: 204,
    policy: administering,
    errors: ['NOT_FOUND'],
  },
})
