// Words of the services list and of a service's page.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'الخدمات',
    en: 'Services',
  },
  intro: {
    ar: 'اختر خدمة لتعرف من يحق له طلبها وما تحتاج إليه قبل أن تبدأ.',
    en: 'Choose a service to see who may apply and what you need before you start.',
  },
  all: {
    ar: 'كل التصنيفات',
    en: 'All categories',
  },
  categories: {
    ar: 'التصنيفات',
    en: 'Categories',
  },
  found: {
    ar: {
      zero: 'لا توجد خدمات',
      one: 'خدمة واحدة',
      two: 'خدمتان',
      few: '{count} خدمات',
      many: '{count} خدمة',
      other: '{count} خدمة',
    },
    en: {
      zero: 'No services',
      one: '{count} service',
      other: '{count} services',
    },
  },
  nothing: {
    ar: 'لا توجد خدمة تطابق {query}',
    en: 'No service matches {query}',
  },
  nothingHint: {
    ar: 'جرّب كلمة أقصر، أو اتصل بنا وسندلك على الخدمة.',
    en: 'Try a shorter word, or call us and we will point you to the service.',
  },
  clear: {
    ar: 'مسح البحث',
    en: 'Clear the search',
  },
  nothingSoNarrow: {
    ar: 'لا توجد خدمات بهذه الاختيارات',
    en: 'No services match these filters',
  },
  clearFilters: {
    ar: 'عرض كل الخدمات',
    en: 'Show all services',
  },
  cost: {
    ar: 'التكلفة',
    en: 'Cost',
  },
  free: {
    ar: 'مجانية',
    en: 'Free',
  },
  paid: {
    ar: 'برسوم',
    en: 'With a fee',
  },
  open: {
    ar: 'الإتاحة',
    en: 'Availability',
  },
  now: {
    ar: 'متاحة الآن',
    en: 'Open now',
  },
  closed: {
    ar: 'غير متاحة الآن',
    en: 'Closed now',
  },
  mostSearched: {
    ar: 'الأكثر بحثًا',
    en: 'Most searched',
  },
  backToServices: {
    ar: 'كل الخدمات',
    en: 'All services',
  },
  start: {
    ar: 'ابدأ',
    en: 'Start now',
  },
  startHint: {
    ar: 'ستسجّل الدخول أولًا، ثم تعود إلى هذه الخدمة.',
    en: 'You sign in first, then come back to this service.',
  },
  who: {
    ar: 'من يحق له التقديم',
    en: 'Who may apply',
  },
  need: {
    ar: 'ما تحتاج إليه',
    en: 'What you need',
  },
  steps: {
    ar: 'كيف تسير الخدمة',
    en: 'How it works',
  },
  questions: {
    ar: 'أسئلة شائعة',
    en: 'Questions people ask',
  },
  terms: {
    ar: 'الشروط',
    en: 'Terms',
  },
  video: {
    ar: 'فيديو الشرح',
    en: 'Guiding video',
  },
  playVideo: {
    ar: 'تشغيل فيديو الشرح',
    en: 'Play the guiding video',
  },
  videoElsewhere: {
    ar: 'يُفتح في نافذة جديدة على موقع {site}، ولا يُحمَّل منه شيء قبل ذلك.',
    en: 'It opens in a new tab on {site}; nothing is loaded from there before.',
  },
  details: {
    ar: 'التفاصيل',
    en: 'Details',
  },
  requests: {
    ar: 'طلباتي السابقة',
    en: 'My earlier requests',
  },
  parts: {
    ar: 'أقسام الخدمة',
    en: 'Parts of the service',
  },
  mostUsed: {
    ar: 'الأكثر استخدامًا',
    en: 'Most used',
  },
  favourites: {
    ar: 'المفضلة',
    en: 'Favourites',
  },
  noneKept: {
    ar: 'لا توجد خدمات هنا بعد',
    en: 'There are no services here yet',
  },
  noneKeptHint: {
    ar: 'اضغط النجمة على بطاقة خدمة لتجدها هنا.',
    en: 'Press the star on the card of a service to find it here.',
  },
  hidden: {
    ar: 'مخفية عن المواطنين',
    en: 'Hidden from citizens',
  },
  closedTitle: {
    ar: 'لا يمكن تقديم طلب جديد الآن',
    en: 'You cannot send a new request now',
  },
} as const satisfies Messages
