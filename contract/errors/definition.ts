// Codes about definitions and publishing.

import type { ErrorRows } from './row.ts'

export const definitionErrors = {
  MODEL_REFUSED: {
    status: 422,
    client: 'show',
    ar: 'لا يمكن نشر نموذج المستخدم بعد. عالج الملاحظات ثم انشر.',
    en: 'The user model cannot be published yet. Settle the findings, then publish.',
  },
  DEFINITION_REFUSED: {
    status: 422,
    client: 'show',
    ar: 'لا يمكن نشر الخدمة بعد. عالج الملاحظات ثم انشر.',
    en: 'The service cannot be published yet. Settle the findings, then publish.',
  },
  SLUG_TAKEN: {
    status: 422,
    client: 'show',
    ar: 'اسم الخدمة مستخدم. اختر اسمًا آخر.',
    en: 'Another service has this name. Choose a different one.',
  },
} as const satisfies ErrorRows
