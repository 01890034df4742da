// Every kind of event that the audit records, in words. A kind without a row here cannot be recorded.

import type { Text } from '@bawaba/language/index.ts'

export const auditKinds = {
  'session.begun': { ar: 'تسجيل دخول', en: 'Signed in' },
  'session.refused': { ar: 'محاولة دخول مرفوضة', en: 'A sign-in was refused' },
  'session.ended': { ar: 'تسجيل خروج', en: 'Signed out' },
  'session.othersEnded': { ar: 'خروج من الأجهزة الأخرى', en: 'Signed out of other devices' },
  'factor.enrolled': { ar: 'إضافة وسيلة تحقق', en: 'Enrolled a factor' },
  'factor.removed': { ar: 'إزالة وسيلة تحقق', en: 'Removed a factor' },
  'factor.recoveryRenewed': { ar: 'رموز استرداد جديدة', en: 'Renewed recovery codes' },
  'password.reset': { ar: 'كلمة مرور جديدة بعد نسيانها', en: 'Reset a forgotten password' },
  'password.changed': { ar: 'تغيير كلمة المرور', en: 'Changed the password' },
  'acting.begun': { ar: 'بدء التصرف عن شخص', en: 'Began to act for someone' },
  'acting.ended': { ar: 'انتهاء التصرف عن شخص', en: 'Stopped acting for someone' },
  'people.searched': { ar: 'بحث عن مواطن', en: 'Looked for a citizen' },
  'people.exported': { ar: 'تنزيل ملف الموظفين والوكلاء', en: 'Downloaded the file of staff and agents' },
  'people.lookUpRefused': { ar: 'رفض بحث عن مواطن', en: 'A search for a citizen was refused' },
  'request.filed': { ar: 'تقديم طلب عن شخص', en: 'Filed a request for someone' },
  'request.performed': { ar: 'إجراء على طلب عن شخص', en: 'Acted on a request for someone' },
  'request.decisionUndone': { ar: 'التراجع عن قرار قبل إرساله', en: 'Undid a decision before it was sent' },
  'request.viewed': { ar: 'اطلاع على طلب', en: 'Read a request' },
  'payment.refundRequested': { ar: 'طلب رد مبلغ', en: 'Asked for a refund' },
  'payment.refundDecided': { ar: 'البت في رد مبلغ', en: 'Decided on a refund' },
  'payment.payeeRecorded': { ar: 'تسجيل حساب لرد مبلغ', en: 'Recorded the account of a refund' },
  'payment.refundCarriedOut': { ar: 'تنفيذ رد مبلغ', en: 'Carried out a refund' },
  'payment.refundBounced': { ar: 'تسجيل رد أعاده البنك', en: 'Recorded a refund that the bank returned' },
  'payment.officeVoided': { ar: 'إلغاء سداد مسجل يدويًا', en: 'Voided a payment recorded by hand' },
  'payment.officeConfirmed': {
    ar: 'تأكيد سداد سجله موظف آخر في المكتب',
    en: 'Confirmed a payment that another employee recorded at the office',
  },
  'payment.officeRecorded': { ar: 'تسجيل سداد في المكتب', en: 'Recorded a payment at the office' },
  'payment.transferConfirmed': { ar: 'تأكيد تحويل بنكي', en: 'Confirmed a bank transfer' },
  'payment.transferRefused': { ar: 'رفض إثبات تحويل بنكي', en: 'Refused the proof of a bank transfer' },
  'payment.bookingRequested': {
    ar: 'طلب قيد يؤكده موظف آخر',
    en: 'Asked for a booking that takes a second person',
  },
  'payment.bookingDeclined': { ar: 'رفض قيد ينتظر التأكيد', en: 'Declined a booking that waited' },
  'payment.read': { ar: 'اطلاع على عملية سداد', en: 'Read a payment' },
  'payment.listed': { ar: 'اطلاع على قائمة المدفوعات', en: 'Read the list of payments' },
  'payment.dayDownloaded': { ar: 'تنزيل كشف مدفوعات يوم', en: 'Downloaded the payments of a day' },
  'payment.differenceResolved': { ar: 'تسوية فرق في المدفوعات', en: 'Resolved a difference of payments' },
  'payment.statementRead': { ar: 'اطلاع على كشف حساب', en: 'Read the statement of an account' },
  'payment.periodClosed': {
    ar: 'إقفال فترة في حسابات السداد',
    en: 'Closed a period of the payment accounts',
  },
  'payment.statementImported': { ar: 'استيراد كشف حساب', en: 'Imported the statement of an account' },
  'keys.rotated': { ar: 'مفتاح تشفير جديد', en: 'Made a new encryption key' },
  'keys.used': { ar: 'بدء التشفير بالمفتاح الجديد', en: 'Started to seal with the new encryption key' },
  'keys.resealed': {
    ar: 'إعادة تشفير البيانات بالمفتاح الأحدث',
    en: 'Encrypted data again with the newest key',
  },
  'keys.retired': { ar: 'سحب مفتاح تشفير', en: 'Retired an encryption key' },
  'person.registered': { ar: 'إنشاء حساب', en: 'Signed up' },
  'person.openedAtDesk': { ar: 'فتح حساب لشخص في مركز خدمة', en: 'Opened an account for a person at a desk' },
  'person.read': { ar: 'اطلاع على بيانات شخص', en: 'Read the details of a person' },
  'person.named': { ar: 'اطلاع على اسم شخص', en: 'Saw the name of a person' },
  'person.changed': { ar: 'تغيير بيانات شخص', en: 'Changed the details of a person' },
  'person.mobile-changed': { ar: 'تغيير رقم الهاتف', en: 'Changed the mobile number' },
  'person.identityProved': { ar: 'إثبات هوية شخص', en: 'Proved the identity of a person' },
  'person.identityTaken': {
    ar: 'نقل رقم هوية من حساب كُتب فيه دون إثبات',
    en: 'Moved an identity number out of an account that had only typed it',
  },
  'person.email-verified': { ar: 'تأكيد البريد الإلكتروني', en: 'Confirmed the e-mail address' },
  'person.added': { ar: 'إضافة مستخدم', en: 'Added a user' },
  'person.roles-proposed': {
    ar: 'اقتراح صلاحيات تنتظر مسؤولًا آخر',
    en: 'Proposed roles that wait for another administrator',
  },
  'person.roles-confirmed': {
    ar: 'تأكيد صلاحيات اقترحها مسؤول آخر',
    en: 'Confirmed roles that another administrator proposed',
  },
  'person.roles-declined': { ar: 'رفض صلاحيات مقترحة', en: 'Declined proposed roles' },
  'person.disabled': { ar: 'تعطيل حساب', en: 'Disabled a user' },
  'person.enabled': { ar: 'تفعيل حساب', en: 'Enabled a user' },
  'person.downloaded': { ar: 'تنزيل نسخة من بياناته', en: 'Downloaded all of their data' },
  'person.erasureAsked': { ar: 'طلب محو بياناته', en: 'Asked for their data to be erased' },
  'person.erasureWithdrawn': { ar: 'سحب طلب المحو', en: 'Withdrew the request for erasure' },
  'person.erasureRefused': { ar: 'رفض محو بيانات شخص', en: 'Refused to erase the data of a person' },
  'person.erased': { ar: 'محو بيانات شخص', en: 'Erased the data of a person' },
  'person.holdPlaced': { ar: 'حفظ بيانات شخص لسبب قانوني', en: 'Placed a legal hold on a person' },
  'person.holdLifted': { ar: 'رفع حفظ قانوني', en: 'Lifted a legal hold' },
  'person.invited': { ar: 'دعوة مستخدم', en: 'Invited a user' },
  'person.recovered': {
    ar: 'إعادة فتح حساب موظف فقد وسائل الدخول',
    en: 'Reopened the account of an employee who lost every way in',
  },
  'person.reset': { ar: 'إعادة ضبط كلمة مرور مستخدم', en: 'Reset the password of a user' },
  'person.password': { ar: 'كلمة مرور من رابط', en: 'Set a password by a link' },
  'audit.read': { ar: 'قراءة سجل المراجعة', en: 'Read the audit' },
  'audit.counted': { ar: 'عد أحداث سجل المراجعة', en: 'Counted events of the audit' },
  'audit.searched': { ar: 'بحث عن شخص في سجل المراجعة', en: 'Looked for a person in the audit' },
  'maintenance.begun': { ar: 'إيقاف البوابة للصيانة', en: 'Closed the portal for maintenance' },
  'maintenance.changed': { ar: 'تغيير موعد الصيانة أو رسالتها', en: 'Changed the maintenance' },
  'maintenance.ended': { ar: 'إعادة فتح البوابة', en: 'Opened the portal again' },
  'text.proposed': {
    ar: 'اقتراح نص بديل ينتظر مديرًا ثانيًا',
    en: 'Proposed other words for a text; they wait for a second administrator',
  },
  'text.changed': { ar: 'تغيير نص من نصوص البوابة', en: 'Changed a text of the portal' },
  'announcement.added': { ar: 'كتابة إعلان', en: 'Wrote an announcement' },
  'announcement.changed': { ar: 'تغيير إعلان', en: 'Changed an announcement' },
  'announcement.deleted': { ar: 'حذف إعلان', en: 'Deleted an announcement' },
  'announcement.videoChanged': { ar: 'تغيير الفيديو الإرشادي', en: 'Changed the guiding video' },
  'announcement.videoDeleted': { ar: 'حذف الفيديو الإرشادي', en: 'Deleted the guiding video' },
  'notification.templateAdded': { ar: 'كتابة قالب إشعار', en: 'Wrote a notification template' },
  'notification.templateChanged': { ar: 'تغيير قالب إشعار', en: 'Changed a notification template' },
  'notification.templateDeleted': { ar: 'حذف قالب إشعار', en: 'Deleted a notification template' },
  'notification.resent': { ar: 'إرسال رسالة مرة أخرى', en: 'Sent a message again' },
  'notification.allResent': {
    ar: 'إعادة إرسال كل ما تعذر إرساله',
    en: 'Sent everything again that failed by a channel',
  },
  'content.added': { ar: 'إضافة محتوى', en: 'Added content' },
  'content.changed': { ar: 'تغيير محتوى', en: 'Changed content' },
  'content.activated': { ar: 'إظهار محتوى', en: 'Activated content' },
  'content.deactivated': { ar: 'إيقاف محتوى', en: 'Deactivated content' },
  'content.deleted': { ar: 'حذف محتوى', en: 'Deleted content' },
  'newsletter.ordered': { ar: 'إرسال عدد من النشرة البريدية', en: 'Ordered an issue of the newsletter' },
  'newsletter.takenBack': { ar: 'إلغاء إرسال عدد من النشرة', en: 'Took back an issue of the newsletter' },
  'sale.begun': { ar: 'بدء بيع بالدور أو بالقرعة', en: 'Began a sale by line or draw' },
  'sale.beacon_entered': { ar: 'إدخال القيمة المعلنة لقرعة', en: 'Entered the public value of a draw' },
  'sale.end_proposed': {
    ar: 'طلب إنهاء بيع ينتظر فيه الناس، ويلزم مدير آخر',
    en: 'Proposed to end a sale in which people wait; a second administrator is needed',
  },
  'sale.ended': { ar: 'إنهاء بيع بالدور أو بالقرعة', en: 'Ended a sale by line or draw' },
  'holiday.added': { ar: 'إضافة إجازة رسمية', en: 'Added a holiday' },
  'holiday.removed': { ar: 'حذف إجازة رسمية', en: 'Removed a holiday' },
  'closure.added': { ar: 'إغلاق مركز خدمة مدة', en: 'Closed a service center for a time' },
  'disruption.confirmed': { ar: 'تأكيد انقطاع خدمة في منطقة', en: 'Confirmed an interruption in an area' },
  'disruption.ended': { ar: 'إنهاء انقطاع خدمة في منطقة', en: 'Ended an interruption in an area' },
  'closure.removed': { ar: 'التراجع عن إغلاق مركز خدمة', en: 'Took the closure of a service center back' },
  'job.runAgain': { ar: 'إعادة تشغيل مهمة فشلت', en: 'Ran a failed job again' },
  'job.owedTried': { ar: 'محاولة عمل لم يُنجز', en: 'Tried owed work now' },
  'job.removed': { ar: 'حذف مهمة فشلت', en: 'Removed a failed job' },
  'identity.linked': { ar: 'ربط هوية من جهة خارجية', en: 'Linked an identity of a provider' },
  'identity.removed': { ar: 'إلغاء ربط هوية من جهة خارجية', en: 'Removed an identity of a provider' },
  'identity.refused': { ar: 'رفض دخول عبر جهة خارجية', en: 'Refused a sign-in by a provider' },
  'identity.registered': { ar: 'إنشاء حساب عبر جهة خارجية', en: 'Made an account by a provider' },
  'definition.saved': { ar: 'حفظ مسودة خدمة', en: 'Saved the draft of a service' },
  'definition.discarded': { ar: 'التراجع عن مسودة خدمة', en: 'Discarded the draft of a service' },
  'definition.published': { ar: 'نشر خدمة', en: 'Published a service' },
  'definition.switched': { ar: 'تغيير إتاحة خدمة', en: 'Changed whether a service is open' },
  'definition.modelPublished': { ar: 'نشر نموذج مستخدم', en: 'Published a user model' },
  'definition.rolledBack': {
    ar: 'العودة إلى إصدار سابق من خدمة',
    en: 'Published an earlier version of a service',
  },
  'export.made': { ar: 'طلب تصدير ملف', en: 'Had a file exported' },
  'export.read': { ar: 'تنزيل ملف تصدير', en: 'Downloaded an exported file' },
} as const satisfies Record<`${string}.${string}`, Text>
export type AuditKind = keyof typeof auditKinds

/** The kinds that change nothing: what was read, and what was refused. The row of every other is written with its deed. */
export type AuditLook =
  | 'session.refused'
  | 'identity.refused'
  | 'people.searched'
  | 'people.exported'
  | 'people.lookUpRefused'
  | 'person.read'
  | 'person.named'
  | 'person.downloaded'
  | 'request.viewed'
  | 'payment.read'
  | 'payment.listed'
  | 'payment.dayDownloaded'
  | 'payment.statementRead'
  | 'audit.read'
  | 'audit.counted'
  | 'audit.searched'
  | 'export.read'

/** The chain a kind is written to: the part before the dot. */
export const auditStreams = {
  text: { ar: 'النصوص', en: 'Texts' },
  session: { ar: 'الجلسات', en: 'Sessions' },
  keys: { ar: 'مفاتيح التشفير', en: 'Encryption keys' },
  factor: { ar: 'وسائل التحقق', en: 'Factors' },
  password: { ar: 'كلمات المرور', en: 'Passwords' },
  acting: { ar: 'التصرف عن الغير', en: 'Acting for others' },
  people: { ar: 'البحث عن الناس', en: 'Looking for people' },
  request: { ar: 'الطلبات', en: 'Requests' },
  person: { ar: 'الأشخاص', en: 'People' },
  audit: { ar: 'سجل المراجعة', en: 'The audit' },
  maintenance: { ar: 'الصيانة', en: 'Maintenance' },
  announcement: { ar: 'الإعلانات', en: 'Announcements' },
  notification: { ar: 'الإشعارات', en: 'Notifications' },
  content: { ar: 'المحتوى', en: 'Content' },
  newsletter: { ar: 'النشرة البريدية', en: 'The newsletter' },
  sale: { ar: 'البيع بالدور والقرعة', en: 'Sales' },
  holiday: { ar: 'الإجازات الرسمية', en: 'Holidays' },
  disruption: { ar: 'انقطاعات الخدمات', en: 'Interruptions' },
  closure: { ar: 'إغلاقات المراكز', en: 'Closures of centers' },
  payment: { ar: 'المدفوعات', en: 'Payments' },
  job: { ar: 'المهام', en: 'Jobs' },
  definition: { ar: 'تعريفات الخدمات', en: 'Service definitions' },
  export: { ar: 'التصدير', en: 'Exports' },
  identity: { ar: 'الهويات الخارجية', en: 'Identities' },
} as const satisfies Record<StreamOf<AuditKind>, Text>
type StreamOf<Kind> = Kind extends `${infer Stream}.${string}` ? Stream : never

/** The parts of an event's detail that have a name of their own; others are shown as they are stored. */
export const auditDetails: Record<string, Text> = {
  by: { ar: 'بوسيلة', en: 'By' },
  device: { ar: 'الجهاز', en: 'Device' },
  area: { ar: 'المجال', en: 'Area' },
  provider: { ar: 'الجهة', en: 'Provider' },
  reason: { ar: 'السبب', en: 'Reason' },
  roles: { ar: 'الأدوار', en: 'Roles' },
  where: { ar: 'الشرط', en: 'Filter' },
  found: { ar: 'عدد النتائج', en: 'Found' },
  beginsAt: { ar: 'تبدأ', en: 'Begins' },
  plannedEnd: { ar: 'النهاية المخططة', en: 'Planned end' },
  message: { ar: 'الرسالة', en: 'Message' },
  audience: { ar: 'الجمهور', en: 'Audience' },
  title: { ar: 'العنوان', en: 'Title' },
  active: { ar: 'ظاهر', en: 'Switched on' },
  from: { ar: 'من', en: 'From' },
  until: { ar: 'حتى', en: 'Until' },
  date: { ar: 'اليوم', en: 'Day' },
  name: { ar: 'الاسم', en: 'Name' },
  isExpected: { ar: 'متوقعة', en: 'Expected' },
  method: { ar: 'الوسيلة', en: 'Method' },
  status: { ar: 'الحالة', en: 'Status' },
  serviceSlug: { ar: 'الخدمة', en: 'Service' },
  version: { ar: 'الإصدار', en: 'Version' },
  likeVersion: { ar: 'مطابق للإصدار', en: 'Equal to version' },
  revision: { ar: 'المراجعة', en: 'Revision' },
  job: { ar: 'المهمة', en: 'Job' },
  code: { ar: 'سبب الرفض', en: 'Refused because' },
  codes: { ar: 'أسباب الرفض وعددها', en: 'Refused because, how often' },
  times: { ar: 'عدد المحاولات التالية', en: 'Tries that followed' },
}
