// Words of the units on a project's page.

import type { Messages } from '@bawaba/language/index.ts'

export const projectMessages = {
  units: { ar: 'الوحدات', en: 'Units' },
  available: {
    ar: {
      zero: 'لا وحدات متاحة',
      one: 'وحدة واحدة متاحة',
      two: 'وحدتان متاحتان',
      few: '{count} وحدات متاحة',
      many: '{count} وحدة متاحة',
      other: '{count} وحدة متاحة',
    },
    en: { one: '{count} unit available', other: '{count} units available' },
  },
  byType: { ar: 'المتاح بحسب النوع', en: 'Available by type' },
  number: { ar: 'المتاح', en: 'Available' },
  prices: { ar: 'السعر', en: 'Price' },
  areas: { ar: 'المساحة', en: 'Area' },
  range: { ar: 'من {from} إلى {to}', en: '{from} to {to}' },
  allReserved: { ar: 'كل وحدات هذا المشروع محجوزة الآن', en: 'All units of this project are reserved now' },
  allReservedText: {
    ar: 'قد يُلغى حجز فتعود الوحدة متاحة.',
    en: 'A reservation may be cancelled, and its unit becomes available again.',
  },
  noUnits: { ar: 'لا وحدات مطروحة في هذا المشروع الآن', en: 'No units of this project are on sale now' },
  noUnitsText: {
    ar: 'تُعلن الوحدات في هذه الصفحة عند طرحها.',
    en: 'Units are shown on this page when they go on sale.',
  },
  find: { ar: 'عرض', en: 'Show' },
  any: { ar: 'الكل', en: 'Any' },
  minArea: { ar: 'المساحة من (م٢)', en: 'Area from (sq m)' },
  maxPrice: { ar: 'السعر حتى (ج.م)', en: 'Price up to (EGP)' },
  show: { ar: 'الإتاحة', en: 'Availability' },
  onlyAvailable: { ar: 'المتاحة', en: 'Available' },
  all: { ar: 'كل الوحدات', en: 'All units' },
  count: {
    ar: {
      zero: 'لا وحدات بهذا الوصف',
      one: 'وحدة واحدة',
      two: 'وحدتان',
      few: '{count} وحدات',
      many: '{count} وحدة',
      other: '{count} وحدة',
    },
    en: { one: '{count} unit', other: '{count} units' },
  },
  none: { ar: 'لا وحدات بهذا الوصف', en: 'No units match' },
  clear: { ar: 'عرض كل المتاح', en: 'Show all that are available' },
  reserve: { ar: 'احجز', en: 'Reserve' },
  reserveUnit: { ar: 'احجز الوحدة {code}', en: 'Reserve unit {code}' },
  opens: {
    ar: 'يُفتح الحجز {time} بتوقيت القاهرة',
    en: 'Reservation opens {time}, Cairo time',
  },
  plan: { ar: 'المسقط الأفقي', en: 'Floor plan' },
  rooms: { ar: 'الغرف', en: 'Rooms' },
  pay: { ar: 'السداد', en: 'Payment' },
  offeredTo: { ar: 'مطروحة', en: 'Offered to' },
  forResidents: { ar: 'للمقيمين في {country}', en: 'residents of {country}' },
} as const satisfies Messages
