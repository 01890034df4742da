// Codes about notifications.

import type { ErrorRows } from './row.ts'

export const notificationErrors = {
  TEMPLATE_TAKEN: {
    status: 422,
    client: 'show',
    ar: 'يوجد قالب لهذا النوع والخدمة والمرحلة. عدّل القالب الموجود.',
    en: 'There is a template for this kind, service and stage already. Edit that one.',
  },
  MESSAGE_OVER: {
    status: 422,
    client: 'show',
    ar: 'لا تُرسل هذه الرسالة مرة أخرى: انتهت صلاحية ما فيها أو تم ما تذكّر به. اطلب من صاحبها البدء من جديد.',
    en: 'This message cannot be sent again: what it holds has expired, or what it reminds of is done. Ask its reader to start again.',
  },
} as const satisfies ErrorRows
