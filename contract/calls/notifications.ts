// A person's notifications and what they prefer, for whoever has signed in. Whoever acts for somebody reads their own.

import { Type } from 'typebox'
import {
  Marked,
  Notification,
  NotificationPreferences,
  NotificationPreferencesOrder,
} from '../entities/notification.ts'
import { signedIn } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { Count, CountQuery, ListQuery } from './parts.ts'

export const notificationCalls = defineCalls({
  'GET Notifications': {
    summary: { ar: 'إشعارات من يسأل، الأحدث أولًا', en: 'The notifications of the caller, the newest first' },
    tag: 'notifications',
    query: ListQuery,
    answer: Type.Array(Type.Partial(Notification)),
    // Private to whoever is notified: whoever acts for them reads their own (docs/decisions/notifications.md).
    policy: signedIn,
    errors: ['INVALID_FILTER'],
  },
  'GET Notifications/count': {
    summary: {
      ar: 'عدد الإشعارات التي لم تُعرض بعد، أو التي تطابق الشرط',
      en: 'How many the caller has not seen; with a filter, how many it admits',
    },
    tag: 'notifications',
    query: CountQuery,
    answer: Count,
    policy: signedIn,
    errors: ['INVALID_FILTER'],
  },
  'POST Notifications/markAsSeen': {
    summary: { ar: 'عُرضت هذه الإشعارات', en: 'Mark as seen; answers how many are unseen now' },
    tag: 'notifications',
    body: Marked,
    answer: Count,
    policy: signedIn,
    errors: [],
  },
  'POST Notifications/markAsRead': {
    summary: { ar: 'قُرئت هذه الإشعارات', en: 'Mark as read, and seen; answers how many are unseen now' },
    tag: 'notifications',
    body: Marked,
    answer: Count,
    policy: signedIn,
    errors: [],
  },
  'GET Notifications/preferences': {
    summary: { ar: 'ما يفضله من يسأل في الإشعارات', en: 'What the caller wants to be notified of, and how' },
    tag: 'notifications',
    answer: NotificationPreferences,
    policy: signedIn,
    errors: [],
  },
  'PUT Notifications/preferences': {
    summary: {
      ar: 'تغيير ما يفضله من يسأل في الإشعارات',
      en: 'Change what the caller wants to be notified of; topics that are not named stay. If-Match may name the revision seen',
    },
    tag: 'notifications',
    body: NotificationPreferencesOrder,
    answer: NotificationPreferences,
    policy: signedIn,
    errors: ['VALIDATION_FAILED', 'CONFLICT'],
  },
})
