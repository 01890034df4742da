// Words about a request that citizens and staff both read: statuses, the lines of a history, who did what.

import type { EffectKind } from '@bawaba/forms/index.ts'
import type { Messages, Text } from '@bawaba/language/index.ts'

export const messages = {
  sent: {
    ar: 'أُرسل الطلب',
    en: 'Request sent',
  },
  sentFor: {
    ar: 'أُرسل الطلب نيابةً عن {name}',
    en: 'Request sent for {name}',
  },
  company: {
    ar: '{name}، سجل تجاري {number}',
    en: '{name}, commercial register {number}',
  },
  sentForCompany: {
    ar: 'أُرسل الطلب نيابةً عن شركة {company}، بواسطة {name}',
    en: 'Request sent for the company {company}, through {name}',
  },
  bySomeoneForCompany: {
    ar: '{by} نيابةً عن شركة {company} ({name})',
    en: '{by}, for the company {company} ({name})',
  },
  bySomeoneFor: {
    ar: '{by} نيابةً عن {name}',
    en: '{by}, for {name}',
  },
  moved: {
    ar: 'تغيّرت الحالة من «{from}» إلى «{to}»',
    en: 'Status changed from “{from}” to “{to}”',
  },
  changed: {
    ar: 'تغيّرت الحالة',
    en: 'Status changed',
  },
  reached: {
    ar: 'الحالة الآن «{to}»',
    en: 'Status is now “{to}”',
  },
  assigned: {
    ar: 'أُسند الطلب إلى {name}',
    en: 'Assigned to {name}',
  },
  assignedToSomeone: {
    ar: 'أُسند الطلب إلى موظف',
    en: 'Assigned to an employee',
  },
  unassigned: {
    ar: 'أُلغي إسناد الطلب',
    en: 'Assignment removed',
  },
  handedOver: {
    ar: 'نُقل الطلب إلى {name} لأن الموظف السابق لم يعد يعمل عليه',
    en: 'Handed over to {name}: the former employee no longer works on it',
  },
  leftUnassigned: {
    ar: 'أُلغي الإسناد لأن الموظف لم يعد يعمل على الطلب',
    en: 'Assignment removed: the employee no longer works on it',
  },
  teamEmpty: {
    ar: 'لا أعضاء في الفريق، فأصبح الطلب ظاهرًا للمشرفين',
    en: 'The team has no members: supervisors can see the request',
  },
  visitMoved: {
    ar: 'نُقل الموعد من {from} إلى {to}',
    en: 'Appointment moved from {from} to {to}',
  },
  visitFreed: {
    ar: 'أُلغي الموعد الذي كان في {from}',
    en: 'Appointment on {from} cancelled',
  },
  called: { ar: 'اتصل موظف بمقدم الطلب', en: 'A case officer called the applicant' },
  notReached: {
    ar: 'اتصل موظف ولم يرد مقدم الطلب',
    en: 'A case officer called; the applicant did not answer',
  },
  messageClosed: {
    ar: 'قُرئت رسالة مقدم الطلب، ولا تحتاج إلى رد',
    en: 'The applicant’s message was read and needs no reply',
  },
  retracted: { ar: 'سُحب تعليق', en: 'A comment was taken back' },
  comment: {
    ar: 'رسالة بشأن الطلب',
    en: 'Message about the request',
  },
  internalComment: {
    ar: 'تعليق داخلي',
    en: 'Internal comment',
  },
  assignedTogether: {
    ar: 'أُسند الطلب إلى {name} مع طلبات أخرى',
    en: 'Assigned to {name} together with other requests',
  },
  printed: {
    ar: 'طُبع الطلب',
    en: 'Request printed',
  },
  linkedRelated: {
    ar: 'رُبط بالطلب {number}',
    en: 'Linked to request {number}',
  },
  linkedDuplicate: {
    ar: 'رُبط بالطلب {number}: أحدهما مكرر للآخر',
    en: 'Linked to request {number}: one repeats the other',
  },
  linkedContinues: {
    ar: 'رُبط بالطلب {number}: أحدهما يكمل الآخر',
    en: 'Linked to request {number}: one continues the other',
  },
  unlinked: {
    ar: 'أُلغي ربطه بالطلب {number}',
    en: 'No longer linked to request {number}',
  },
  dueSoon: {
    ar: 'تنبيه: اقترب الموعد',
    en: 'Reminder: due soon',
  },
  overdue: {
    ar: 'تنبيه: فات الموعد',
    en: 'Reminder: overdue',
  },
  yourTimeIsShort: {
    ar: 'تذكير: أوشكت مهلة الرد على الانتهاء',
    en: 'Reminder: the time to answer is nearly over',
  },
  dueMoved: {
    ar: 'تغيّر الموعد من {from} إلى {to}',
    en: 'Due date changed from {from} to {to}',
  },
  dueSet: {
    ar: 'حُدد الموعد {to}',
    en: 'Due date set to {to}',
  },
  closedTime: {
    ar: 'توقفت البوابة {closed}، فمُدّت المهلة حتى {to}',
    en: 'The portal was closed for {closed}; the deadline was moved to {to}',
  },
  dayOff: {
    ar: 'أُضيف يوم عطلة، فمُدّت المهلة حتى {to}',
    en: 'A day off was added; the deadline was moved to {to}',
  },
  corrected: {
    ar: 'صُححت بيانات بعد القرار',
    en: 'Details corrected after the decision',
  },
  reopened: {
    ar: 'أُعيد فتح الطلب، وحالته الآن «{to}»',
    en: 'Request reopened; status is now “{to}”',
  },
  reopenedPlain: {
    ar: 'أُعيد فتح الطلب',
    en: 'Request reopened',
  },
  letterRevoked: {
    ar: 'أُلغيت الوثيقة رقم {number}',
    en: 'Document {number} revoked',
  },
  effectDone: {
    ar: 'تلقائيًا: {effect}',
    en: 'Done by itself: {effect}',
  },
  effectWaiting: {
    ar: 'مسجّل ولم يُنفَّذ بعد: {effect}',
    en: 'Recorded, not carried out yet: {effect}',
  },
  effectFailed: {
    ar: 'تعذّر تنفيذه: {effect}',
    en: 'Could not be carried out: {effect}',
  },
  paymentStarted: {
    ar: 'بدأ سداد {amount}',
    en: 'Payment of {amount} started',
  },
  paymentSucceeded: {
    ar: 'سُدد {amount}، رقم العملية {transaction}',
    en: '{amount} was paid, transaction {transaction}',
  },
  paymentFailed: {
    ar: 'لم يتم سداد {amount}',
    en: '{amount} was not paid',
  },
  paymentRefunded: {
    ar: 'رُد {amount}، رقم العملية {transaction}',
    en: '{amount} was refunded, transaction {transaction}',
  },
  paymentRefundedByHand: {
    ar: 'رُد {amount}',
    en: '{amount} was refunded',
  },
  paymentReceived: {
    ar: 'وصل {amount}، رقم العملية {transaction}',
    en: '{amount} was received, transaction {transaction}',
  },
  paymentSurplus: {
    ar: 'وصل {amount} غير مستحق وسيُرد، رقم العملية {transaction}',
    en: '{amount} that was not due was received and will be refunded, transaction {transaction}',
  },
  paymentBounced: {
    ar: 'أعاد البنك {amount} بعد رده، رقم العملية {transaction}',
    en: 'The bank returned {amount} that was refunded, transaction {transaction}',
  },
  paymentCorrected: {
    ar: 'صُحح تسجيل {amount}: لم يصل المبلغ',
    en: 'The record of {amount} was corrected: the money did not arrive',
  },
  ratedFiling: {
    ar: 'قيّم المتقدم إرسال الطلب: {level}',
    en: 'The applicant rated sending the request: {level}',
  },
  ratedOutcome: {
    ar: 'قيّم المتقدم الخدمة: {level}',
    en: 'The applicant rated the service: {level}',
  },
  was: {
    ar: 'كان: {value}',
    en: 'Was: {value}',
  },
  changedAnswer: {
    ar: 'تغيّرت الإجابة',
    en: 'Answer changed',
  },
  removed: {
    ar: 'حُذفت الإجابة',
    en: 'Answer removed',
  },
  applicant: {
    ar: 'المتقدم',
    en: 'Applicant',
  },
  caseOfficer: {
    ar: 'موظف الطلبات',
    en: 'Case officer',
  },
  portal: {
    ar: 'البوابة',
    en: 'The portal',
  },
  history: {
    ar: 'سجل الطلب',
    en: 'History',
  },
} as const satisfies Messages

/** What transitions set off by themselves. */
export const effectNames = {
  notify: {
    ar: 'إرسال رسالة',
    en: 'a message sent',
  },
  requestPayment: {
    ar: 'طلب السداد',
    en: 'payment requested',
  },
  callHook: {
    ar: 'تشغيل الإجراء الآلي للخدمة',
    en: 'the service’s script run',
  },
  reserve: {
    ar: 'حجز',
    en: 'a reservation',
  },
  setDueDate: {
    ar: 'تحديد الموعد',
    en: 'the due date set',
  },
  issueLetter: {
    ar: 'إصدار وثيقة',
    en: 'a document issued',
  },
  deliver: {
    ar: 'التنفيذ في الخارج',
    en: 'carried out outside',
  },
  close: {
    ar: 'إغلاق الطلب',
    en: 'the request closed',
  },
} as const satisfies Record<EffectKind | 'deliver', Text>

/** How an applicant found it; the words beside the faces. */
export const levelNames = {
  1: {
    ar: 'سيئة',
    en: 'Poor',
  },
  2: {
    ar: 'مقبولة',
    en: 'Fair',
  },
  3: {
    ar: 'جيدة',
    en: 'Good',
  },
} as const satisfies Messages
