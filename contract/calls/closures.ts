// Closures of service centers as administrators add them and take them back.

import { Type } from 'typebox'
import { TextSchema } from '../entities/app-data.ts'
import { Closure, ClosureEffects } from '../entities/closure.ts'
import { Literals } from '../entities/literals.ts'
import { administering } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

const open = { additionalProperties: false }
/** How long it may be once the spaces around it are gone is in `closure-rules.ts`. */
const reason = Type.String({ maxLength: 400 })
const day = Type.String({ maxLength: 10 })
const time = Type.String({ maxLength: 5 })
const calendar = Type.String({ maxLength: 64 })

export const closureCalls = defineCalls({
  'GET closures': {
    summary: {
      ar: 'إغلاقات المراكز الحالية والقادمة',
      en: 'Closures of service centers that are not over, and the centers that receive visits',
    },
    tag: 'app',
    answer: Type.Object({
      centers: Type.Array(Type.Object({ calendar: Type.String(), name: TextSchema })),
      closures: Type.Array(Closure),
    }),
    policy: administering,
    errors: [],
  },
  'GET closures/effects': {
    summary: {
      ar: 'الزيارات التي يمسها إغلاق مركز',
      en: 'The visits that a closure of a center would hit',
    },
    tag: 'app',
    query: Type.Object(
      {
        calendar,
        from: day,
        until: day,
        hoursFrom: Type.Optional(time),
        hoursUntil: Type.Optional(time),
      },
      open,
    ),
    answer: ClosureEffects,
    policy: administering,
    errors: ['NOT_FOUND'],
  },
  'POST closures': {
    summary: {
      ar: 'إغلاق مركز أيامًا أو ساعات من يوم',
      en: 'Close a center for days, or for some hours of a day; visits in that time are moved or freed',
    },
    tag: 'app',
    body: Type.Object(
      {
        calendar,
        from: day,
        until: day,
        hours: Type.Optional(Type.Object({ from: time, until: time }, open)),
        reason: Type.Object({ ar: reason, en: reason }, open),
        /** They are moved unless it says otherwise. */
        visits: Type.Optional(Literals(['move', 'free'])),
      },
      open,
    ),
    answer: Closure,
    status: 201,
    policy: administering,
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CLOSURE_OVERLAPS'],
  },
  'DELETE closures/:id': {
    summary: {
      ar: 'التراجع عن إغلاق مركز',
      en: 'Take a closure back: the center receives visits in that time again',
    },
    tag: 'app',
    params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    answer: Type.Null(),
    status: 204,
    policy: administering,
    errors: ['NOT_FOUND'],
  },
})
