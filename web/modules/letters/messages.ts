// The words of letters and certificates.

import type { LetterState, Revocation } from '@bawaba/contract/entities/letter.ts'
import type { Messages, Text } from '@bawaba/language/index.ts'

export const messages = {
  letters: { ar: 'الوثائق الصادرة', en: 'Documents issued' },
  number: { ar: 'رقم الوثيقة', en: 'Document number' },
  request: { ar: 'الطلب', en: 'Request' },
  issued: { ar: 'صدرت في', en: 'Issued on' },
  validUntil: { ar: 'سارية حتى', en: 'Valid until' },
  arabic: { ar: 'PDF بالعربية', en: 'PDF in Arabic' },
  english: { ar: 'PDF بالإنجليزية', en: 'PDF in English' },
  check: { ar: 'صفحة التحقق', en: 'Verification page' },
  revoke: { ar: 'إلغاء الوثيقة', en: 'Revoke document' },
  revokeTitle: { ar: 'هل تلغي الوثيقة رقم {number}؟', en: 'Revoke document {number}?' },
  revokeEffect: {
    ar: 'لن تعود سارية، ومن يتحقق منها يقرأ أنها ملغاة. نخطر صاحبها بالسبب، ولا يمكن التراجع.',
    en: 'It will no longer be valid, and whoever checks it reads that it was revoked. We notify its owner. This cannot be undone.',
  },
  reason: { ar: 'سبب الإلغاء', en: 'Why is it revoked?' },
  reasonHint: { ar: 'يقرؤه صاحب الوثيقة.', en: 'Its owner will read this.' },
  reasonMissing: { ar: 'اكتب سبب الإلغاء', en: 'Enter why it is revoked' },
  revoked: { ar: 'أُلغيت الوثيقة', en: 'The document was revoked' },
  back: { ar: 'تراجع', en: 'Cancel' },
  failed: { ar: 'لم يكتمل الإجراء. حاول مرة أخرى.', en: 'It did not work. Try again.' },
} as const satisfies Messages

export const stateNames = {
  valid: { ar: 'سارية', en: 'Valid' },
  expired: { ar: 'انتهت صلاحيتها', en: 'Expired' },
  revoked: { ar: 'ملغاة', en: 'Revoked' },
} as const satisfies Record<LetterState, Text>

export const revocationNames = {
  staff: { ar: 'ألغتها الجهة التي أصدرتها', en: 'It was revoked by the authority that issued it' },
  replaced: { ar: 'صدرت وثيقة أخرى بدلًا منها', en: 'Another document was issued in its place' },
  reopened: { ar: 'أُعيد فتح الطلب الذي صدرت عنه', en: 'The request that it was issued for was reopened' },
} as const satisfies Record<Revocation, Text>
