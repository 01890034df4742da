// The kinds of notifications, each one row: its topic, the placeholders that its words may hold and must hold, and the
// standard words. Staff write templates that stand in their place; what may be written, form and server ask here. Pure.

import type { Text } from '@bawaba/language/index.ts'
import type { Hours } from './message-hours.ts'
import { areaKindRows } from './notification-area-kinds.ts'
import { endKindRows } from './notification-end-kinds.ts'
import { paymentKindRows } from './notification-payment-kinds.ts'
import { staffKindRows } from './notification-staff-kinds.ts'
import type { Topic } from './notification-topics.ts'
import { watchKindRows } from './notification-watch-kinds.ts'

export const placeholderRows = {
  number: { ar: 'رقم الطلب', en: 'Number of the request' },
  service: { ar: 'اسم الخدمة', en: 'Name of the service' },
  status: { ar: 'حالة الطلب', en: 'Status of the request' },
  who: { ar: 'من قدّم الطلب عنه', en: 'Who filed it for them' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  missing: { ar: 'الباقي من المبلغ', en: 'What is missing' },
  reason: { ar: 'السبب', en: 'Reason' },
  lot: { ar: 'اسم المشروع', en: 'Name of the project' },
  until: { ar: 'نهاية المهلة', en: 'End of the time' },
  closed: { ar: 'مدة توقف البوابة', en: 'How long the portal was closed' },
  what: { ar: 'ما مُددت مهلته', en: 'What was extended' },
  center: { ar: 'اسم المركز', en: 'Name of the center' },
  time: { ar: 'وقت الموعد', en: 'Time of the appointment' },
  count: { ar: 'العدد', en: 'Number of items' },
  link: { ar: 'الرابط', en: 'Link' },
  code: { ar: 'الرمز', en: 'Code' },
  list: { ar: 'ما ينتظر', en: 'What waits' },
} as const satisfies Record<string, Text>
export type Placeholder = keyof typeof placeholderRows

export type NotificationKindRow = {
  topic: Topic
  /** When its messages leave, and until when they are of use. */
  hours: Hours
  label: Text
  /** Those it may hold; the first `required` of them it must hold, in both languages. */
  placeholders: readonly Placeholder[]
  required: number
  /** A template may be for one service, or for one stage that the request is in. */
  isOfRequest?: true
  /** It watches over what one administrator does: its words take two. */
  isWatch?: true
  title: Text
  text: Text
}

export const notificationKindRows = {
  registrationWelcome: {
    topic: 'account',
    hours: { urgency: 'now', uselessAfter: { days: 1 } },
    label: { ar: 'ترحيب بعد إنشاء الحساب', en: 'Welcome after signing up' },
    placeholders: [],
    required: 0,
    title: { ar: 'مرحبًا بك', en: 'Welcome' },
    text: {
      ar: 'أُنشئ حسابك على بوابة الخدمات. يمكنك الآن تقديم طلباتك ومتابعتها.',
      en: 'Your account on the services portal is ready. You can now apply and follow your requests.',
    },
  },
  visitMoved: {
    topic: 'decisions',
    hours: { urgency: 'day', uselessAfter: { days: 14 } },
    label: { ar: 'موعد نُقل', en: 'Appointment moved' },
    placeholders: ['number', 'time', 'reason'],
    required: 2,
    title: { ar: 'نُقل موعدك', en: 'Your appointment was moved' },
    text: {
      ar: 'موعد الطلب {number} أصبح في {time}. السبب: {reason}. غيّره من صفحة الطلب إن لم يناسبك.',
      en: 'Your appointment for request {number} is now on {time}. Reason: {reason}. You can change it on the page of the request.',
    },
  },
  visitFreed: {
    topic: 'decisions',
    hours: { urgency: 'day', uselessAfter: { days: 14 } },
    label: { ar: 'موعد ألغاه المركز', en: 'Appointment cancelled by the center' },
    placeholders: ['number', 'time', 'reason'],
    required: 2,
    title: { ar: 'أُلغي موعدك', en: 'Your appointment was cancelled' },
    text: {
      ar: 'أُلغي موعد الطلب {number} في {time}. السبب: {reason}. اختر موعدًا آخر من صفحة الطلب.',
      en: 'Your appointment on {time} for request {number} was cancelled. Reason: {reason}. Choose another time on the page of the request.',
    },
  },
  accountOpened: {
    topic: 'account',
    hours: { urgency: 'now', uselessAfter: { days: 7 } },
    label: { ar: 'حساب فتحه موظف', en: 'Account opened by an employee' },
    placeholders: ['who', 'link'],
    required: 2,
    title: { ar: 'فتحنا لك حسابًا', en: 'We have opened your account' },
    text: {
      ar: 'فتح لك {who} حسابًا على بوابة الخدمات. لاختيار كلمة المرور: {link}',
      en: 'Services portal: {who} opened an account for you. Choose your password: {link}',
    },
  },
  identityProved: {
    topic: 'account',
    hours: { urgency: 'now', uselessAfter: { days: 7 } },
    label: { ar: 'إثبات الهوية', en: 'Identity proved' },
    placeholders: [],
    required: 0,
    title: { ar: 'أُثبتت هويتك', en: 'Your identity is proved' },
    text: {
      ar: 'أُثبتت هويتك على بوابة الخدمات. إن لم تقدّم وثيقتك أنت فاتصل على الخط الساخن.',
      en: 'Your identity is now proved on the services portal. If you did not show your document yourself, call the hotline.',
    },
  },
  identityTaken: {
    topic: 'account',
    hours: { urgency: 'now', uselessAfter: { days: 30 } },
    label: { ar: 'رقم هوية أثبته شخص آخر', en: 'Identity number proved by another person' },
    placeholders: [],
    required: 0,
    title: { ar: 'رقم الهوية لم يعد في حسابك', en: 'The identity number has left your account' },
    text: {
      ar: 'أثبت شخص آخر بوثيقته رقم الهوية المكتوب في حسابك، فأُزيل من حسابك. لم يتغير شيء غيره. إن كان الرقم رقمك فتوجّه بوثيقتك إلى مركز خدمة.',
      en: 'Another person proved by their document the identity number in your account, so it was removed from your account. Nothing else has changed. If it is your number, bring your document to a service center.',
    },
  },
  forgotPassword: {
    topic: 'account',
    hours: { urgency: 'now', uselessAfter: { minutes: 5 } },
    label: { ar: 'رمز تغيير كلمة المرور', en: 'Code after a forgotten password' },
    placeholders: ['code'],
    required: 1,
    title: { ar: 'رمز التأكيد', en: 'Your code' },
    text: {
      ar: 'رمز تغيير كلمة المرور: {code}. صالح خمس دقائق. لا تعطه لأحد.',
      en: '{code} is your code to reset your password. It expires in 5 minutes. Do not share it with anyone.',
    },
  },
  requestSubmitted: {
    topic: 'requests',
    hours: { urgency: 'now', uselessAfter: { days: 2 } },
    label: { ar: 'إرسال طلب', en: 'Request submitted' },
    placeholders: ['number', 'service'],
    required: 1,
    isOfRequest: true,
    title: { ar: 'أُرسل طلبك', en: 'Your request has been sent' },
    text: {
      ar: 'أُرسل طلبك {service}. رقمه {number}.',
      en: 'Your request {service} has been sent. Its number is {number}.',
    },
  },
  requestSubmittedFor: {
    topic: 'requests',
    hours: { urgency: 'day', uselessAfter: { days: 7 } },
    label: { ar: 'إرسال طلب نيابةً عن صاحبه', en: 'Request submitted by somebody else' },
    placeholders: ['number', 'who', 'service'],
    required: 2,
    isOfRequest: true,
    title: { ar: 'أُرسل طلب نيابةً عنك', en: 'A request was sent for you' },
    text: {
      ar: 'أرسل {who} طلبك {service} نيابةً عنك. رقمه {number}.',
      en: '{who} has sent your request {service} for you. Its number is {number}.',
    },
  },
  statusChanged: {
    topic: 'requests',
    hours: { urgency: 'day', uselessAfter: { days: 14 }, isLegalWhenDecided: true },
    label: { ar: 'تغير حالة طلب', en: 'Status changed' },
    placeholders: ['number', 'status', 'service'],
    required: 2,
    isOfRequest: true,
    title: { ar: 'جديد في طلبك', en: 'Your request has moved on' },
    text: { ar: 'طلبك رقم {number}: {status}.', en: 'Your request {number}: {status}.' },
  },
  commented: {
    topic: 'requests',
    hours: { urgency: 'day', uselessAfter: { days: 14 } },
    label: { ar: 'تعليق على طلب', en: 'Comment on a request' },
    placeholders: ['number', 'service'],
    required: 1,
    isOfRequest: true,
    title: { ar: 'تعليق جديد', en: 'A new comment' },
    text: {
      ar: 'تعليق جديد على طلبك رقم {number}. سجّل الدخول لقراءته.',
      en: 'There is a new comment on your request {number}. Sign in to read it.',
    },
  },
  letterRevoked: {
    topic: 'decisions',
    hours: { urgency: 'day', uselessAfter: 'never' },
    label: { ar: 'إلغاء وثيقة صدرت عن طلب', en: 'A document of a request was revoked' },
    placeholders: ['number', 'service'],
    required: 1,
    isOfRequest: true,
    title: { ar: 'أُلغيت وثيقة لك', en: 'A document of yours was revoked' },
    text: {
      ar: 'أُلغيت الوثيقة الصادرة عن طلبك رقم {number} ولم تعد سارية. السبب في صفحة الطلب.',
      en: 'The document issued for your request {number} was revoked and is no longer valid. The reason is on its page.',
    },
  },
  saleTurn: {
    topic: 'decisions',
    hours: { urgency: 'now', uselessAfter: { days: 2 } },
    label: { ar: 'حلول الدور في الحجز', en: 'Turn to reserve' },
    placeholders: ['lot', 'time', 'link'],
    required: 3,
    title: { ar: 'حان دورك في الحجز', en: 'Your turn to reserve' },
    text: {
      ar: 'حان دورك في حجز وحدة في {lot}. مهلتك للحجز {time} من إرسال هذه الرسالة، ثم ينتقل الدور إلى من يليك: {link}',
      en: 'It is your turn to reserve a unit in {lot}. You have {time} from when this message was sent; then it is the next person’s turn: {link}',
    },
  },
  saleTurnEnded: {
    topic: 'decisions',
    hours: { urgency: 'day', uselessAfter: { days: 2 } },
    label: { ar: 'انتهاء الدور في الحجز', en: 'Turn to reserve is over' },
    placeholders: ['lot', 'link'],
    required: 2,
    title: { ar: 'انتهى دورك في الحجز', en: 'Your turn to reserve is over' },
    text: {
      ar: 'انتهى دورك في حجز وحدة في {lot} دون حجز، وانتقل إلى من يليك. صفحة المشروع تبين ما يمكنك الآن: {link}',
      en: 'Your turn to reserve a unit in {lot} ended without a reservation; the next person has it. See what you can do now: {link}',
    },
  },
  ...paymentKindRows,
  paymentReminder: {
    topic: 'reminders',
    hours: { urgency: 'day', uselessAfter: { days: 2 } },
    label: { ar: 'تذكير برسوم لم تُسدد', en: 'Reminder of an unpaid fee' },
    placeholders: ['number', 'amount'],
    required: 2,
    title: { ar: 'رسوم لم تُسدد', en: 'A fee is not paid yet' },
    text: {
      ar: 'طلبك رقم {number} بانتظار سداد {amount}. افتح الطلب لاختيار طريقة الدفع.',
      en: 'Your request {number} is waiting for {amount}. Open it to choose how you will pay.',
    },
  },
  draftReminder: {
    topic: 'reminders',
    hours: { urgency: 'day', uselessAfter: { days: 5 } },
    label: { ar: 'تذكير بمسودة لم تُرسل', en: 'Reminder of an unfinished draft' },
    placeholders: ['service'],
    required: 1,
    title: { ar: 'طلب لم يكتمل', en: 'A form is not finished' },
    text: {
      ar: 'بدأت طلب {service} ولم ترسله. إجاباتك محفوظة، ويمكنك إكماله من حيث توقفت.',
      en: 'You started {service} and have not sent it. Your answers are saved, and you can go on where you stopped.',
    },
  },
  appointmentReminder: {
    topic: 'reminders',
    hours: { urgency: 'day', uselessAfter: 'itsMoment' },
    label: { ar: 'تذكير بموعد', en: 'Reminder of an appointment' },
    placeholders: ['number', 'center', 'time'],
    required: 3,
    title: { ar: 'موعدك اقترب', en: 'Your appointment is coming up' },
    text: {
      ar: 'موعدك في {center}: {time}. طلبك رقم {number}.',
      en: 'Your appointment at {center}: {time}. Your request {number}.',
    },
  },
  available: {
    topic: 'offers',
    hours: { urgency: 'day', uselessAfter: { hours: 12 } },
    label: { ar: 'ما صار متاحًا من جديد', en: 'Available again' },
    placeholders: ['lot', 'link'],
    required: 2,
    title: { ar: 'وحدات متاحة من جديد', en: 'Available again' },
    text: {
      ar: 'يوجد الآن متاح في {lot}. قد يُحجز سريعًا: {link}',
      en: 'There is something available in {lot} again. It may not last: {link}',
    },
  },
  dueSoon: {
    topic: 'work',
    hours: { urgency: 'digest', uselessAfter: { days: 14 } },
    label: { ar: 'اقتراب موعد طلب، للموظفين', en: 'Request due soon, for staff' },
    placeholders: ['number'],
    required: 1,
    title: { ar: 'اقترب موعد طلب', en: 'A request is due soon' },
    text: { ar: 'اقترب موعد الطلب رقم {number}.', en: 'Request {number} is due soon.' },
  },
  overdue: {
    topic: 'work',
    hours: { urgency: 'digest', uselessAfter: { days: 30 } },
    label: { ar: 'تجاوز موعد طلب، للموظفين', en: 'Request overdue, for staff' },
    placeholders: ['number'],
    required: 1,
    title: { ar: 'طلب تجاوز موعده', en: 'A request is overdue' },
    text: { ar: 'تجاوز الطلب رقم {number} موعده.', en: 'Request {number} is overdue.' },
  },
  workOwed: {
    topic: 'work',
    hours: { urgency: 'digest', uselessAfter: { days: 14 } },
    label: { ar: 'عمل على البوابة لم يُنجز، للموظفين', en: 'Work that is owed, for staff' },
    placeholders: ['number'],
    required: 1,
    title: { ar: 'طلبات تنتظر جهة خارجية', en: 'Requests wait for a service outside' },
    text: {
      ar: 'ما يلزم للطلب رقم {number}، وربما لغيره، لم يُنجز بعد. السبب في صفحة المهام التي فشلت.',
      en: 'What request {number}, and perhaps others, wait for could not be done yet. The page of failed jobs says why.',
    },
  },
  ...areaKindRows,
  ...endKindRows,
  ...watchKindRows,
  ...staffKindRows,
} as const satisfies Record<string, NotificationKindRow>

export type NotificationKind = keyof typeof notificationKindRows
export const notificationKinds = Object.keys(notificationKindRows) as NotificationKind[]
/** Kinds of which staff read in one message in the morning. */
export type DigestKind = {
  [Kind in NotificationKind]: (typeof notificationKindRows)[Kind]['hours']['urgency'] extends 'digest'
    ? Kind
    : never
}[NotificationKind]
/** Kinds whose writer says until when they are of use. */
export type MomentKind = {
  [Kind in NotificationKind]: (typeof notificationKindRows)[Kind]['hours']['uselessAfter'] extends 'itsMoment'
    ? Kind
    : never
}[NotificationKind]
export const kindRowOf = (kind: NotificationKind): NotificationKindRow => notificationKindRows[kind]
