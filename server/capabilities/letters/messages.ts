// What stands on every letter besides its own words.

import type { Text } from '@bawaba/language/index.ts'

export const messages = {
  number: { ar: 'رقم الوثيقة', en: 'Document number' },
  issued: { ar: 'تاريخ الإصدار', en: 'Issued on' },
  validUntil: { ar: 'سارية حتى', en: 'Valid until' },
  revokedOn: { ar: 'تاريخ الإلغاء', en: 'Revoked on' },
  revoked: { ar: 'أُلغيت في {date}', en: 'Revoked on {date}' },
  request: { ar: 'رقم الطلب', en: 'Request number' },
  seal: { ar: 'مكان الختم', en: 'Place of the seal' },
  code: {
    ar: 'للتحقق من هذه الوثيقة امسح الرمز، أو اكتب رقمها في الصفحة:',
    en: 'To check this document scan the code, or enter its number at:',
  },
  footer: { ar: 'وثيقة بتوقيع إلكتروني، رقمها {number}', en: 'Signed electronically, number {number}' },
} as const satisfies Record<string, Text>
