// The working time of the portal: which days are worked, so that a browser reckons as the server does.

import { Type } from 'typebox'
import { TextSchema } from '../entities/app-data.ts'
import { defineCalls } from './call.ts'

export const workingTimeCalls = defineCalls({
  'GET workingCalendar': {
    summary: { ar: 'أيام العمل', en: 'The days of the week that are off, and the holidays' },
    tag: 'app',
    answer: Type.Object({
      /** Days of the week, Sunday is 0. */
      weekend: Type.Array(Type.Integer({ minimum: 0, maximum: 6 })),
      holidays: Type.Array(
        Type.Object({
          date: Type.String({ format: 'date' }),
          name: TextSchema,
          /** Hangs on the moon, or was not decided yet. */
          isExpected: Type.Boolean(),
        }),
      ),
    }),
    errors: [],
  },
})
