// Appointments: the times that a center offers, and who comes on a day.

import { Type } from 'typebox'
import { AppointmentCalendar, HolidayEffects, Visit } from '../entities/appointment.ts'
import { administering, caseWork, everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

/** What names no calendar, or no day, is not found: the rules say so. */
const CalendarCode = Type.String({ minLength: 1, maxLength: 64 })
const Day = Type.String({ minLength: 1, maxLength: 64 })

export const appointmentCalls = defineCalls({
  'GET appointments/:calendar': {
    summary: {
      ar: 'المواعيد المتاحة في مركز',
      en: 'The days and times that a center offers from now on, each with its free places',
    },
    tag: 'requests',
    params: Type.Object({ calendar: CalendarCode }),
    answer: AppointmentCalendar,
    policy: { ...everyone, acting: 'own' },
    errors: ['NOT_FOUND'],
  },
  'GET holidays/:date/effects': {
    summary: {
      ar: 'ما تمسه إجازة في يوم: الزيارات والمواعيد',
      en: 'What a day off would hit: visits and due dates',
    },
    tag: 'app',
    params: Type.Object({ date: Day }),
    answer: HolidayEffects,
    policy: administering,
    errors: ['NOT_FOUND'],
  },
  'GET appointments/:calendar/:day': {
    summary: {
      ar: 'مواعيد يوم في مركز',
      en: 'The requests with an appointment at a center on a day, of those the caller works on',
    },
    tag: 'requests',
    params: Type.Object({ calendar: CalendarCode, day: Day }),
    answer: Type.Array(Visit),
    policy: caseWork,
    errors: ['NOT_FOUND'],
  },
})
