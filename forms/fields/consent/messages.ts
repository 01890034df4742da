// Sentences about agreeing.

import type { Messages, Text } from '@bawaba/language/index.ts'

export const agreed: Text = { ar: 'تمت الموافقة', en: 'Agreed' }
export const notAgreed: Text = { ar: 'لم تتم الموافقة', en: 'Not agreed' }
export const opensBeside: Text = { ar: '(يُفتح في نافذة جديدة)', en: '(opens in a new tab)' }

export const messages = {
  required: {
    ar: 'لا بد من الموافقة للمتابعة: {label}',
    en: 'You need to agree to continue: {label}',
  },
} as const satisfies Messages
