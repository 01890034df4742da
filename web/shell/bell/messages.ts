// The texts of the bell and of one notification.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'الإشعارات', en: 'Notifications' },
  unseen: {
    ar: {
      zero: 'الإشعارات، لا جديد',
      one: 'الإشعارات، إشعار جديد',
      two: 'الإشعارات، إشعاران جديدان',
      few: 'الإشعارات، {count} إشعارات جديدة',
      many: 'الإشعارات، {count} إشعارًا جديدًا',
      other: 'الإشعارات، {count} إشعار جديد',
    },
    en: {
      zero: 'Notifications, nothing new',
      one: 'Notifications, 1 new',
      other: 'Notifications, {count} new',
    },
  },
  /** The name says what is seen: the number on the bell. */
  unseenMany: { ar: 'الإشعارات، {count}+ إشعار جديد', en: 'Notifications, {count}+ new' },
  unread: { ar: 'غير مقروء', en: 'Unread' },
  none: { ar: 'لا جديد', en: 'Nothing new' },
  all: { ar: 'كل الإشعارات', en: 'All notifications' },
  loading: { ar: 'جارٍ التحميل', en: 'Loading' },
  failed: { ar: 'لم تُحمَّل الإشعارات. حاول مرة أخرى.', en: 'Notifications were not loaded. Try again.' },
} as const satisfies Messages
