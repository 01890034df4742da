// Words at a field of the inbox's forms that cannot be taken as it stands.

import type { Messages } from '@bawaba/language/index.ts'

export const fieldMessages = {
  number: { ar: 'اكتب رقمًا، مثل ١٢٠٠ أو ٢٥٫٥', en: 'Write a number, such as 1200 or 25.5' },
  list: { ar: 'هذا ليس في القائمة. اختر منها.', en: 'This is not in the list. Choose from it.' },
  noEmployee: { ar: 'اختر موظفًا من القائمة', en: 'Choose an employee from the list' },
  noAct: { ar: 'اختر إجراءً من القائمة', en: 'Choose an activity from the list' },
} as const satisfies Messages
