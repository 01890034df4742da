// What is said to somebody who has left a page alone.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  idleTitle: { ar: 'هل ما زلت هنا؟', en: 'Are you still there?' },
  idleText: {
    ar: {
      zero: 'ستخرج من حسابك الآن.',
      one: 'ستخرج من حسابك بعد ثانية واحدة.',
      two: 'ستخرج من حسابك بعد ثانيتين.',
      few: 'ستخرج من حسابك بعد {count} ثوانٍ.',
      many: 'ستخرج من حسابك بعد {count} ثانية.',
      other: 'ستخرج من حسابك بعد {count} ثانية.',
    },
    en: {
      one: 'You will be signed out in one second.',
      other: 'You will be signed out in {count} seconds.',
    },
  },
  idleOverUnsaved: {
    ar: 'خرجت من حسابك لأنك لم تستعمله مدة. آخر ما كتبته لم يصل إلى الخدمة وهو على هذا الجهاز فقط، سجّل الدخول منه للعودة إليه.',
    en: 'You were signed out because you were inactive. What you typed last did not reach the service and is only on this device; sign in here to return to it.',
  },
  stay: { ar: 'البقاء في الحساب', en: 'Stay signed in' },
  idleOver: {
    ar: 'خرجت من حسابك لأنك لم تستعمله مدة. عملك محفوظ، سجّل الدخول للعودة إليه.',
    en: 'You were signed out because you were inactive. Your work is saved; sign in to return to it.',
  },
} as const satisfies Messages
