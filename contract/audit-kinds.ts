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
  'request.filed': { ar: 'تقديم طلب عن شخص', en: 'Filed a request for someone' },
  'request.performed': { ar: 'إجراء على طلب عن شخص', en: 'Acted on a request for someone' },
  'request.viewed': { ar: 'اطلاع على طلب', en: 'Read a request' },
  'person.registered': { ar: 'إنشاء حساب', en: 'Signed up' },
  'person.read': { ar: 'اطلاع على بيانات شخص', en: 'Read the details of a person' },
  'person.changed': { ar: 'تغيير بيانات شخص', en: 'Changed the details of a person' },
  'person.mobile-changed': { ar: 'تغيير رقم الهاتف', en: 'Changed the mobile number' },
  'person.email-verified': { ar: 'تأكيد البريد الإلكتروني', en: 'Confirmed the e-mail address' },
  'person.added': { ar: 'إضافة مستخدم', en: 'Added a user' },
  'person.disabled': { ar: 'تعطيل حساب', en: 'Disabled a user' },
  'person.enabled': { ar: 'تفعيل حساب', en: 'Enabled a user' },
  'person.invited': { ar: 'دعوة مستخدم', en: 'Invited a user' },
  'person.reset': { ar: 'إعادة ضبط كلمة مرور مستخدم', en: 'Reset the password of a user' },
  'person.password': { ar: 'كلمة مرور من رابط', en: 'Set a password by a link' },
  'audit.read': { ar: 'قراءة سجل المراجعة', en: 'Read the audit' },
  'audit.counted': { ar: 'عد أحداث سجل المراجعة', en: 'Counted events of the audit' },
  'audit.searched': { ar: 'بحث عن شخص في سجل المراجعة', en: 'Looked for a person in the audit' },
  'maintenance.begun': { ar: 'إيقاف البوابة للصيانة', en: 'Closed the portal for maintenance' },
  'maintenance.changed': { ar: 'تغيير موعد الصيانة أو رسالتها', en: 'Changed the maintenance' },
  'maintenance.ended': { ar: 'إعادة فتح البوابة', en: 'Opened the portal again' },
  'identity.linked': { ar: 'ربط هوية من جهة خارجية', en: 'Linked an identity of a provider' },
  'identity.removed': { ar: 'إلغاء ربط هوية من جهة خارجية', en: 'Removed an identity of a provider' },
  'identity.refused': { ar: 'رفض دخول عبر جهة خارجية', en: 'Refused a sign-in by a provider' },
  'identity.registered': { ar: 'إنشاء حساب عبر جهة خارجية', en: 'Made an account by a provider' },
  'export.made': { ar: 'طلب تصدير ملف', en: 'Had a file exported' },
  'export.read': { ar: 'تنزيل ملف تصدير', en: 'Downloaded an exported file' },
} as const satisfies Record<`${string}.${string}`, Text>
export type AuditKind = keyof typeof auditKinds

/** The chain a kind is written to: the part before the dot. */
export const auditStreams = {
  session: { ar: 'الجلسات', en: 'Sessions' },
  factor: { ar: 'وسائل التحقق', en: 'Factors' },
  password: { ar: 'كلمات المرور', en: 'Passwords' },
  acting: { ar: 'التصرف عن الغير', en: 'Acting for others' },
  people: { ar: 'البحث عن الناس', en: 'Looking for people' },
  request: { ar: 'الطلبات', en: 'Requests' },
  person: { ar: 'الأشخاص', en: 'People' },
  audit: { ar: 'سجل المراجعة', en: 'The audit' },
  maintenance: { ar: 'الصيانة', en: 'Maintenance' },
  export: { ar: 'التصدير', en: 'Exports' },
  identity: { ar: 'الهويات الخارجية', en: 'Identities' },
} as const satisfies Record<StreamOf<AuditKind>, Text>
type StreamOf<Kind> = Kind extends `${infer Stream}.${string}` ? Stream : never

/** The parts of an event's detail that have a name of their own; others are shown as they are stored. */
export const auditDetails: Record<string, Text> = {
  by: { ar: 'بوسيلة', en: 'By' },
  device: { ar: 'الجهاز', en: 'Device' },
  provider: { ar: 'الجهة', en: 'Provider' },
  reason: { ar: 'السبب', en: 'Reason' },
  roles: { ar: 'الأدوار', en: 'Roles' },
  where: { ar: 'الشرط', en: 'Filter' },
  found: { ar: 'عدد النتائج', en: 'Found' },
  beginsAt: { ar: 'تبدأ', en: 'Begins' },
  plannedEnd: { ar: 'النهاية المخططة', en: 'Planned end' },
  message: { ar: 'الرسالة', en: 'Message' },
  method: { ar: 'الوسيلة', en: 'Method' },
  status: { ar: 'الحالة', en: 'Status' },
}
