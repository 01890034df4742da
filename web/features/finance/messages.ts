// The texts of finance: payments of everybody, refunds, and the daily comparison with providers.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  payments: { ar: 'المدفوعات', en: 'Payments' },
  refunds: { ar: 'رد المبالغ', en: 'Refunds' },
  reconciliation: { ar: 'مطابقة المدفوعات', en: 'Reconciliation' },
  find: { ar: 'رقم أو اسم مقدم الطلب أو مبلغ', en: 'Number, reference, name or amount' },
  status: { ar: 'الحالة', en: 'Status' },
  channel: { ar: 'طريقة السداد', en: 'Channel' },
  from: { ar: 'من يوم', en: 'From' },
  to: { ar: 'إلى يوم', en: 'To' },
  any: { ar: 'الكل', en: 'Any' },
  apply: { ar: 'تصفية', en: 'Filter' },
  clear: { ar: 'إلغاء التصفية', en: 'Clear filters' },
  none: { ar: 'لا توجد مدفوعات بهذه التصفية', en: 'No payments match these filters' },
  total: { ar: 'عدد المدفوعات: {count}', en: 'Payments: {count}' },
  older: { ar: 'الأقدم', en: 'Older' },
  firstPage: { ar: 'الصفحة الأولى', en: 'First page' },
  nextPage: { ar: 'الصفحة التالية', en: 'Next page' },
  newest: { ar: 'الأحدث', en: 'Newest' },
  refresh: { ar: 'تحديث', en: 'Refresh' },
  received: { ar: 'الواصل', en: 'Received' },
  net: { ar: 'الواصل بعد الرد', en: 'Received, less refunds' },
  payment: { ar: 'السداد {number}', en: 'Payment {number}' },
  back: { ar: 'كل المدفوعات', en: 'All payments' },
  items: { ar: 'البنود', en: 'Items' },
  sum: { ar: 'المجموع', en: 'Total' },
  attempts: { ar: 'محاولات السداد', en: 'Attempts' },
  timeline: { ar: 'ما تم', en: 'What happened' },
  ledger: { ar: 'القيود', en: 'Ledger' },
  debit: { ar: '{amount} مدين', en: '{amount} debit' },
  credit: { ar: '{amount} دائن', en: '{amount} credit' },
  reference: { ar: 'الرقم المرجعي', en: 'Reference' },
  code: { ar: 'كود الدفع', en: 'Payment code' },
  transaction: { ar: 'رقم العملية', en: 'Transaction' },
  proof: { ar: 'عرض الإثبات', en: 'Open the proof' },
  proofSent: { ar: 'أُرسل في {time}: {state}', en: 'Sent on {time}: {state}' },
  checkNow: { ar: 'سؤال المزود الآن', en: 'Ask the provider now' },
  checked: { ar: 'سُئل المزود', en: 'The provider was asked' },
  failed: { ar: 'لم يكتمل الإجراء. حاول مرة أخرى.', en: 'It did not work. Try again.' },
  askRefund: { ar: 'طلب رد مبلغ', en: 'Ask for a refund' },
  refundAmount: { ar: 'المبلغ المطلوب رده بالجنيه', en: 'Amount to refund, in pounds' },
  reason: { ar: 'السبب', en: 'Reason' },
  proofRefused: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
  amountMissing: { ar: 'اكتب المبلغ', en: 'Enter the amount' },
  amountWrong: {
    ar: 'اكتب المبلغ بالجنيه، مثل ١٥٠٫٥٠',
    en: 'Enter an amount in pounds, such as 150.50',
  },
  reasonMissing: { ar: 'اكتب السبب', en: 'Enter the reason' },
  refundAsked: {
    ar: 'طُلب الرد، وينتظر اعتماد موظف آخر',
    en: 'The refund is waiting for a second person to approve it',
  },
  office: { ar: 'تسجيل سداد في المكتب', en: 'Record a payment at the office' },
  officeAmount: { ar: 'المبلغ المدفوع بالجنيه', en: 'Amount paid, in pounds' },
  paperNumber: { ar: 'رقم الإيصال الورقي', en: 'Number of the paper receipt' },
  paperCopy: { ar: 'صورة الإيصال أو ملف PDF', en: 'A photo or PDF of the receipt' },
  paperMissing: { ar: 'اكتب رقم الإيصال', en: 'Enter the receipt number' },
  record: { ar: 'تسجيل السداد', en: 'Record the payment' },
  officeAnyway: {
    ar: 'سجّل هنا ما وصل فعلًا فقط. ما لا يُستحق منه يُطلب رده.',
    en: 'Record only money that has arrived. What is not due is queued to be refunded.',
  },
  transferAnyway: {
    ar: 'انتهى هذا التحويل أو اختير غيره. أكّد وصوله إن ظهر في كشف البنك، وما لا يُستحق منه يُطلب رده.',
    en: 'This transfer ended or another way was chosen. Confirm it if the bank statement shows it: what is not due is queued to be refunded.',
  },
  transferMore: {
    ar: 'تأكد وصول هذا التحويل. سجّل مبلغًا آخر فقط إن ظهر في كشف البنك، وما لا يُستحق منه يُطلب رده.',
    en: 'This transfer was confirmed. Record another amount only if the bank statement shows it: what is not due is queued to be refunded.',
  },
  transfer: { ar: 'تأكيد التحويل {reference}', en: 'Confirm transfer {reference}' },
  arrived: { ar: 'المبلغ الواصل بالجنيه', en: 'Amount that arrived, in pounds' },
  bankNumber: { ar: 'رقم العملية في كشف البنك', en: 'Number on the bank statement' },
  bankMissing: { ar: 'اكتب رقم العملية', en: 'Enter the number' },
  confirm: { ar: 'تأكيد وصوله', en: 'Confirm that it arrived' },
  confirmed: { ar: 'تأكد وصول المبلغ', en: 'The transfer was confirmed' },
  refuse: { ar: 'رفض الإثبات', en: 'Refuse the proof' },

  refused: { ar: 'رُفض الإثبات وأُبلغ المتقدم', en: 'The proof was refused and the applicant notified' },
  payeeName: { ar: 'اسم صاحب الحساب', en: 'Account holder' },
  payeeNameMissing: { ar: 'اكتب اسم صاحب الحساب', en: 'Enter the account holder' },
  payeeIban: { ar: 'رقم الحساب الدولي (آيبان)', en: 'IBAN' },
  payeeIbanMissing: { ar: 'اكتب رقم الحساب', en: 'Enter the IBAN' },
  payeeIbanWrong: {
    ar: 'رقم الحساب غير صحيح. راجعه على كشف الحساب.',
    en: 'The IBAN is not correct. Check it on the bank statement.',
  },
  recordPayee: { ar: 'تسجيل الحساب', en: 'Record the account' },
  changePayee: { ar: 'تغيير الحساب', en: 'Change the account' },
  savePayee: { ar: 'حفظ الحساب', en: 'Save the account' },
  ibanWhat: { ar: 'رقم الحساب', en: 'IBAN' },
  payeeRecorded: { ar: 'سُجل الحساب', en: 'The account was recorded' },
  payeeBy: { ar: 'سجله {name}', en: 'Recorded by {name}' },
  recordCarriedOut: { ar: 'تسجيل تنفيذ الرد', en: 'Record that it was sent' },
  carriedOut: {
    ar: 'سُجل تنفيذ الرد وأُبلغ المتقدم',
    en: 'The refund was recorded and the applicant notified',
  },
  sentBy: { ar: 'نفذه {name}', en: 'Sent by {name}' },
  sentBack: { ar: 'نفذه {name} وأعاده البنك', en: 'Sent by {name} and returned by the bank' },
  otherCarrier: {
    ar: 'ينتظر موظفًا آخر لتنفيذه: {why}',
    en: 'Waiting for somebody else to send it: {why}',
  },
  otherBouncer: {
    ar: 'إن أعاد البنك المبلغ سجّل ذلك موظف آخر: {why}',
    en: 'If the bank returns it, somebody else records that: {why}',
  },
  bounceReason: { ar: 'سبب إعادة البنك للمبلغ', en: 'Reason the bank gave' },
  recordBounced: { ar: 'تسجيل إعادة البنك للمبلغ', en: 'Record that the bank returned it' },
  bounced: {
    ar: 'سُجلت الإعادة. راجع الحساب ثم اعتمد الرد من جديد.',
    en: 'Recorded. Check the account, then approve the refund again.',
  },
  voidTitle: { ar: 'إلغاء تسجيل {amount}', en: 'Void the record of {amount}' },
  voidRecord: { ar: 'إلغاء التسجيل', en: 'Void the record' },
  voidEffect: {
    ar: 'لن يُحسب {amount} سدادًا، ولن يثبته إيصاله، ونبلغ المتقدم. يمكن تسجيل السداد الصحيح بعد ذلك.',
    en: '{amount} will no longer count as paid, its receipt stops being valid and we notify the applicant. You can then record the right payment.',
  },
  voided: { ar: 'أُلغي التسجيل', en: 'The record was voided' },
  noRefunds: { ar: 'لا توجد مبالغ تنتظر الرد', en: 'No refunds are waiting' },
  asked: { ar: 'طلبه {name}', en: 'Asked for by {name}' },
  askedByPortal: { ar: 'طلبته البوابة', en: 'Asked for by the portal' },
  approve: { ar: 'اعتماد الرد', en: 'Approve' },
  decline: { ar: 'رفض الرد', en: 'Decline' },
  approved: { ar: 'اعتُمد الرد', en: 'The refund was approved' },
  declined: { ar: 'رُفض الرد', en: 'The refund was declined' },
  own: { ar: 'ينتظر موظفًا آخر: {why}', en: 'Waiting for somebody else: {why}' },
  days: { ar: 'الإقفال اليومي', en: 'Daily close' },
  toPeriod: { ar: 'إقفال الشهر', en: 'Month close' },
  differences: { ar: 'الفروق', en: 'Differences' },
  noDifferences: { ar: 'لا توجد فروق', en: 'There are no differences' },
  noDays: { ar: 'لم يُقفل يوم بعد', en: 'No day has been closed yet' },
  account: { ar: 'المزود أو الحساب', en: 'Provider or account' },
  showDifferences: { ar: 'عرض الفروق', en: 'Show the differences' },
  provider: { ar: 'المزود', en: 'Provider' },
  day: { ar: 'اليوم', en: 'Day' },
  lines: { ar: 'الحركات', en: 'Movements' },
  returned: { ar: 'المردود', en: 'Refunded' },
  open: { ar: 'المفتوح', en: 'Open' },
  gaps: { ar: 'أيام لم تُطابق', en: 'Days not compared yet' },
  gapsText: {
    ar: 'تحاول البوابة مطابقتها حتى تنجح.',
    en: 'The portal tries until it has compared them.',
  },
  notTried: { ar: 'لم تُحاول مطابقته بعد', en: 'Not tried yet' },
  triedAt: { ar: 'آخر محاولة {time}', en: 'Last tried {time}' },
  closeDay: { ar: 'مطابقة يوم', en: 'Compare a day' },
  compare: { ar: 'مطابقة', en: 'Compare' },
  compared: { ar: 'قورن اليوم بقائمة المزود', en: 'The day was compared with the provider’s list' },
  dayMissing: { ar: 'اختر اليوم', en: 'Choose the day' },
  noList: {
    ar: 'قائمة {name} تأتي في ملف: استورد الكشف لتُطابق أيامه.',
    en: '{name} comes as a file: import its statement to compare its days.',
  },
  noProvider: {
    ar: 'لا يوجد مزود دفع لمقارنة أيامه',
    en: 'There is no payment provider to compare days with',
  },
  providerMissing: { ar: 'اختر المزود', en: 'Choose the provider' },
  noReference: { ar: 'سطر بلا رقم مرجعي', en: 'A line without a reference' },
  outgoing: { ar: 'صادر', en: 'Outgoing' },
  here: { ar: 'عندنا', en: 'Here' },
  there: { ar: 'عند المزود', en: 'At the provider' },
  importStatement: { ar: 'استيراد كشف حساب', en: 'Import a statement' },
  resolution: { ar: 'التسوية', en: 'Resolution' },
  resolutionMissing: { ar: 'اختر التسوية', en: 'Choose the resolution' },
  resolve: { ar: 'تسوية الفرق', en: 'Resolve' },
  resolved: { ar: 'سُوّي الفرق', en: 'The difference was resolved' },
  resolvedBy: { ar: 'سوّاه {name}', en: 'Resolved by {name}' },
  download: { ar: 'كشف يوم', en: 'Statement of a day' },
  csv: { ar: 'تنزيل CSV', en: 'Download CSV' },
  xlsx: { ar: 'تنزيل Excel', en: 'Download Excel' },
} as const satisfies Messages

/** Why somebody may not do something with a refund. */
export const hinderNames = {
  own: { ar: 'الطلب يخصك', en: 'it is of your own request' },
  asked: { ar: 'أنت من طلبه', en: 'you asked for it' },
  account: { ar: 'أنت من سجل حسابه', en: 'you recorded its account' },
  handled: { ar: 'أنت من سجل مبلغًا في هذا السداد', en: 'you recorded money of this payment' },
  sent: { ar: 'أنت من نفّذ الرد', en: 'you sent it' },
  bounced: { ar: 'أنت من سجل إعادة البنك له', en: 'you recorded that the bank returned it' },
  maker: {
    ar: 'أنشأ المسؤول نفسه حسابك وحساب من شارك في هذا الإجراء خلال آخر ٣٠ يومًا',
    en: 'one administrator made your account and that of somebody involved within the last 30 days',
  },
} as const

export const causes = {
  staff: { ar: 'طلب موظف', en: 'By staff' },
  paidTwice: { ar: 'سُدد مرتين', en: 'Paid twice' },
  tooMuch: { ar: 'زيادة في المبلغ', en: 'More than was due' },
  tooLate: { ar: 'وصل بعد الإلغاء', en: 'Arrived too late' },
  part: { ar: 'سداد ناقص', en: 'Part of the amount' },
} as const
export const refundStates = {
  requested: { ar: 'ينتظر الاعتماد', en: 'Waiting for approval' },
  approved: { ar: 'معتمد، جارٍ رده', en: 'Approved, being refunded' },
  declined: { ar: 'مرفوض', en: 'Declined' },
  returned: { ar: 'رُد', en: 'Refunded' },
  failed: { ar: 'تعذر رده لدى المزود', en: 'Failed at the provider' },
} as const
/** In place of those: of a refund that people carry out. */
export const handRefundStates = {
  ...refundStates,
  approved: { ar: 'معتمد، ينتظر التنفيذ', en: 'Approved, to be sent' },
  failed: { ar: 'أعاده البنك', en: 'Returned by the bank' },
} as const
export const proofStates = {
  waiting: { ar: 'بانتظار المراجعة', en: 'waiting for you' },
  accepted: { ar: 'مقبول', en: 'accepted' },
  refused: { ar: 'مرفوض', en: 'refused' },
} as const
export const differenceKinds = {
  missingHere: { ar: 'عند المزود وليس عندنا', en: 'At the provider, not here' },
  missingThere: { ar: 'عندنا وليس عند المزود', en: 'Here, not at the provider' },
  amount: { ar: 'المبلغان مختلفان', en: 'The amounts differ' },
  unknownReference: { ar: 'رقم مرجعي لا نعرفه', en: 'A reference that we do not know' },
  reference: { ar: 'عند المزود برقم مرجعي آخر', en: 'Under another reference at the provider' },
  currency: { ar: 'بعملة أخرى', en: 'In another currency' },
  unreadable: { ar: 'سطر لا يُقرأ في قائمة المزود', en: 'A line of the provider’s list that cannot be read' },
} as const
export const gapReasons = {
  noAnswer: { ar: 'لم يرد المزود', en: 'The provider did not answer' },
  refused: { ar: 'رفض المزود إعطاء القائمة', en: 'The provider refused to give its list' },
  fault: { ar: 'تعذرت المطابقة، وسُجل السبب', en: 'Comparing failed; the cause is in the log' },
} as const
export const resolutionNames = {
  applied: { ar: 'تسجيل ما عند المزود', en: 'Record what the provider has' },
  corrected: { ar: 'تصحيح قيودنا', en: 'Correct our ledger' },
  accepted: { ar: 'قبول الفرق لسبب معروف', en: 'Accept the difference for a known reason' },
  vanished: { ar: 'زال عند المطابقة التالية', en: 'Gone at the next comparison' },
} as const
export const attemptStates: Readonly<Record<string, { ar: string; en: string }>> = {
  intent: { ar: 'بدأت', en: 'Started' },
  open: { ar: 'تنتظر الدافع', en: 'Waiting for the payer' },
  checking: { ar: 'جارٍ التحقق', en: 'Checking' },
  paid: { ar: 'سُددت', en: 'Paid' },
  incomplete: { ar: 'ناقصة', en: 'Partly paid' },
  declined: { ar: 'مرفوضة', en: 'Declined' },
  expired: { ar: 'انتهت', en: 'Expired' },
  cancelled: { ar: 'ملغاة', en: 'Cancelled' },
}
/** A try whose money an officer recorded, until a second person confirms it. */
export const recordedState = {
  ar: 'بانتظار تأكيد موظف مالي آخر',
  en: 'Waiting for another financial manager',
}
/** What collects money and is no provider. */
export const ownPlaces: Readonly<Record<string, { ar: string; en: string }>> = {
  office: { ar: 'خزينة المكتب', en: 'Office cashier' },
}
/** The kinds of accounts of the ledger: what stands before the colon of an account. */
export const accountNames: Readonly<Record<string, { ar: string; en: string }>> = {
  gateway: { ar: 'المتحصلات', en: 'Collected' },
  'gateway-fees': { ar: 'رسوم المزود', en: 'Provider’s fees' },
  fees: { ar: 'رسوم الخدمة', en: 'Service fees' },
  unapplied: { ar: 'زيادة تُرد', en: 'Surplus to refund' },
}
