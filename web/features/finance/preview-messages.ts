// Words of what an act of finance would book.

export const previewMessages = {
  title: { ar: 'ما سيُقيد', en: 'What will be booked' },
  due: { ar: 'المطلوب', en: 'Due' },
  before: { ar: 'الواصل الآن', en: 'Received so far' },
  after: { ar: 'الواصل بعد القيد', en: 'Received after this' },
  more: { ar: 'زيادة على المطلوب', en: 'More than is due' },
  less: { ar: 'ما زال ناقصًا', en: 'Still missing' },
  nothing: {
    ar: 'لا يُقيد شيء. يبقى الفرق مسوى بسببه.',
    en: 'Nothing is booked. The difference stays as settled.',
  },
  goesOn: { ar: 'يصير الطلب مسددًا ويُستكمل.', en: 'The request becomes paid and goes on.' },
  goesBack: {
    ar: 'لا يبقى الطلب مسددًا: يبطل إيصاله، ويعود إلى انتظار السداد إن لم ينتهِ.',
    en: 'The request is paid no more: its receipt becomes void, and it waits for payment again unless it has ended.',
  },
  waits: { ar: 'يبقى الطلب بانتظار الباقي.', en: 'The request waits for the rest.' },
  refund: { ar: 'يُطلب رد {amount}: {cause}.', en: '{amount} is queued to be refunded: {cause}.' },
  ended: {
    ar: 'ينتهي طلب الرد الذي لم يُعتمد.',
    en: 'What was queued to be refunded and is not approved ends.',
  },
  told: { ar: 'نبلغ من سدد.', en: 'We tell the payer.' },
  confirmTitle: { ar: 'تأكيد {amount}؟', en: 'Confirm {amount}?' },
  confirmEffect: {
    ar: 'المبلغ غير المطلوب. راجعه على كشف البنك قبل التأكيد.',
    en: 'The amount is not the one due. Check it against the bank statement before you confirm.',
  },
  bookTitle: { ar: 'تسجيله للسداد {number}؟', en: 'Book it on payment {number}?' },
} as const
