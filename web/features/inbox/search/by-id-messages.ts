// Words of the search by national ID.

import type { Messages } from '@bawaba/language/index.ts'

export const byIdMessages = {
  title: { ar: 'البحث بالرقم القومي', en: 'Search by national ID' },
  label: { ar: 'الرقم القومي أو جواز السفر أو الهاتف', en: 'National ID, passport or mobile number' },
  hint: {
    ar: 'الرقم القومي ١٤ رقمًا. كل بحث يُسجل باسمك، ويراه صاحب الرقم.',
    en: 'A national ID has 14 digits. Every search is recorded under your name, and the person sees it.',
  },
  find: { ar: 'بحث', en: 'Search' },
  unread: {
    ar: 'راجع الرقم: القومي ١٤ رقمًا، والجواز حروف لاتينية وأرقام، والهاتف بمفتاح الدولة أو 01.',
    en: 'Check the number: a national ID has 14 digits, a passport Latin letters and digits, a phone the country code or 01.',
  },
  nobody: {
    ar: 'لا يوجد شخص بهذا الرقم. راجع الأرقام.',
    en: 'Nobody has this number. Check its digits.',
  },
  mobileIs: { ar: 'هاتفه {mobile}', en: 'Mobile {mobile}' },
  failed: { ar: 'لم يصل الطلب إلى الخادم. حاول مرة أخرى.', en: 'The server was not reached. Try again.' },
  more: { ar: 'عرض المزيد', en: 'Show more' },
  requests: { ar: 'طلباته', en: 'Requests' },
} as const satisfies Messages
