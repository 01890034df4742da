// Codes about working days.

import type { ErrorRows } from './row.ts'

export const workingTimeErrors = {
  HOLIDAY_TAKEN: {
    status: 422,
    client: 'show',
    ar: 'هذا اليوم إجازة بالفعل. احذفها أولًا إن أردت تغيير اسمها.',
    en: 'This day is a holiday already. Remove it first to give it another name.',
  },
} as const satisfies ErrorRows
