// What the portal promises people until a moment, each sort one row: as staff read what a closing would hit, and as people
// read what was extended. `subject` is the number of a request.

import type { Text } from '@bawaba/language/index.ts'

type Row = { label: Text; own: Text }

export const promiseRows = {
  requests: {
    label: { ar: 'طلبات تنتظر ردًا أو سدادًا', en: 'Requests waiting for an answer or a payment' },
    own: { ar: 'طلبك رقم {number}', en: 'your request {number}' },
  },
  holds: {
    label: { ar: 'حجوزات مؤقتة', en: 'Temporary holds' },
    own: { ar: 'ما حجزته مؤقتًا', en: 'what is held for you' },
  },
  turns: {
    label: { ar: 'أدوار في بيع الوحدات', en: 'Turns in sales' },
    own: { ar: 'دورك في الحجز', en: 'your turn to reserve' },
  },
  draws: {
    label: { ar: 'قرعات ما زال الاشتراك فيها مفتوحًا', en: 'Draws that people can still enter' },
    own: { ar: 'الاشتراك في القرعة', en: 'entries of the draw' },
  },
  drafts: {
    label: { ar: 'مسودات', en: 'Drafts' },
    own: { ar: 'مسودتك', en: 'your draft' },
  },
} as const satisfies Record<string, Row>

export type PromiseKind = keyof typeof promiseRows
