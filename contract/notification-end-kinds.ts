// Kinds of notifications about what ends for a person: time to answer or pay, a draft, a document.

export const endKindRows = {
  applicantDueSoon: {
    topic: 'decisions',
    hours: { urgency: 'day', uselessAfter: 'itsMoment' },
    label: { ar: 'اقتراب مهلة المتقدم', en: 'Applicant’s time is nearly over' },
    placeholders: ['number', 'until'],
    required: 1,
    title: { ar: 'مهلتك أوشكت على الانتهاء', en: 'Your time is nearly over' },
    text: {
      ar: 'أكمل المطلوب في طلبك رقم {number} قبل {until}. سجّل الدخول لاستكماله.',
      en: 'Complete your request {number} by {until}. Sign in to complete it.',
    },
  },
  paymentDueSoon: {
    topic: 'decisions',
    hours: { urgency: 'day', uselessAfter: 'itsMoment' },
    label: { ar: 'اقتراب نهاية مهلة السداد', en: 'Time to pay is nearly over' },
    placeholders: ['number', 'until'],
    required: 1,
    title: { ar: 'مهلة السداد أوشكت على الانتهاء', en: 'Your time to pay is nearly over' },
    text: {
      ar: 'سدّد رسوم طلبك رقم {number} قبل {until}. سجّل الدخول للسداد.',
      en: 'Pay for your request {number} by {until}. Sign in to pay.',
    },
  },
  lastMinutes: {
    topic: 'decisions',
    hours: { urgency: 'now', uselessAfter: 'itsMoment' },
    label: { ar: 'آخر تذكير قبل نهاية مهلة قصيرة', en: 'Last reminder before a short time ends' },
    placeholders: ['number', 'until'],
    required: 1,
    title: { ar: 'تنتهي مهلتك بعد قليل', en: 'Your time ends soon' },
    text: {
      ar: 'مهلة طلبك رقم {number} حتى {until}. سجّل الدخول الآن لإكماله أو سداده.',
      en: 'Your time for request {number} ends on {until}. Sign in now to complete it or pay.',
    },
  },
  closedTime: {
    topic: 'decisions',
    hours: { urgency: 'day', uselessAfter: 'itsMoment' },
    label: { ar: 'تمديد مهلة بعد توقف البوابة', en: 'Time extended after the portal was closed' },
    placeholders: ['until', 'what', 'closed'],
    required: 2,
    title: { ar: 'مددنا مهلتك', en: 'Your time was extended' },
    text: {
      ar: 'توقفت البوابة {closed}، فمددنا مهلتك بقدر التوقف. تنتهي مهلة {what} الآن بحلول {until}.',
      en: 'The portal was closed for {closed}, so we extended your time. You now have until {until} for {what}.',
    },
  },
  draftEnds: {
    topic: 'reminders',
    hours: { urgency: 'day', uselessAfter: { days: 6 } },
    label: { ar: 'تنبيه قبل حذف مسودة', en: 'Warning before a draft is deleted' },
    placeholders: ['service', 'until', 'link'],
    required: 3,
    title: { ar: 'مسودتك ستُحذف قريبًا', en: 'Your draft will be deleted soon' },
    text: {
      ar: 'تبقى مسودة خدمة «{service}» حتى {until}، ثم نحذفها. لإكمالها: {link}',
      en: 'We keep your unsent form for {service} until {until}, then delete it. To finish it: {link}',
    },
  },
  letterEnds: {
    topic: 'reminders',
    hours: { urgency: 'day', uselessAfter: { days: 29 } },
    label: { ar: 'تذكير قبل انتهاء وثيقة', en: 'Reminder before a document expires' },
    placeholders: ['service', 'number', 'until'],
    required: 3,
    title: { ar: 'وثيقة تنتهي قريبًا', en: 'A document expires soon' },
    text: {
      ar: 'وثيقة الطلب {number} ({service}) سارية حتى {until}. قدّم طلبًا جديدًا لتجديدها.',
      en: 'Your document from request {number} ({service}) is valid until {until}. Apply again to renew it.',
    },
  },
} as const
