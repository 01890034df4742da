// Words of the list of requests: views, filters, columns, pages.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'صندوق الطلبات',
    en: 'Request inbox',
  },
  updated: {
    ar: 'يُحدَّث كل ٩٠ ثانية، آخر تحديث {time}',
    en: 'Refreshes every 90 seconds, last {time}',
  },
  refresh: {
    ar: 'تحديث القائمة',
    en: 'Refresh the list',
  },
  views: {
    ar: 'عروض الصندوق',
    en: 'Views of the inbox',
  },
  mine: {
    ar: 'المسندة إليّ',
    en: 'Assigned to me',
  },
  unassignedView: {
    ar: 'غير مسندة',
    en: 'Unassigned',
  },
  late: {
    ar: 'متأخرة',
    en: 'Late',
  },
  messagesView: {
    ar: 'رسائل جديدة',
    en: 'New messages',
  },
  newView: {
    ar: 'وردت منذ أمس',
    en: 'New since yesterday',
  },
  waitingForApplicant: {
    ar: 'بانتظار المتقدم',
    en: 'Waiting for applicant',
  },
  allOpen: {
    ar: 'كل المفتوحة',
    en: 'All open',
  },
  finished: {
    ar: 'المنتهية',
    en: 'Finished',
  },
  filters: {
    ar: 'التصفية',
    en: 'Filters',
  },
  anyService: {
    ar: 'كل الخدمات',
    en: 'All services',
  },
  serviceIs: {
    ar: 'الخدمة: {service}',
    en: 'Service: {service}',
  },
  numberHas: {
    ar: 'الرقم فيه {number}',
    en: 'Number has {number}',
  },
  removeFilter: {
    ar: 'إزالة التصفية',
    en: 'Remove filter',
  },
  everywhere: {
    ar: 'البحث في كل الطلبات، المفتوحة والمنتهية',
    en: 'Searching all requests, open and finished',
  },
  search: {
    ar: 'البحث برقم الطلب أو الرقم القومي أو الهاتف',
    en: 'Search by request number, national ID or phone',
  },
  searchHint: {
    ar: 'رقم الطلب أو الرقم القومي أو الهاتف',
    en: 'Request no., national ID or phone',
  },
  notANumber: {
    ar: 'الرقم القومي ١٤ رقمًا، والهاتف يبدأ بمفتاح الدولة أو 01. راجع ما كتبته.',
    en: 'A national ID has 14 digits, a phone number begins with the country code or 01. Check what you typed.',
  },
  request: {
    ar: 'رقم الطلب',
    en: 'Request',
  },
  applicant: {
    ar: 'المتقدم',
    en: 'Applicant',
  },
  service: {
    ar: 'الخدمة',
    en: 'Service',
  },
  status: {
    ar: 'الحالة',
    en: 'Status',
  },
  sent: {
    ar: 'تاريخ التقديم',
    en: 'Submitted',
  },
  due: {
    ar: 'الاستحقاق',
    en: 'Due',
  },
  assignee: {
    ar: 'المسؤول',
    en: 'Owner',
  },
  unassigned: {
    ar: 'غير مسند',
    en: 'Unassigned',
  },
  noDue: {
    ar: 'بلا موعد',
    en: 'No due date',
  },
  daysLate: {
    ar: {
      zero: 'متأخر',
      one: 'متأخر يومًا',
      two: 'متأخر يومين',
      few: 'متأخر {count} أيام',
      many: 'متأخر {count} يومًا',
      other: 'متأخر {count} يوم',
    },
    en: {
      zero: 'Late',
      one: '{count} day late',
      other: '{count} days late',
    },
  },
  firstEnd: {
    ar: 'الموعد الأول: {late}',
    en: 'first date: {late}',
  },
  workingDaysLate: {
    ar: {
      zero: 'فات موعده',
      one: 'متأخر يوم عمل واحدًا',
      two: 'متأخر يومي عمل',
      few: 'متأخر {count} أيام عمل',
      many: 'متأخر {count} يوم عمل',
      other: 'متأخر {count} يوم عمل',
    },
    en: {
      zero: 'Past due',
      one: '{count} working day late',
      other: '{count} working days late',
    },
  },
  inWorkingDays: {
    ar: {
      zero: 'اليوم',
      one: 'بعد يوم عمل واحد',
      two: 'بعد يومي عمل',
      few: 'بعد {count} أيام عمل',
      many: 'بعد {count} يوم عمل',
      other: 'بعد {count} يوم عمل',
    },
    en: {
      zero: 'Today',
      one: 'In {count} working day',
      other: 'In {count} working days',
    },
  },
  today: {
    ar: 'اليوم',
    en: 'Today',
  },
  passedToday: {
    ar: 'اليوم، وفات موعده',
    en: 'Today, past due',
  },
  tomorrow: {
    ar: 'غدًا',
    en: 'Tomorrow',
  },
  inDays: {
    ar: {
      zero: 'اليوم',
      one: 'غدًا',
      two: 'بعد يومين',
      few: 'بعد {count} أيام',
      many: 'بعد {count} يومًا',
      other: 'بعد {count} يوم',
    },
    en: {
      zero: 'Today',
      one: 'In {count} day',
      other: 'In {count} days',
    },
  },
  fresh: {
    ar: {
      zero: 'تغيّرت القائمة',
      one: 'طلب جديد واحد',
      two: 'طلبان جديدان',
      few: '{count} طلبات جديدة',
      many: '{count} طلبًا جديدًا',
      other: '{count} طلب جديد',
    },
    en: {
      zero: 'The list has changed',
      one: '{count} new request',
      other: '{count} new requests',
    },
  },
  showFresh: {
    ar: 'عرض القائمة الجديدة',
    en: 'Show the new list',
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
  nothing: {
    ar: 'لا توجد طلبات في هذا العرض',
    en: 'No requests in this view',
  },
  nothingFound: {
    ar: 'لا يوجد طلب يطابق هذه التصفية',
    en: 'No request matches these filters',
  },
  clear: {
    ar: 'إزالة التصفية',
    en: 'Clear filters',
  },
  toOpen: {
    ar: 'عرض كل المفتوحة',
    en: 'Show all open',
  },
  listFailed: {
    ar: 'لم تُحمَّل القائمة.',
    en: 'The list was not loaded.',
  },
  listStale: {
    ar: 'لم تُحدَّث القائمة. هذه طلبات الساعة {time}.',
    en: 'The list was not refreshed. These are the requests as of {time}.',
  },
  tryAgain: {
    ar: 'حاول مرة أخرى',
    en: 'Try again',
  },
  day: {
    ar: 'يومك',
    en: 'Your day',
  },
  welcome: {
    ar: 'أهلًا {name}',
    en: 'Welcome, {name}',
  },
  dueNext: {
    ar: 'الأقرب استحقاقًا مما أُسند إليك',
    en: 'Due next, of those assigned to you',
  },
  openInbox: {
    ar: 'فتح صندوق الطلبات',
    en: 'Open the inbox',
  },
  shortcuts: {
    ar: 'اختصارات',
    en: 'Shortcuts',
  },
  noCaseWork: {
    ar: 'لا تتضمن صلاحياتك مراجعة الطلبات، فلا صندوق طلبات لك.',
    en: 'Your roles do not include reviewing requests, so you have no inbox.',
  },
} as const satisfies Messages
