// Notifications of payers about their money: rows of notification-kinds.ts.

export const paymentKindRows = {
  paymentReceived: {
    topic: 'payments',
    hours: { urgency: 'now', uselessAfter: { days: 7 } },
    label: { ar: 'وصول سداد', en: 'Payment received' },
    placeholders: ['number', 'amount'],
    required: 2,
    title: { ar: 'وصل السداد', en: 'Payment received' },
    text: {
      ar: 'وصل سداد {amount} للطلب {number}. الإيصال في صفحة الطلب.',
      en: 'We received {amount} for request {number}. The receipt is on its page.',
    },
  },
  paymentFailed: {
    topic: 'payments',
    hours: { urgency: 'now', uselessAfter: { hours: 12 } },
    label: { ar: 'سداد لم يتم', en: 'Payment failed' },
    placeholders: ['number', 'amount'],
    required: 2,
    title: { ar: 'لم يتم السداد', en: 'Payment failed' },
    text: {
      ar: 'لم يتم سداد {amount} للطلب {number} ولم يُخصم منك شيء. افتح الطلب وأعد المحاولة، أو اختر وسيلة دفع أخرى.',
      en: '{amount} for request {number} was not paid and nothing was taken. Open the request to try again or choose another way to pay.',
    },
  },
  paymentExpired: {
    topic: 'payments',
    hours: { urgency: 'day', uselessAfter: { days: 3 } },
    label: { ar: 'انتهاء مهلة سداد', en: 'Time to pay ran out' },
    placeholders: ['number', 'amount'],
    required: 2,
    title: { ar: 'انتهت مهلة السداد', en: 'The time to pay ran out' },
    text: {
      ar: 'انتهت مهلة سداد {amount} للطلب {number}. افتح الطلب واختر طريقة دفع جديدة.',
      en: 'The time to pay {amount} for request {number} ran out. Open the request and choose how you will pay.',
    },
  },
  paymentRefunded: {
    topic: 'payments',
    hours: { urgency: 'day', uselessAfter: 'never' },
    label: { ar: 'رد مبلغ', en: 'Refund' },
    placeholders: ['number', 'amount'],
    required: 2,
    title: { ar: 'رُد إليك مبلغ', en: 'A refund' },
    text: {
      ar: 'رُد إليك {amount} عن الطلب {number}.',
      en: 'We refunded {amount} for request {number}.',
    },
  },
  paymentSurplus: {
    topic: 'payments',
    hours: { urgency: 'day', uselessAfter: 'never' },
    label: { ar: 'وصول مبلغ غير مستحق', en: 'Payment that was not due' },
    placeholders: ['number', 'amount'],
    required: 2,
    title: { ar: 'وصل مبلغ غير مستحق', en: 'We received money that was not due' },
    text: {
      ar: 'وصل {amount} للطلب {number} وهو غير مستحق. سنرده إليك.',
      en: '{amount} for request {number} arrived but was not due. We will refund it.',
    },
  },
  refundBounced: {
    topic: 'payments',
    hours: { urgency: 'day', uselessAfter: 'never' },
    label: { ar: 'رد أعاده البنك', en: 'Refund returned by the bank' },
    placeholders: ['number', 'amount'],
    required: 2,
    title: { ar: 'أعاد البنك المبلغ الذي رددناه', en: 'The bank returned our refund' },
    text: {
      ar: 'أعاد البنك {amount} رددناه عن الطلب {number}. سنراجع الحساب ونعيد إرساله.',
      en: 'The bank returned the {amount} we refunded for request {number}. We will check the account and send it again.',
    },
  },
  paymentCorrected: {
    topic: 'payments',
    hours: { urgency: 'day', uselessAfter: 'never' },
    label: { ar: 'تصحيح سداد مسجل', en: 'Payment record corrected' },
    placeholders: ['number', 'amount'],
    required: 2,
    title: { ar: 'صححنا سدادًا مسجلًا', en: 'We corrected a payment record' },
    text: {
      ar: 'سجلنا {amount} للطلب {number} ولم يصل المبلغ. افتح الطلب لمعرفة المطلوب.',
      en: 'We recorded {amount} for request {number}, but it did not reach us. Open the request to see what is due.',
    },
  },
  paymentIncomplete: {
    topic: 'payments',
    hours: { urgency: 'day', uselessAfter: { days: 7 } },
    label: { ar: 'سداد غير مكتمل', en: 'Payment incomplete' },
    placeholders: ['number', 'amount', 'missing'],
    required: 3,
    title: { ar: 'السداد غير مكتمل', en: 'Payment incomplete' },
    text: {
      ar: 'وصل {amount} للطلب {number}، والباقي {missing}. حوّله بالرقم المرجعي نفسه.',
      en: '{amount} arrived for request {number}; {missing} is missing. Transfer it with the same reference.',
    },
  },
  transferRefused: {
    topic: 'payments',
    hours: { urgency: 'day', uselessAfter: 'never' },
    label: { ar: 'رفض إثبات تحويل', en: 'Proof of a transfer refused' },
    placeholders: ['number', 'reason'],
    required: 2,
    title: { ar: 'لم يُقبل إثبات التحويل', en: 'Proof of transfer not accepted' },
    text: {
      ar: 'لم نتمكن من قبول إثبات التحويل للطلب {number}: {reason}',
      en: 'We could not accept the proof of transfer for request {number}: {reason}',
    },
  },
} as const
