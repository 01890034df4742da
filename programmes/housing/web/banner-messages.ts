// Words of the banner and of links to documents: with it comes nothing of what stands below.

import type { Messages } from '@bawaba/language/index.ts'

export const bannerMessages = {
  phase: {
    ar: 'المرحلة الثانية · الطرح التكميلي الثاني',
    en: 'Second phase · Second supplementary offering',
  },
  headline: {
    ar: 'بيتك في مصر، وأنت في أي مكان',
    en: 'Your home in Egypt, from wherever you are',
  },
  lead: {
    ar: 'قارن المشروعات واطّلع على قوائم الأسعار والكتيبات. كل الخطوات هنا.',
    en: 'Compare the projects, read their price lists and brochures. Every step is here.',
  },
  reserve: {
    ar: 'احجز وحدتك',
    en: 'Reserve a unit',
  },
  browse: {
    ar: 'تصفح المشروعات',
    en: 'See the projects',
  },
  booklet: {
    ar: 'كراسة الشروط',
    en: 'Terms booklet',
  },
  figures: {
    ar: 'الطرح بالأرقام',
    en: 'The offering in figures',
  },
  units: {
    ar: 'وحدة',
    en: 'units',
  },
  cities: {
    ar: 'مدن',
    en: 'cities',
  },
  projectsCount: {
    ar: 'مشروعات',
    en: 'projects',
  },
  newTab: {
    ar: '(يُفتح في نافذة جديدة)',
    en: '(opens in a new tab)',
  },
} as const satisfies Messages
