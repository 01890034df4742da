// Words of signing in by a provider.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  or: { ar: 'أو', en: 'or' },
  continueWith: { ar: 'متابعة عبر {provider}', en: 'Continue with {provider}' },
  leaving: { ar: 'جارٍ الانتقال إلى {provider}…', en: 'Going to {provider}…' },
  title: { ar: 'جارٍ تسجيل الدخول', en: 'Signing you in' },
  wait: {
    ar: 'نتحقق مما أرسلته الجهة. يستغرق ذلك ثوانٍ.',
    en: 'Checking what the provider sent. This takes a few seconds.',
  },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  notSignedIn: { ar: 'لم يتم تسجيل الدخول', en: 'You are not signed in' },
  cancelled: {
    ar: 'ألغيت الدخول قبل أن يكتمل. لم يتغير شيء.',
    en: 'You cancelled before signing in was complete. Nothing has changed.',
  },
  failed: {
    ar: 'لم تكتمل محاولة الدخول: انتهت مدتها أو بدأت في متصفح آخر. ابدأ من جديد.',
    en: 'This sign-in is over, or began in another browser. Start again.',
  },
  again: { ar: 'العودة إلى صفحة الدخول', en: 'Back to sign in' },
} as const satisfies Messages
