// Codes about proving oneself at the second step and changing how one signs in.

import type { ErrorRows } from './row.ts'

export const signInErrors = {
  STEP_UP_REQUIRED: {
    status: 422,
    client: 'show',
    ar: 'أكد أنك صاحب الحساب أولًا.',
    en: 'Confirm that it is you first.',
  },
  LAST_FACTOR: {
    status: 422,
    client: 'show',
    ar: 'حسابك يحتاج إلى وسيلة تحقق ثانية. أضف غيرها قبل إزالة هذه.',
    en: 'Your account needs a second way to prove who you are. Add another before removing this one.',
  },
  PASSWORDS_DIFFER: {
    status: 422,
    client: 'show',
    ar: 'كلمتا المرور غير متطابقتين. أعد كتابتهما.',
    en: 'The two passwords differ. Type them again.',
  },
} as const satisfies ErrorRows
