// The texts of importing a statement of an account.

import type { Messages } from '@bawaba/language/index.ts'

export const statementMessages = {
  title: { ar: 'استيراد كشف حساب', en: 'Import a statement' },
  back: { ar: 'مطابقة المدفوعات', en: 'Reconciliation' },
  intro: {
    ar: 'كشف البنك بصيغة CAMT.053 أو MT940 أو CSV، أو تقرير مزود لا يتيح قائمة بحركاته. استيراد الملف نفسه مرة أخرى لا يغير شيئًا.',
    en: 'A bank statement as CAMT.053, MT940 or CSV, or the report of a provider that offers no list. Importing the same file again changes nothing.',
  },
  account: { ar: 'الحساب', en: 'Account' },
  accountMissing: { ar: 'اختر الحساب', en: 'Choose the account' },
  file: { ar: 'ملف الكشف', en: 'File of the statement' },
  fileMissing: { ar: 'اختر الملف', en: 'Choose the file' },
  from: { ar: 'أول يوم يغطيه الكشف', en: 'First day covered' },
  coversHint: {
    ar: 'تُقفل أيام الكشف التي بلا حركات أيضًا',
    en: 'Days of the statement without movements are closed too',
  },
  to: { ar: 'آخر يوم يغطيه الكشف', en: 'Last day covered' },
  check: { ar: 'فحص الكشف', en: 'Check the statement' },
  checking: { ar: 'جارٍ الفحص', en: 'Checking' },
  found: { ar: 'ما في الكشف', en: 'What the statement has' },
  done: { ar: 'استُورد الكشف', en: 'The statement was imported' },
  period: { ar: 'من {from} إلى {to}', en: '{from} to {to}' },
  ofAccount: { ar: 'حساب {account}', en: 'Account {account}' },
  known: { ar: 'معروفة من قبل: {count}', en: 'Known already: {count}' },
  books: { ar: 'تُسجل مدفوعات: {count}', en: 'Will be booked as payments: {count}' },
  odd: { ar: 'تنتظر قرارك: {count}', en: 'Will wait for a decision: {count}' },
  booked: { ar: 'سُجلت مدفوعات: {count}', en: 'Booked as payments: {count}' },
  waiting: { ar: 'تنتظر قرارك في الفروق: {count}', en: 'Waiting among the differences: {count}' },
  later: {
    ar: 'أسطر من يوم لم ينتهِ، تُترك للكشف التالي: {count}',
    en: 'Lines of a day that is not over, left for the next statement: {count}',
  },
  unreadable: { ar: 'أسطر لا تُقرأ: {count}', en: 'Lines that cannot be read: {count}' },
  none: { ar: 'لا حركات في هذا الكشف', en: 'This statement has no movements' },
  first: { ar: 'أول {count} سطر', en: 'The first {count} lines' },
  columns: { ar: 'أعمدة الملف', en: 'Columns of the file' },
  readColumns: { ar: 'أعمدة الملف كما قُرئت', en: 'Columns as they were read' },
  columnsText: {
    ar: 'اختر عمود اليوم، وعمود المبلغ أو عمودي الدائن والمدين.',
    en: 'Choose the column of the day, and that of the amount or those of credit and debit.',
  },
  noColumn: { ar: 'ليس في الملف', en: 'Not in the file' },
  useColumns: { ar: 'فحص بهذه الأعمدة', en: 'Check with these columns' },
  import: { ar: 'استيراد الكشف', en: 'Import the statement' },
  confirm: { ar: 'استيراد هذا الكشف؟', en: 'Import this statement?' },
  confirmText: {
    ar: 'تُسجل المدفوعات التي تطابق رقمها المرجعي ومبلغها، ويُبلغ أصحابها. وما عداها يظهر في الفروق.',
    en: 'Payments whose reference and amount agree are booked and their payers notified. Everything else appears among the differences.',
  },
  toDifferences: { ar: 'إلى الفروق', en: 'To the differences' },
} as const satisfies Messages

export const columnLabels = {
  day: { ar: 'اليوم', en: 'Day' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  credit: { ar: 'الدائن (وارد)', en: 'Credit (in)' },
  debit: { ar: 'المدين (صادر)', en: 'Debit (out)' },
  transactionId: { ar: 'رقم العملية', en: 'Transaction' },
  payer: { ar: 'الاسم', en: 'Name' },
  details: { ar: 'البيان', en: 'Details' },
  reference: { ar: 'الرقم المرجعي', en: 'Reference' },
  currency: { ar: 'العملة', en: 'Currency' },
} as const
export const outcomeLabels = {
  known: { ar: 'معروف من قبل', en: 'Known already' },
  books: { ar: 'سداد', en: 'A payment' },
  odd: { ar: 'ينتظر قرارك', en: 'To be decided' },
} as const
export const proposalMessages = {
  title: { ar: 'لمن هذا المبلغ؟', en: 'Whose is it?' },
  book: { ar: 'تسجيله لهذا السداد', en: 'Book it on this payment' },
  likely: { ar: 'مرجح', en: 'Likely' },
  possible: { ar: 'محتمل', en: 'Possible' },
  agrees: { ar: 'يتفق: {what}', en: 'Agrees: {what}' },
} as const satisfies Messages
export const agreeing = {
  amount: { ar: 'المبلغ', en: 'amount' },
  name: { ar: 'الاسم', en: 'name' },
  date: { ar: 'الموعد', en: 'date' },
} as const
