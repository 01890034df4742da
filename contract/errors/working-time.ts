// Codes about working days and closed centers.

import type { ErrorRows } from './row.ts'

export const workingTimeErrors = {
  HOLIDAY_TAKEN: {
    status: 422,
    client: 'show',
    ar: 'هذا اليوم إجازة بالفعل. احذفها أولًا إن أردت تغيير اسمها.',
    en: 'This day is a holiday already. Remove it first to give it another name.',
  },
  CLOSURE_OVERLAPS: {
    status: 422,
    client: 'show',
    ar: 'المركز مغلق بالفعل في جزء من هذا الوقت. تراجع عن ذلك الإغلاق أولًا.',
    en: 'The center is already closed in part of this time. Take that closure back first.',
  },
} as const satisfies ErrorRows
