// Words at a field of the inbox's forms that cannot be taken as it stands.

import type { Messages } from '@bawaba/language/index.ts'

export const fieldMessages = {
  number: { ar: 'اكتب رقمًا، مثل ١٢٠٠ أو ٢٥٫٥', en: 'Write a number, such as 1200 or 25.5' },
  exactAndLimits: {
    ar: 'امسح هذا الرقم، أو امسح الحد الأدنى والحد الأقصى',
    en: 'Clear this number, or clear the minimum and the maximum',
  },
  minMissing: { ar: 'أدخل الحد الأدنى', en: 'Enter the minimum' },
  maxMissing: { ar: 'أدخل الحد الأقصى', en: 'Enter the maximum' },
  maxNotAbove: {
    ar: 'أدخل حدًا أقصى أكبر من الحد الأدنى',
    en: 'Enter a maximum that is more than the minimum',
  },
  list: { ar: 'هذا ليس في القائمة. اختر منها.', en: 'This is not in the list. Choose from it.' },
  noEmployee: { ar: 'اختر موظفًا من القائمة', en: 'Choose an employee from the list' },
  noAct: { ar: 'اختر إجراءً من القائمة', en: 'Choose an activity from the list' },
} as const satisfies Messages
