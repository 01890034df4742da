// What is said to somebody who has left a page alone.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  idleTitle: { ar: 'هل ما زلت هنا؟', en: 'Are you still there?' },
  idleText: {
    ar: {
      zero: 'ستخرج من حسابك الآن. عملك محفوظ.',
      one: 'ستخرج من حسابك بعد ثانية واحدة. عملك محفوظ.',
      two: 'ستخرج من حسابك بعد ثانيتين. عملك محفوظ.',
      few: 'ستخرج من حسابك بعد {count} ثوانٍ. عملك محفوظ.',
      many: 'ستخرج من حسابك بعد {count} ثانية. عملك محفوظ.',
      other: 'ستخرج من حسابك بعد {count} ثانية. عملك محفوظ.',
    },
    en: {
      one: 'You will be signed out in one second. Your work is saved.',
      other: 'You will be signed out in {count} seconds. Your work is saved.',
    },
  },
  stay: { ar: 'البقاء في الحساب', en: 'Stay signed in' },
  idleOver: {
    ar: 'خرجت من حسابك لأنك لم تستعمله مدة. عملك محفوظ، سجّل الدخول للعودة إليه.',
    en: 'You were signed out because you were inactive. Your work is saved; sign in to return to it.',
  },
} as const satisfies Messages
