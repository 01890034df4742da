// Closing the portal for a while, and opening it again.

import { Type } from 'typebox'
import { MaintenanceEffects, MaintenanceOrder, MaintenanceState } from '../entities/maintenance.ts'
import { defineCalls } from './call.ts'

export const maintenanceCalls = defineCalls({
  'GET maintenance': {
    summary: { ar: 'حالة الصيانة', en: 'Whether the portal is open, about to close or closed' },
    tag: 'maintenance',
    answer: MaintenanceState,
    policy: { BFM_ADMIN: 'all' },
    errors: [],
  },
  'GET maintenance/effects': {
    summary: {
      ar: 'ما يصيبه إيقاف البوابة من بيع ومهل قصيرة',
      en: 'Sales and short deadlines that a closing would hit, from so many minutes on and for so many',
    },
    tag: 'maintenance',
    query: Type.Object(
      {
        drainMinutes: Type.Integer({ minimum: 0, maximum: 43_200 }),
        minutes: Type.Integer({ minimum: 1, maximum: 43_200 }),
      },
      { additionalProperties: false },
    ),
    answer: MaintenanceEffects,
    policy: { BFM_ADMIN: 'all' },
    errors: [],
  },
  'PUT maintenance': {
    summary: {
      ar: 'إيقاف البوابة الآن أو بعد دقائق، أو تغيير الرسالة والموعد',
      en: 'Close the portal, now or after so many minutes; again: change its message and planned end',
    },
    tag: 'maintenance',
    body: MaintenanceOrder,
    answer: MaintenanceState,
    policy: { BFM_ADMIN: 'all' },
    errors: ['VALIDATION_FAILED'],
  },
  'DELETE maintenance': {
    summary: { ar: 'إعادة فتح البوابة', en: 'Open the portal again' },
    tag: 'maintenance',
    answer: MaintenanceState,
    policy: { BFM_ADMIN: 'all' },
    errors: [],
  },
})
