// What the portal can owe the owner of a request, each one row, and why it may wait: as staff read it.

import type { Text } from '@bawaba/language/index.ts'

export const owedRows = {
  'requests.deliver': {
    ar: 'إرسال ما تقرر إلى الجهة الخارجية',
    en: 'Send what was decided to the service outside',
  },
  'requests.end': {
    ar: 'إنهاء طلب انتهت مهلته',
    en: 'End a request whose time is over',
  },
  'requests.paid': {
    ar: 'نقل طلب سُدد إلى ما بعد السداد',
    en: 'Move on a request that is paid',
  },
} as const satisfies Record<string, Text>
export type OwedKind = keyof typeof owedRows

/** Why a request whose time is over does not end yet. */
export const waitRows = {
  provider: {
    ar: 'مزود الدفع لا يجيب، وقد يكون الطلب مسددًا. يبقى الطلب حتى يجيب.',
    en: 'The payment provider does not answer, and the request may be paid. It stays until there is an answer.',
  },
  proof: {
    ar: 'إثبات تحويل بانتظار المراجعة المالية.',
    en: 'A proof of transfer waits for finance.',
  },
  paid: {
    ar: 'الطلب مسدد ولا ينتقل إلى ما بعد السداد: شرط الخطوة لا يتحقق بإجاباته. يلزم تعديل الخدمة.',
    en: 'The request is paid and does not move on: the condition of the next step does not hold for its answers. The service must be corrected.',
  },
} as const satisfies Record<string, Text>
export type WaitReason = keyof typeof waitRows
export const isWaitReason = (text: string): text is WaitReason => Object.hasOwn(waitRows, text)
