// The words of the list of one's own documents.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'وثائقي', en: 'My documents' },
  intro: {
    ar: 'الشهادات والخطابات الصادرة عن طلباتك. على كل منها رمز يتحقق به أي شخص من صحتها.',
    en: 'Certificates and letters issued for your requests. Each carries a code by which anyone can check it.',
  },
  receipts: { ar: 'إيصالات السداد في «مدفوعاتي»', en: 'Receipts of payments are under “My payments”' },
  none: { ar: 'لا وثائق بعد', en: 'No documents yet' },
  noneText: {
    ar: 'حين يُقبل طلب تصدر عنه شهادة أو خطاب تجده هنا.',
    en: 'When a request ends in a certificate or a letter, you find it here.',
  },
} as const satisfies Messages
