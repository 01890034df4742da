// Words of the pages about one's own requests.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  request: {
    ar: 'الطلب {number}',
    en: 'Request {number}',
  },
  next: {
    ar: 'ما يحدث بعد ذلك',
    en: 'What happens next',
  },
  pay: {
    ar: 'سداد {amount}',
    en: 'Pay {amount}',
  },
  payments: {
    ar: 'السداد والإيصال',
    en: 'Payment and receipt',
  },
  withYou: {
    ar: 'الطلب بانتظار إجراء منك.',
    en: 'This request is waiting for you.',
  },
  withStaff: {
    ar: 'الطلب الآن لدى موظف الطلبات.',
    en: 'The request is with a case officer now.',
  },
  isOver: {
    ar: 'أُغلق الطلب.',
    en: 'This request is closed.',
  },
  byUs: {
    ar: 'موعد الرد: حتى {date}.',
    en: 'You will hear from us by {date}.',
  },
  byYou: {
    ar: 'آخر موعد لك: {date}.',
    en: 'Do this by {date}.',
  },
  lateSince: {
    ar: 'كان موعد الرد الأول {date} وتأخرنا عنه.',
    en: 'You should have heard from us by {date} at first. We are late.',
  },
  late: {
    ar: 'كان موعد الرد {date} وقد مضى. اتصل بنا واذكر رقم الطلب.',
    en: 'You should have heard from us by {date}. Call us and give the request number.',
  },
  lateYou: {
    ar: 'كان آخر موعد لك {date} وقد مضى. أرسل المطلوب الآن، أو اتصل بنا.',
    en: 'This was due from you by {date}. Send it now, or call us.',
  },
  history: {
    ar: 'سجل الطلب',
    en: 'History',
  },
  answers: {
    ar: 'إجاباتك',
    en: 'Your answers',
  },
  filed: {
    ar: 'أُرسل يوم {date}',
    en: 'Sent on {date}',
  },
  since: {
    ar: 'تغيّرت حالته يوم {date}',
    en: 'Status changed on {date}',
  },
  print: {
    ar: 'طباعة',
    en: 'Print',
  },
  keep: {
    ar: 'الإبقاء على الطلب',
    en: 'Keep the request',
  },
  back: {
    ar: 'رجوع',
    en: 'Back',
  },
  sending: {
    ar: 'جارٍ الإرسال',
    en: 'Sending',
  },
  confirm: {
    ar: '{action} {number}؟',
    en: '{action} {number}?',
  },
  becomes: {
    ar: 'تصبح حالته «{status}».',
    en: 'Its status becomes “{status}”.',
  },
  forGood: {
    ar: 'لا يمكن التراجع.',
    en: 'This cannot be undone.',
  },
  failed: {
    ar: 'لم يكتمل الإجراء. حاول مرة أخرى.',
    en: 'It did not work. Try again.',
  },
  withdrawn: {
    ar: 'لم تعد هذه الخدمة معروضة على البوابة. طلبك مستمر.',
    en: 'This service is no longer on the portal. Your request goes on.',
  },
  payFirst: {
    ar: 'سدّد الرسوم ليُرسل طلبك',
    en: 'Pay to send your request',
  },
  sentTitle: {
    ar: 'أُرسل طلبك',
    en: 'Your request has been sent',
  },
  number: {
    ar: 'رقم الطلب',
    en: 'Request number',
  },
  copyWhat: {
    ar: 'رقم الطلب',
    en: 'the request number',
  },
  keepNumber: {
    ar: 'احتفظ بهذا الرقم للاستعلام عن طلبك ومتابعته.',
    en: 'Keep this number. You will need it to check or ask about your request.',
  },
  contact: {
    ar: 'للسؤال عن طلبك',
    en: 'Questions about your request',
  },
  contactText: {
    ar: 'اتصل بنا واذكر رقم الطلب.',
    en: 'Call us and give the request number.',
  },
  goOn: {
    ar: 'ما يمكنك فعله الآن',
    en: 'What you can do now',
  },
  otherServices: {
    ar: 'كل الخدمات',
    en: 'All services',
  },
  needsMe: {
    ar: 'بانتظارك',
    en: 'Waiting for you',
  },
  latest: {
    ar: 'آخر طلباتك',
    en: 'Your latest request',
  },
  allMine: {
    ar: 'كل طلباتي',
    en: 'All my requests',
  },
  needsThem: {
    ar: 'بانتظار صاحب الطلب',
    en: 'Waiting for them',
  },
  theirLatest: {
    ar: 'آخر طلباته',
    en: 'Their latest request',
  },
  allTheirs: {
    ar: 'كل طلباته',
    en: 'All their requests',
  },
  inProgress: {
    ar: 'قيد التنفيذ',
    en: 'In progress',
  },
  finished: {
    ar: 'منتهية',
    en: 'Finished',
  },
  search: {
    ar: 'رقم الطلب أو جزء منه',
    en: 'Request number or part of it',
  },
  find: {
    ar: 'بحث',
    en: 'Search',
  },
  service: {
    ar: 'الخدمة',
    en: 'Service',
  },
  allServices: {
    ar: 'كل الخدمات',
    en: 'All services',
  },
  updated: {
    ar: 'آخر تحديث {time}',
    en: 'Updated {time}',
  },
  documents: { ar: 'وثائقي', en: 'My documents' },
  refresh: {
    ar: 'تحديث',
    en: 'Refresh',
  },
  more: {
    ar: 'عرض المزيد',
    en: 'Show more',
  },
  shown: {
    ar: 'يظهر {shown} من {total}',
    en: '{shown} of {total} shown',
  },
  none: {
    ar: 'لا توجد طلبات بعد',
    en: 'No requests yet',
  },
  noneText: {
    ar: 'ما ترسله من طلبات يظهر هنا بحالته وموعد الرد عليه.',
    en: 'Requests you send appear here, with their status and when you will hear from us.',
  },
  toServices: {
    ar: 'عرض الخدمات',
    en: 'Show the services',
  },
  nothing: {
    ar: 'لا يوجد طلب يطابق {query}',
    en: 'No request matches {query}',
  },
  nothingOfService: {
    ar: 'لا توجد طلبات من هذه الخدمة',
    en: 'No requests of this service',
  },
  clear: {
    ar: 'مسح البحث',
    en: 'Clear the search',
  },
  found: {
    ar: {
      zero: 'لا توجد طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '{count} طلبات',
      many: '{count} طلبًا',
      other: '{count} طلب',
    },
    en: {
      zero: 'No requests',
      one: '{count} request',
      other: '{count} requests',
    },
  },
  foundMore: {
    ar: 'أكثر من {count} طلب',
    en: 'More than {count} requests',
  },
  notLoaded: {
    ar: 'لم تُحمَّل طلباتك. حاول مرة أخرى.',
    en: 'Your requests were not loaded. Try again.',
  },
  notRefreshed: {
    ar: 'تعذر التحديث. ما تراه هو آخر ما وصلنا.',
    en: 'The list could not be refreshed. What you see is what we had last.',
  },
} as const satisfies Messages
