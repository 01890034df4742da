// Sentences about bills and their payment number.

import { required } from '@bawaba/forms/index.ts'
import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  required: required.choose,
  paymentNumber: {
    ar: 'رقم السداد ١٣ رقمًا كما كُتبت أعلى الفاتورة. راجع الأرقام.',
    en: 'The payment number must be the 13 digits at the top of the bill. Check the digits.',
  },
  noBill: { ar: 'اختر فاتورة واحدة على الأقل', en: 'Select at least one bill' },
  unknownNumber: {
    ar: 'لا يوجد لدى الشركة حساب برقم السداد هذا. راجع الأرقام على الفاتورة.',
    en: 'The company has no account with this payment number. Check the digits on the bill.',
  },
  nothingOwed: {
    ar: 'لا توجد فواتير مستحقة على رقم السداد هذا',
    en: 'No bills are due for this payment number',
  },
  notOpen: {
    ar: 'سُددت فاتورة {month} أو لم تعد مستحقة. اعرض الفواتير من جديد.',
    en: 'The bill of {month} has been paid or is no longer due. Look the bills up again.',
  },
  olderFirst: {
    ar: 'تُسدد الفواتير من الأقدم: اختر فاتورة {month} أولًا',
    en: 'Bills are paid oldest first: choose the bill of {month} first',
  },
  priceChanged: {
    ar: 'تغيّر المبلغ منذ عُرضت الفواتير. اعرضها من جديد وراجع الإجمالي.',
    en: 'The amount has changed since the bills were shown. Look them up again and check the total.',
  },
} as const satisfies Messages
