// The texts of closing a month and of the statement of an account.

import type { Messages } from '@bawaba/language/index.ts'

export const periodMessages = {
  title: { ar: 'إقفال الشهر', en: 'Month close' },
  back: { ar: 'مطابقة المدفوعات', en: 'Reconciliation' },
  intro: {
    ar: 'أرصدة كل المزودين والحسابات وحالة كل يوم. يُقفل الشهر بعد إقفال كل أيامه.',
    en: 'The balances of every provider and account, and the state of each day. A month can be closed once all its days are.',
  },
  months: { ar: 'الشهور', en: 'Months' },
  previous: { ar: 'الشهر السابق', en: 'Previous month' },
  next: { ar: 'الشهر التالي', en: 'Next month' },
  range: { ar: 'من {from} إلى {to}', en: '{from} to {to}' },
  otherPeriod: { ar: 'فترة أخرى', en: 'Another period' },
  show: { ar: 'عرض الفترة', en: 'Show period' },
  dayMissing: { ar: 'أدخل اليوم', en: 'Enter the day' },
  close: { ar: 'إقفال الشهر', en: 'Close month' },
  closeRange: { ar: 'إقفال الفترة', en: 'Close period' },
  done: { ar: 'أُقفلت الفترة', en: 'Period closed' },
  notOver: {
    ar: 'لم تنتهِ هذه الفترة. تُقفل بعد آخر يوم فيها.',
    en: 'This period is not over. You can close it after its last day.',
  },
  closedBy: { ar: 'أقفلها {name} في {time}', en: 'Closed by {name} on {time}' },
  changed: {
    ar: 'تغيرت الحسابات بعد الإقفال. راجع الأيام المفتوحة ثم أقفل الفترة مرة أخرى.',
    en: 'The accounts have changed since then. Check the open days, then close the period again.',
  },
  openDays: {
    ar: {
      zero: 'كل الأيام مقفلة',
      one: 'يوم واحد غير مقفل',
      two: 'يومان غير مقفلين',
      few: '{count} أيام غير مقفلة',
      many: '{count} يومًا غير مقفل',
      other: '{count} يوم غير مقفل',
    },
    en: {
      zero: 'All days are closed',
      one: '{count} day is not closed',
      other: '{count} days are not closed',
    },
  },
  total: { ar: 'كل الحسابات', en: 'All accounts' },
  opening: { ar: 'الرصيد في البداية', en: 'Balance at start' },
  received: { ar: 'الواصل', en: 'Received' },
  refunded: { ar: 'المردود', en: 'Refunded' },
  closing: { ar: 'الرصيد في النهاية', en: 'Balance at end' },
  days: { ar: 'الأيام', en: 'Days' },
  noDays: { ar: 'لا توجد أيام تُطابق في هذه الفترة', en: 'No days to compare in this period' },
  counter: { ar: 'خزينة لا تُطابق بكشف', en: 'Cash, not compared with a statement' },
  statement: { ar: 'كشف الحساب', en: 'Account statement' },
  statementOf: { ar: 'كشف حساب: {name}', en: 'Statement: {name}' },
  csv: { ar: 'تنزيل CSV', en: 'Download CSV' },
  xlsx: { ar: 'تنزيل Excel', en: 'Download Excel' },
  showDifferences: { ar: 'عرض الفروق', en: 'Show differences' },
  importStatement: { ar: 'استيراد كشف', en: 'Import statement' },
  movements: { ar: 'الحركات', en: 'Movements' },
  noMovements: { ar: 'لا توجد حركات في هذه الفترة', en: 'No movements in this period' },
  balance: { ar: 'الرصيد {amount}', en: 'Balance {amount}' },
  recordedBy: { ar: 'سجلها {name}', en: 'Recorded by {name}' },
  toPeriod: { ar: 'إقفال الشهر', en: 'Month close' },
} as const satisfies Messages

export const dayStates = {
  closed: { ar: 'مقفل', en: 'Closed' },
  differences: { ar: 'فيه فروق', en: 'With differences' },
  open: { ar: 'مفتوح', en: 'Open' },
  notOver: { ar: 'لم ينتهِ', en: 'Not over' },
} as const
export const openReasons = {
  notCompared: { ar: 'لم يُطابق بعد', en: 'Not compared yet' },
  noStatement: { ar: 'لم يُستورد كشفه', en: 'Statement not imported' },
  noAnswer: { ar: 'لم يرد المزود', en: 'The provider did not answer' },
  refused: { ar: 'رفض المزود إعطاء القائمة', en: 'The provider refused to give its list' },
  fault: { ar: 'تعذرت المطابقة، وسُجل السبب', en: 'Comparing failed; the cause is in the log' },
} as const
export const movementNames = {
  received: { ar: 'وارد', en: 'Received' },
  refunded: { ar: 'مردود', en: 'Refunded' },
  reversed: { ar: 'سداد لم يصل', en: 'Taken back' },
  refundBounced: { ar: 'مردود أعاده البنك', en: 'Refund returned by the bank' },
} as const
