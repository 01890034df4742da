// Words of a person's home page.

import type { NextDateKind } from '@bawaba/contract/entities/home.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import type { Messages, Text } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'الصفحة الرئيسية', en: 'Home page' },
  hello: { ar: 'أهلًا {name}', en: 'Hello, {name}' },
  waiting: { ar: 'بانتظارك', en: 'Waiting for you' },
  all: {
    ar: {
      zero: 'كل طلباتي',
      one: 'كل طلباتي',
      two: 'عرض الطلبين',
      few: 'عرض {count} طلبات',
      many: 'عرض {count} طلبًا',
      other: 'عرض {count} طلب',
    },
    en: { one: 'All my requests', other: 'Show all {count}' },
  },
  nothing: { ar: 'لا يوجد إجراء مطلوب منك الآن.', en: 'You have nothing to do now.' },
  requests: { ar: 'كل طلباتي', en: 'All my requests' },
  pay: { ar: 'سداد {amount}', en: 'Pay {amount}' },
  payIn: { ar: 'سداد {amount} · يتبقى {left}', en: 'Pay {amount} · {left} left' },
  complete: { ar: 'استكمال الطلب', en: 'Complete the request' },
  completeIn: { ar: 'استكمال الطلب · يتبقى {left}', en: 'Complete the request · {left} left' },
  status: { ar: 'متابعة السداد', en: 'Check the payment' },
  until: { ar: 'آخر موعد: {date}', en: 'Do this by {date}' },
  over: { ar: 'انتهى الموعد {date}', en: 'This was due {date}' },
  next: { ar: 'الموعد التالي', en: 'Next date' },
  noDate: { ar: 'لا توجد مواعيد قادمة', en: 'No dates ahead' },
  drafts: { ar: 'المسودات', en: 'Drafts' },
  continueDraft: { ar: 'متابعة {service}', en: 'Continue {service}' },
  allDrafts: {
    ar: {
      zero: 'كل المسودات',
      one: 'كل المسودات',
      two: 'عرض المسودتين',
      few: 'عرض {count} مسودات',
      many: 'عرض {count} مسودة',
      other: 'عرض {count} مسودة',
    },
    en: { one: 'All drafts', other: 'Show all {count} drafts' },
  },
  noDrafts: { ar: 'لا توجد مسودات', en: 'No drafts' },
  changes: { ar: 'آخر المستجدات', en: 'Recent changes' },
  allChanges: { ar: 'كل الإشعارات', en: 'All notifications' },
  noChanges: { ar: 'لا توجد إشعارات حتى الآن', en: 'No notifications so far' },
} as const satisfies Messages

/** What a date of a request is. */
export const dateWords = {
  visit: { ar: 'زيارة', en: 'Visit' },
  answer: { ar: 'موعد الرد عليك', en: 'You will hear from us by' },
} as const satisfies Record<NextDateKind, Text>

/** What a person does to a request that waits for them, and where. */
export const actions: Partial<
  Record<StateKind, { plain: keyof typeof messages; timed: keyof typeof messages; path: 'pay' | 'request' }>
> = {
  'waiting-on-payment': { plain: 'pay', timed: 'payIn', path: 'pay' },
  'waiting-on-applicant': { plain: 'complete', timed: 'completeIn', path: 'request' },
}
