// Codes about paying.

import type { ErrorRows } from './row.ts'

export const paymentErrors = {
  PRICE_INVALID: {
    status: 422,
    client: 'show',
    ar: 'اختر بندًا واحدًا على الأقل للدفع',
    en: 'Select at least one item to pay',
  },
  PAYMENT_NO_INVALID: {
    status: 422,
    client: 'show',
    ar: 'رقم الدفع غير موجود. راجعه على الفاتورة.',
    en: 'There is no such payment number. Check it on the bill.',
  },
  PAY_OLDER_BILLS_FIRST: {
    status: 422,
    client: 'show',
    ar: 'ادفع الفواتير الأقدم أولًا',
    en: 'Pay the older bills first',
  },
  NOTHING_TO_PAY: {
    status: 404,
    client: 'show',
    ar: 'لا يوجد مبلغ مطلوب لهذا الطلب',
    en: 'There is nothing to pay for this request',
  },
  ALREADY_PAID: {
    status: 409,
    client: 'show',
    ar: 'سُدد هذا المبلغ من قبل، ولن يُخصم منك مرة أخرى.',
    en: 'This has been paid already. You will not be charged again.',
  },
  PAYMENT_CHECKING: {
    status: 409,
    client: 'show',
    ar: 'نتحقق من الدفع. لا تدفع مرة أخرى الآن.',
    en: 'We are checking your payment. Do not pay again yet.',
  },
  PAYMENT_MEANS_UNKNOWN: {
    status: 422,
    client: 'show',
    ar: 'طريقة الدفع غير متاحة. اختر طريقة أخرى.',
    en: 'This way to pay is not available. Choose another.',
  },
  RETURN_ADDRESS_INVALID: {
    status: 422,
    client: 'show',
    ar: 'عنوان الرجوع ليس من عناوين هذه البوابة',
    en: 'The return address is not on this portal',
  },
  PAYMENT_GATEWAY_DOWN: {
    status: 503,
    client: 'show',
    ar: 'خدمة الدفع لا تستجيب الآن، ولم يُخصم منك شيء. حاول بعد قليل.',
    en: 'The payment service is not responding and nothing was taken. Try again shortly.',
  },
  PAYMENT_TOO_SOON: {
    status: 409,
    client: 'show',
    ar: 'انتظر ٣٠ دقيقة بعد محاولة الدفع الأخيرة قبل الدفع في البنك',
    en: 'Wait 30 minutes after the last online attempt before you pay at the bank',
  },
  PAYMENT_CLOSED_TODAY: {
    status: 422,
    client: 'show',
    ar: 'السداد غير متاح في هذا اليوم من الشهر',
    en: 'Payment is not open on this day of the month',
  },
  PAYMENT_WAY_CHANGED: {
    status: 409,
    client: 'show',
    ar: 'اختيرت طريقة سداد أخرى في نافذة أخرى. حدّث الصفحة لتراها.',
    en: 'Another way to pay was chosen in another window. Refresh the page to see it.',
  },
  PROOF_UNDER_REVIEW: {
    status: 409,
    client: 'show',
    ar: 'نراجع إثبات التحويل الذي أرسلته. لا تدفع مرة أخرى إن كنت قد حوّلت المبلغ.',
    en: 'We are checking the proof of transfer you sent. If you have transferred the money, do not pay again.',
  },
  PAYMENT_INCOMPLETE: {
    status: 409,
    client: 'show',
    ar: 'وصل جزء من المبلغ. حوّل الباقي بالرقم المرجعي نفسه.',
    en: 'Part of the amount has arrived. Transfer the rest with the same reference.',
  },
  NOTICE_REFUSED: {
    status: 401,
    client: 'show',
    ar: 'توقيع الإشعار غير صحيح أو قديم',
    en: 'The signature of the notice is wrong or too old',
  },
  REFUND_TOO_LARGE: {
    status: 422,
    client: 'show',
    ar: 'المبلغ أكبر من المتبقي الذي يمكن رده',
    en: 'The amount is larger than what is left to refund',
  },
  REFUND_WHOLE_ONLY: {
    status: 422,
    client: 'show',
    ar: 'مزود الدفع يرد المبلغ كاملًا فقط. اطلب رد كل ما سُدد.',
    en: 'This payment provider can only give back the full amount. Ask for all of it.',
  },
  SECOND_PERSON_NEEDED: {
    status: 403,
    client: 'show',
    ar: 'يعتمد الرد موظف مالي لم يطلبه ولم يسجل مبالغ هذا السداد',
    en: 'A financial manager who neither asked for it nor recorded money of this payment must decide',
  },
  REFUND_OWED: {
    status: 409,
    client: 'show',
    ar: 'هذا المبلغ مستحق لمن سدده ولا يُرفض رده. إن لم يصل المبلغ فعلًا فصحح تسجيله أولًا.',
    en: 'This money is owed to its payer, so the refund cannot be declined. If it never arrived, correct the record first.',
  },
  REFUND_DECIDED: {
    status: 409,
    client: 'show',
    ar: 'بُت في هذا الرد من قبل',
    en: 'This refund has been decided already',
  },
  AMOUNT_DIFFERS: {
    status: 422,
    client: 'show',
    ar: 'المبلغ يختلف عن المطلوب',
    en: 'The amount differs from what is due',
  },
  RECEIPT_USED: {
    status: 409,
    client: 'show',
    ar: 'سُجل هذا الرقم من قبل',
    en: 'This number has been recorded already',
  },
  DAY_NOT_OVER: {
    status: 422,
    client: 'show',
    ar: 'تُطابق الأيام بعد انتهائها',
    en: 'A day can be compared once it is over',
  },
  STATEMENT_UNREADABLE: {
    status: 422,
    client: 'show',
    ar: 'ليس كشف حساب بصيغة CAMT.053 أو MT940 أو CSV',
    en: 'This is no statement in CAMT.053, MT940 or CSV',
  },
  STATEMENT_TOO_LARGE: {
    status: 413,
    client: 'show',
    ar: 'الكشف أكبر من ٨ ميجابايت. استورده شهرًا بعد شهر.',
    en: 'The statement is larger than 8 MB. Import it month by month.',
  },
  DIFFERENCE_RESOLVED: {
    status: 409,
    client: 'show',
    ar: 'سُوّي هذا الفرق من قبل',
    en: 'This difference has been resolved already',
  },
  RESOLUTION_UNFIT: {
    status: 422,
    client: 'show',
    ar: 'لا تصلح هذه التسوية لهذا الفرق',
    en: 'This resolution does not fit the difference',
  },
  PROOF_UNUSABLE: {
    status: 422,
    client: 'show',
    ar: 'لا يمكن استخدام هذا الملف إثباتًا. ارفع صورة الإيصال مرة أخرى.',
    en: 'This file cannot be used as a proof. Upload the receipt again.',
  },
} as const satisfies ErrorRows
