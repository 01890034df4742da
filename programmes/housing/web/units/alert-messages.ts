// Words about being notified of available units.

import type { Messages } from '@bawaba/language/index.ts'

export const alertMessages = {
  notify: { ar: 'أخطرني عندما تتاح وحدة', en: 'Notify me when a unit is available' },
  cancel: { ar: 'إلغاء الإخطار', en: 'Cancel the notification' },
  isOn: {
    ar: 'نرسل إليك رسالة واحدة عندما تتاح وحدة خلال ستة أشهر. لا يحجز ذلك وحدة لك.',
    en: 'We will send you one message if a unit is available in the next six months. It does not reserve a unit for you.',
  },
  failed: { ar: 'لم يكتمل الإجراء. حاول مرة أخرى.', en: 'It did not work. Try again.' },
  signIn: { ar: 'سجّل الدخول لنخطرك عندما تتاح وحدة', en: 'Sign in to be notified of available units' },
} as const satisfies Messages
