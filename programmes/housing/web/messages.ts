// Words of the housing screens.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  projects: {
    ar: 'المشروعات',
    en: 'Projects',
  },
  illustrations: {
    ar: 'الصور رسوم توضيحية.',
    en: 'Pictures are illustrations.',
  },
  illustration: {
    ar: 'رسم توضيحي لمشروع {project}',
    en: 'Illustration of {project}',
  },
  allCities: {
    ar: 'كل المدن',
    en: 'All cities',
  },
  city: {
    ar: 'المدينة',
    en: 'City',
  },
  details: {
    ar: 'تفاصيل المشروع',
    en: 'Project details',
  },
  pause: {
    ar: 'إيقاف التنقل التلقائي',
    en: 'Stop moving through the projects',
  },
  play: {
    ar: 'تشغيل التنقل التلقائي',
    en: 'Move through the projects',
  },
  more: {
    ar: 'اعرض {count} مشروعات أخرى',
    en: 'Show {count} more projects',
  },
  tourTitle: {
    ar: 'تجوّل داخل المشروع',
    en: 'Walk through a project',
  },
  tourText: {
    ar: 'اختر مشروعًا لتفتح جولته الافتراضية في نافذة جديدة.',
    en: 'Choose a project. Its virtual tour opens in a new tab.',
  },
  tourProject: {
    ar: 'المشروع',
    en: 'Project',
  },
  openTour: {
    ar: 'افتح الجولة',
    en: 'Open the tour',
  },
  noVirtualTour: {
    ar: 'لا توجد جولة افتراضية لمشروع {project} حتى الآن.',
    en: 'There is no virtual tour of {project} yet.',
  },
  location: {
    ar: 'الموقع',
    en: 'Location',
  },
  units: {
    ar: 'الوحدات',
    en: 'Units',
  },
  documents: {
    ar: 'الوثائق',
    en: 'Documents',
  },
  noDocuments: {
    ar: 'لم تُنشر وثائق لهذا المشروع حتى الآن.',
    en: 'No documents of this project have been published yet.',
  },
  others: {
    ar: 'مشروعات أخرى',
    en: 'Other projects',
  },
  pictures: {
    ar: 'معرض الرسوم',
    en: 'Gallery of drawings',
  },
} as const satisfies Messages

/** What a link of a project is called; the key of "no tour" is the specification's `project.noVirtualTour`. */
export const linkLabels = {
  virtualTour: { ar: 'جولة افتراضية', en: 'Virtual tour' },
  priceListLink: { ar: 'قائمة الأسعار', en: 'Price list' },
  priceListLinkVilla: { ar: 'أسعار الفيلات', en: 'Villa prices' },
  priceListLinkAdminUnits: { ar: 'أسعار الوحدات الإدارية', en: 'Administrative unit prices' },
  prochureLink: { ar: 'الكتيّب', en: 'Brochure' },
  prochureLinkTwo: { ar: 'الكتيّب الثاني', en: 'Second brochure' },
} as const satisfies Messages
