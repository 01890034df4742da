// Words of what a search answers about one's own requests.

import type { Messages } from '@bawaba/language/index.ts'

export const ownMessages = {
  title: { ar: 'طلباتك', en: 'Your requests' },
  all: { ar: 'كل طلباتي', en: 'All my requests' },
  visitor: {
    ar: 'سجّل الدخول لترى طلباتك، أو تابع طلبًا برقمه.',
    en: 'Sign in to see your requests, or track one by its number.',
  },
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  track: { ar: 'متابعة طلب', en: 'Track a request' },
} as const satisfies Messages
