// Words of searching the whole portal.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: {
    ar: 'البحث في البوابة',
    en: 'Search the portal',
  },
  label: {
    ar: 'عمّ تبحث؟',
    en: 'What are you looking for?',
  },
  hint: {
    ar: 'خدمة أو مشروع أو سؤال أو رقم طلب. لا يضر خطأ في الكتابة.',
    en: 'A service, a project, a question or a request number. Typing errors do no harm.',
  },
  search: {
    ar: 'بحث',
    en: 'Search',
  },
  results: {
    ar: 'نتائج البحث',
    en: 'Search results',
  },
  found: {
    ar: {
      zero: 'لا توجد نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{count} نتائج',
      many: '{count} نتيجة',
      other: '{count} نتيجة',
    },
    en: {
      zero: 'No results',
      one: '{count} result',
      other: '{count} results',
    },
  },
  showAll: {
    ar: {
      zero: 'صفحة البحث',
      one: 'صفحة البحث: نتيجة واحدة',
      two: 'صفحة البحث: نتيجتان',
      few: 'صفحة البحث: {count} نتائج',
      many: 'صفحة البحث: {count} نتيجة',
      other: 'صفحة البحث: {count} نتيجة',
    },
    en: {
      zero: 'Search page',
      one: 'Search page: {count} result',
      other: 'Search page: all {count} results',
    },
  },
  partial: {
    ar: 'لا شيء يطابق كل ما كتبت. هذا أقرب ما وجدنا:',
    en: 'Nothing matches all of your words. These come closest:',
  },
  nothing: {
    ar: 'لا شيء يطابق {query}',
    en: 'Nothing matches {query}',
  },
  nothingHint: {
    ar: 'جرّب كلمة أقصر أو كلمة أخرى، أو اسألنا.',
    en: 'Try a shorter or a different word, or ask us.',
  },
  clear: {
    ar: 'مسح البحث',
    en: 'Clear the search',
  },
  allServices: {
    ar: 'كل الخدمات',
    en: 'All services',
  },
  contact: {
    ar: 'تواصل معنا',
    en: 'Contact us',
  },
  mostSearched: {
    ar: 'الأكثر بحثًا',
    en: 'Most searched',
  },
  failed: {
    ar: 'تعذر البحث. حاول مرة أخرى.',
    en: 'The search did not work. Try again.',
  },
  all: {
    ar: 'الكل',
    en: 'All',
  },
  kinds: {
    ar: 'أنواع النتائج',
    en: 'Kinds of results',
  },
  service: {
    ar: 'الخدمات',
    en: 'Services',
  },
  project: {
    ar: 'المشروعات',
    en: 'Projects',
  },
  faq: {
    ar: 'الأسئلة الشائعة',
    en: 'Questions people ask',
  },
  guide: {
    ar: 'الأدلة',
    en: 'Guides',
  },
  news: {
    ar: 'الأخبار',
    en: 'News',
  },
} as const satisfies Messages
