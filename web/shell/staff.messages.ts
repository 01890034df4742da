// Words of the frame around the pages of staff.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  workspace: {
    ar: 'مساحة العمل',
    en: 'Workspace',
  },
  more: {
    ar: 'المزيد',
    en: 'More',
  },
  employeeApp: {
    ar: 'تنزيل تطبيق الموظفين',
    en: 'Download the staff app',
  },
} as const satisfies Messages
