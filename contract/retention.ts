// What is stored of people and for how long, and why: one row for each kind of record. The job that deletes, the tests, the
// pages that say so and docs/operations/retention.md all read this table.

import type { Text } from '@bawaba/language/index.ts'

const minute = 60_000
const day = 24 * 60 * minute

export type RetentionRow = {
  what: Text
  why: Text
  /** The rule that it follows. */
  source: string
  /** After what it began to be over: milliseconds; null: no job deletes it. */
  keepMs: number | null
  keep: Text
  /** Whether a legal hold on its person keeps it longer. */
  isHeld: boolean
}

const atOnce = { ar: 'يُحذف فور انتهاء صلاحيته', en: 'Deleted once it expires' }
const oneDay = { ar: 'يوم', en: 'One day' }
const month = { ar: '٣٠ يومًا بعد انتهاء صلاحيته', en: '30 days after it expires' }
const ninety = { ar: '٩٠ يومًا', en: '90 days' }
/** Where no rule names a time: the shortest that the purpose in the row allows. */
const product = 'the portal’s own rule: as short as the purpose allows'
const pdpl = 'Law 151 of 2020, article 3: kept no longer than its purpose needs'

export const retention = {
  codes: {
    what: { ar: 'رموز التحقق', en: 'One-time codes' },
    why: { ar: 'تأكيد رقم الهاتف وعدّ المحاولات', en: 'To confirm a mobile number and count attempts' },
    source: product,
    keepMs: day,
    keep: oneDay,
    isHeld: false,
  },
  searchCounts: {
    what: {
      ar: 'ما وصل إليه البحث، بلا نص البحث ولا اسم الباحث',
      en: 'What searches led to, without the words or the person',
    },
    why: { ar: 'معرفة الأكثر بحثًا', en: 'To show what is searched for most' },
    source: product,
    keepMs: 62 * day,
    keep: { ar: '٦٢ يومًا', en: '62 days' },
    isHeld: false,
  },
  budgets: {
    what: { ar: 'أعداد المحاولات', en: 'Counts of attempts' },
    why: { ar: 'الحماية من تكرار المحاولات', en: 'To stop passwords and codes being guessed' },
    source: product,
    keepMs: 0,
    keep: atOnce,
    isHeld: false,
  },
  tickets: {
    what: { ar: 'خطوات الدخول الجارية', en: 'Sign-ins in progress' },
    why: { ar: 'إكمال الدخول', en: 'To finish signing in' },
    source: pdpl,
    keepMs: 0,
    keep: atOnce,
    isHeld: false,
  },
  externalSignIns: {
    what: { ar: 'الدخول الجاري عبر جهة خارجية', en: 'Sign-ins through another provider in progress' },
    why: { ar: 'إكمال الدخول', en: 'To finish signing in' },
    source: pdpl,
    keepMs: 0,
    keep: atOnce,
    isHeld: false,
  },
  registrations: {
    what: { ar: 'تسجيلات لم تكتمل', en: 'Unfinished sign-ups' },
    why: { ar: 'انتظار تأكيد رقم الهاتف', en: 'Until the mobile number is confirmed' },
    source: pdpl,
    keepMs: 0,
    keep: atOnce,
    isHeld: false,
  },
  cancelledDecisions: {
    what: { ar: 'قرارات تعذر إرسالها', en: 'Decisions that could not be sent' },
    why: { ar: 'إخطار الموظف الذي اتخذها', en: 'To notify the employee who made them' },
    source: product,
    keepMs: 30 * day,
    keep: { ar: '٣٠ يومًا', en: '30 days' },
    isHeld: false,
  },
  freedHolds: {
    what: { ar: 'حجوزات مؤقتة لم تكتمل', en: 'Holds that came to nothing' },
    why: { ar: 'الرد على من يسأل عما حدث', en: 'To answer whoever asks what happened' },
    source: product,
    keepMs: 30 * day,
    keep: month,
    isHeld: false,
  },
  availabilityAlerts: {
    what: { ar: 'طلبات الإخطار بما يصبح متاحًا', en: 'Requests to be notified of what is available again' },
    why: { ar: 'إخطار صاحبها مرة واحدة', en: 'To notify their owner once' },
    source: product,
    keepMs: 180 * day,
    keep: { ar: '١٨٠ يومًا', en: '180 days' },
    isHeld: false,
  },
  saleEntries: {
    what: { ar: 'الاشتراك في بيع بالدور أو بالقرعة', en: 'Entries of sales by line or draw' },
    why: {
      ar: 'الرد على من يسأل عن دوره بعد انتهاء البيع',
      en: 'To answer whoever asks about their turn after the sale',
    },
    source: product,
    keepMs: 180 * day,
    keep: { ar: '١٨٠ يومًا بعد انتهاء البيع', en: '180 days after the sale ends' },
    isHeld: false,
  },
  sendings: {
    what: { ar: 'مفاتيح الإرسال', en: 'Submission keys' },
    why: { ar: 'منع تقديم الطلب مرتين', en: 'To prevent duplicate requests' },
    source: product,
    keepMs: day,
    keep: oneDay,
    isHeld: false,
  },
  presence: {
    what: { ar: 'من يفتح الطلب الآن', en: 'Which staff have a request open' },
    why: { ar: 'تنسيق العمل بين الموظفين', en: 'To stop two people working on the same request' },
    source: product,
    keepMs: minute,
    keep: { ar: 'دقيقة', en: 'One minute' },
    isHeld: false,
  },
  emailLinks: {
    what: { ar: 'روابط تأكيد البريد', en: 'Links to confirm an e-mail address' },
    why: { ar: 'تأكيد البريد الإلكتروني', en: 'To confirm an e-mail address' },
    source: pdpl,
    keepMs: 30 * day,
    keep: month,
    isHeld: true,
  },
  newsletterLinks: {
    what: { ar: 'طلبات اشتراك في النشرة لم تُؤكد', en: 'Newsletter requests that were not confirmed' },
    why: { ar: 'انتظار تأكيد البريد الإلكتروني', en: 'Until the e-mail address is confirmed' },
    source: pdpl,
    keepMs: 0,
    keep: atOnce,
    isHeld: false,
  },
  passwordLinks: {
    what: { ar: 'روابط كلمة المرور', en: 'Links to set a password' },
    why: { ar: 'الدعوة وإعادة ضبط كلمة المرور', en: 'For invitations and password resets' },
    source: pdpl,
    keepMs: 30 * day,
    keep: month,
    isHeld: true,
  },
  sessions: {
    what: { ar: 'الجلسات المنتهية', en: 'Ended sessions' },
    why: { ar: 'مراجعة الدخول إلى الحساب', en: 'To check who signed in to an account' },
    source: pdpl,
    keepMs: 90 * day,
    keep: ninety,
    isHeld: true,
  },
  knownDevices: {
    what: { ar: 'الأجهزة المعروفة', en: 'Known devices' },
    why: {
      ar: 'تمكينك من الدخول من جهازك عند محاولات غيرك',
      en: 'To let you sign in when someone else is trying to',
    },
    source: product,
    keepMs: 365 * day,
    keep: { ar: 'سنة بعد آخر دخول', en: 'One year after the last sign-in' },
    isHeld: true,
  },
  deletedDrafts: {
    what: { ar: 'المسودات المحذوفة', en: 'Deleted drafts' },
    why: { ar: 'التراجع عن الحذف', en: 'To undo deleting one' },
    source: product,
    keepMs: day,
    keep: oneDay,
    isHeld: true,
  },
  sentDrafts: {
    what: { ar: 'آثار المسودات المرسلة، دون إجاباتها', en: 'Traces of sent drafts, without their answers' },
    why: { ar: 'ألا يُرسل النموذج نفسه مرتين', en: 'So that one form is not sent twice' },
    source: product,
    keepMs: 90 * day,
    keep: ninety,
    isHeld: true,
  },
  leftDrafts: {
    what: { ar: 'المسودات المتروكة', en: 'Unfinished drafts' },
    why: { ar: 'إكمال الطلب لاحقًا', en: 'To finish a form later' },
    source: product,
    keepMs: 90 * day,
    keep: ninety,
    isHeld: true,
  },
  waitingFiles: {
    what: { ar: 'ملفات ليست في طلب ولا مسودة', en: 'Files not in a request or draft' },
    why: { ar: 'إرفاقها بطلب', en: 'To attach them to a request' },
    source: product,
    keepMs: day,
    keep: oneDay,
    isHeld: true,
  },
  exports: {
    what: { ar: 'ملفات التصدير', en: 'Exported files' },
    why: { ar: 'تنزيلها', en: 'To download them' },
    source: product,
    keepMs: day,
    keep: oneDay,
    isHeld: false,
  },
  messages: {
    what: { ar: 'الرسائل المرسلة', en: 'Sent messages' },
    why: { ar: 'مساعدة من لم تصله رسالة', en: 'To help people who missed a message' },
    source: pdpl,
    keepMs: 90 * day,
    keep: ninety,
    isHeld: true,
  },
  notifications: {
    what: { ar: 'إشعاراتك داخل البوابة', en: 'Your notifications in the portal' },
    why: { ar: 'لتقرأ ما جدّ في طلباتك', en: 'To let you read what happened to your requests' },
    source: pdpl,
    keepMs: 180 * day,
    keep: { ar: '١٨٠ يومًا', en: '180 days' },
    isHeld: true,
  },
  reminders: {
    what: { ar: 'ما ذُكّرت به', en: 'What you were reminded of' },
    why: { ar: 'حتى لا يتكرر التذكير', en: 'So that nobody is reminded twice' },
    source: product,
    keepMs: 365 * day,
    keep: { ar: 'سنة', en: 'One year' },
    isHeld: false,
  },
  requests: {
    what: { ar: 'الطلبات وسجلها وملفاتها', en: 'Requests, their history and files' },
    why: { ar: 'تقديم الخدمة وإثبات ما تم', en: 'To provide the service and show what was done' },
    source: 'archives of the authority',
    keepMs: null,
    keep: { ar: 'إلى حين طلب محوها والموافقة عليه', en: 'Until erasure is requested and approved' },
    isHeld: true,
  },
  letters: {
    what: { ar: 'الوثائق والشهادات الصادرة عن الطلبات', en: 'Letters and certificates issued for requests' },
    why: { ar: 'إثبات ما صدر والتحقق منه', en: 'To show what was issued and check it' },
    source: 'archives of the authority',
    keepMs: null,
    keep: {
      ar: 'دائمًا، وبعد المحو رقمها وسريانها وحدهما',
      en: 'Always; after erasure only number and validity',
    },
    isHeld: true,
  },
  payments: {
    what: { ar: 'المدفوعات وقيودها وإيصالاتها', en: 'Payments, their ledger and receipts' },
    why: { ar: 'إثبات ما سُدد وما رُد', en: 'To show what was paid and refunded' },
    source: 'financial records of the authority',
    keepMs: null,
    keep: { ar: 'دائمًا، وبعد المحو بلا بيانات الشخص', en: 'Always; after erasure without personal details' },
    isHeld: true,
  },
  newsletter: {
    what: { ar: 'الاشتراك في النشرة البريدية', en: 'Subscriptions to the newsletter' },
    why: { ar: 'إرسال النشرة', en: 'To send the newsletter' },
    source: pdpl,
    keepMs: null,
    keep: { ar: 'إلى حين إلغاء الاشتراك أو محو الحساب', en: 'Until unsubscribed or the account is erased' },
    isHeld: false,
  },
  accounts: {
    what: { ar: 'الحساب والبيانات الشخصية', en: 'Account and personal details' },
    why: { ar: 'الدخول وتقديم الطلبات', en: 'To sign in and apply' },
    source: pdpl,
    keepMs: null,
    keep: { ar: 'إلى حين طلب محوها والموافقة عليه', en: 'Until erasure is requested and approved' },
    isHeld: true,
  },
  audit: {
    what: { ar: 'سجل المراجعة، دون بيانات شخصية', en: 'Audit log, without personal details' },
    why: { ar: 'إثبات من اطلع على البيانات ومن غيّرها', en: 'To show who viewed or changed data' },
    source: 'Law 151 of 2020, article 4',
    keepMs: null,
    keep: { ar: 'لا يُحذف', en: 'Not deleted' },
    isHeld: false,
  },
} as const satisfies Record<string, RetentionRow>

export type RetentionId = keyof typeof retention
/** The rows that a job deletes. */
export type DeletedId = {
  [Id in RetentionId]: (typeof retention)[Id]['keepMs'] extends null ? never : Id
}[RetentionId]
export const deletedIds = (Object.keys(retention) as RetentionId[]).filter(
  (id): id is DeletedId => retention[id].keepMs !== null,
)
