// Codes about acting for others.

import type { ErrorRows } from './row.ts'

export const actingErrors = {
  MOBILE_NOT_READ: {
    status: 422,
    client: 'show',
    ar: 'اكتب رقم هاتف محمول كاملًا، مثل 01012345678، أو برمز الدولة مثل ‎+971501234567',
    en: 'Enter a whole mobile number, such as 01012345678, or with its country code, such as +971501234567',
  },
} as const satisfies ErrorRows
