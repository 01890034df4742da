// Closing the portal for a while, and opening it again.

import { MaintenanceOrder, MaintenanceState } from '../entities/maintenance.ts'
import { defineCalls } from './call.ts'

export const maintenanceCalls = defineCalls({
  'GET maintenance': {
    summary: { ar: 'حالة الصيانة', en: 'Whether the portal is open, about to close or closed' },
    tag: 'maintenance',
    answer: MaintenanceState,
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
    errors: ['VALIDATION_FAILED'],
  },
  'DELETE maintenance': {
    summary: { ar: 'إعادة فتح البوابة', en: 'Open the portal again' },
    tag: 'maintenance',
    answer: MaintenanceState,
    errors: [],
  },
})
