// What the portal can owe the owner of a request, each one row, and why it may wait: as staff read it.

import type { Text } from '@bawaba/language/index.ts'

export const owedRows = {
  'requests.deliver': {
    ar: 'إرسال ما تقرر إلى الجهة الخارجية',
    en: 'Send what was decided to the service outside',
  },
  'requests.move': {
    ar: 'نقل طلب انتهت مهلته أو سُدد',
    en: 'Move on a request that is paid, or whose time is over',
  },
  'payments.refund': {
    ar: 'رد مبلغ اعتُمد رده',
    en: 'Give back money whose refund was approved',
  },
  'messages.notify': {
    ar: 'إبلاغ صاحب الطلب بقرار لم يصله',
    en: 'Notify the owner of a decision that has not reached them',
  },
} as const satisfies Record<string, Text>
export type OwedKind = keyof typeof owedRows

/** Why a request that is to be moved on waits. */
export const waitRows = {
  provider: {
    ar: 'مزود الدفع لا يجيب، وقد يكون الطلب مسددًا. يبقى الطلب حتى يجيب.',
    en: 'The payment provider does not answer, and the request may be paid. It stays until there is an answer.',
  },
  gatewayGone: {
    ar: 'مزود الدفع الذي بدأ به السداد لم يعد في إعدادات البوابة، وقد يكون الطلب مسددًا لديه. أعد إعداداته حتى يجيب، أو اسأله: إن وصل المبلغ فتسجله المالية على عملية السداد، وإلا فألغ الطلب.',
    en: 'The payment provider by which paying began is no longer in the settings, and the request may be paid there. Put its settings back until it has answered, or ask it: if the money arrived, finance record it on the payment; otherwise cancel the request.',
  },
  proof: {
    ar: 'إثبات تحويل بانتظار المراجعة المالية.',
    en: 'A proof of transfer waits for finance.',
  },
  message: {
    ar: 'رسالة من مقدم الطلب لم يقرأها أحد. ينتهي الطلب بعد يوم عمل على الأكثر.',
    en: 'No one has read a message from the applicant. The request ends at most one working day later.',
  },
  paid: {
    ar: 'الطلب مسدد ولا ينتقل: لا خطوة بعد السداد تتحقق شروطها بإجاباته. يلزم أن يراجعه مصمم الخدمة.',
    en: 'The request is paid and does not move on: no step after payment holds for its answers. A service designer must look at it.',
  },
  noChannel: {
    ar: 'لم تصل الرسالة إلى صاحب الطلب خلال ثلاثين يومًا بأي وسيلة. اتصل به أو صحح رقمه، ثم حاول مرة أخرى.',
    en: 'No message has reached the owner for 30 days, by any channel. Call them or have their number corrected, then try again.',
  },
} as const satisfies Record<string, Text>
export type WaitReason = keyof typeof waitRows
/** Why a request whose time is over may not end yet. */
export type EndWaits = Exclude<WaitReason, 'noChannel'>
export const isWaitReason = (text: string): text is WaitReason => Object.hasOwn(waitRows, text)
