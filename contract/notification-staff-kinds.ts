// Notifications of staff about work: what is assigned to them, and what finance has to look at.

export const staffKindRows = {
  moneyTakenBack: {
    topic: 'work',
    hours: { urgency: 'digest', uselessAfter: { days: 30 } },
    label: {
      ar: 'طلب منتهٍ لم يصل سداده، للموظفين',
      en: 'Finished request whose money never arrived, for staff',
    },
    placeholders: ['number'],
    required: 1,
    title: { ar: 'طلب أُنجز ولم يصل سداده', en: 'A request is done without its money' },
    text: {
      ar: 'أُنجز الطلب رقم {number} ثم تبين أن ما سُجل من سداده لم يصل. راجع مع المالية ما يلزم.',
      en: 'Request {number} was completed, but the money recorded for it never arrived. Agree with finance on what to do.',
    },
  },
  bookingWaits: {
    topic: 'work',
    hours: { urgency: 'digest', uselessAfter: { days: 30 } },
    label: { ar: 'قيد ينتظر موظفًا ماليًا آخر', en: 'Booking that waits for a second person of finance' },
    placeholders: ['amount'],
    required: 0,
    title: { ar: 'قيد ينتظر تأكيدك', en: 'A booking waits for you' },
    text: {
      ar: 'طلب موظف مالي قيد {amount}، وينتظر تأكيد موظف آخر أو رفضه.',
      en: 'A financial manager asked to book {amount}. Another one must confirm or decline it.',
    },
  },
  bookingDeclined: {
    topic: 'work',
    hours: { urgency: 'digest', uselessAfter: { days: 30 } },
    label: { ar: 'قيد رُفض تأكيده', en: 'Booking that was declined' },
    placeholders: ['amount', 'reason'],
    required: 0,
    title: { ar: 'رُفض قيد طلبته', en: 'A booking you asked for was declined' },
    text: {
      ar: 'لم يُقيد {amount}. السبب: {reason}',
      en: '{amount} was not booked. Reason: {reason}',
    },
  },
  assigned: {
    topic: 'assignments',
    hours: { urgency: 'digest', uselessAfter: { days: 7 } },
    label: { ar: 'إسناد طلب إلى موظف', en: 'Request assigned to an employee' },
    placeholders: ['number', 'service'],
    required: 1,
    title: { ar: 'طلب مسند إليك', en: 'A request is assigned to you' },
    text: {
      ar: 'أُسند إليك الطلب رقم {number}: {service}.',
      en: 'Request {number} is assigned to you: {service}.',
    },
  },
  morningDigest: {
    topic: 'work',
    hours: { urgency: 'day', uselessAfter: { days: 3 } },
    label: { ar: 'رسالة الصباح، للموظفين', en: 'Morning message, for staff' },
    placeholders: ['list'],
    required: 1,
    title: { ar: 'عملك هذا الصباح', en: 'Your work this morning' },
    text: {
      ar: 'عملك هذا الصباح: {list}. سجّل الدخول لمتابعته.',
      en: 'Your work this morning: {list}. Sign in to see it.',
    },
  },
  queueWaits: {
    topic: 'work',
    hours: { urgency: 'digest', uselessAfter: { days: 7 } },
    label: { ar: 'عمل ينتظر فريقك، للموظفين', en: 'Work that waits in a queue, for staff' },
    placeholders: ['list'],
    required: 1,
    title: { ar: 'عمل ينتظرك', en: 'Work waits for you' },
    text: { ar: 'بانتظارك {list}.', en: 'Waiting for you: {list}.' },
  },
  queueEscalated: {
    topic: 'work',
    hours: { urgency: 'digest', uselessAfter: { days: 7 } },
    label: { ar: 'عمل تأخر أكثر من أسبوعين، للموظفين', en: 'Work that has waited for two weeks, for staff' },
    placeholders: ['list'],
    required: 1,
    title: { ar: 'عمل متأخر لم يُنجز', en: 'Work has waited for too long' },
    text: {
      ar: 'مضى أكثر من أسبوعين ولم يُنجز: {list}. تابعه مع المسؤولين عنه.',
      en: 'Not done for more than two weeks: {list}. Follow it up with those responsible.',
    },
  },
  workNotice: {
    topic: 'work',
    hours: { urgency: 'digest', uselessAfter: { days: 14 } },
    label: { ar: 'رسالة من خدمة، للموظفين', en: 'Message of a service, for staff' },
    placeholders: ['number'],
    required: 1,
    title: { ar: 'جديد في طلب', en: 'News of a request' },
    text: { ar: 'جديد في الطلب رقم {number}.', en: 'There is news of request {number}.' },
  },
} as const
