// Words of the pages of information.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  onThisPage: { ar: 'في هذه الصفحة', en: 'On this page' },
  changed: { ar: 'آخر تحديث {date}', en: 'Last updated {date}' },

  news: { ar: 'الأخبار', en: 'News' },
  newsLead: {
    ar: 'قرارات وخدمات جديدة وتغييرات في المواعيد.',
    en: 'New services, decisions and changes of opening times.',
  },
  allNews: { ar: 'كل الأخبار', en: 'All news' },
  noNews: { ar: 'لا أخبار بعد', en: 'There is no news yet' },
  newer: { ar: 'أخبار أحدث', en: 'Newer' },
  older: { ar: 'أخبار أقدم', en: 'Older' },
  newsPages: { ar: 'صفحات الأخبار', en: 'Pages of news' },

  faq: { ar: 'الأسئلة الشائعة', en: 'Questions and answers' },
  faqLead: {
    ar: 'إجابات عما يُسأل عنه أكثر من غيره. إن لم تجد سؤالك فاكتب إلينا.',
    en: 'What people ask most. If your question is not here, write to us.',
  },
  noFaq: { ar: 'لا أسئلة بعد', en: 'There are no questions yet' },

  guides: { ar: 'أدلة الاستخدام', en: 'User guides' },
  guidesLead: {
    ar: 'ملفات وفيديوهات تشرح الخطوات.',
    en: 'Files and videos that explain the steps.',
  },
  noGuides: { ar: 'لا أدلة بعد', en: 'There are no guides yet' },
  watch: { ar: 'مشاهدة الفيديو', en: 'Watch the video' },
  newTab: { ar: '(يُفتح في نافذة جديدة)', en: '(opens in a new tab)' },
  download: { ar: 'تنزيل {name}', en: 'Download {name}' },

  ask: { ar: 'أرسل استفسارًا أو شكوى', en: 'Send an inquiry or a complaint' },
} as const satisfies Messages
