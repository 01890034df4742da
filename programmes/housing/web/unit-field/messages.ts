// Words of the question that reserves a unit.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  units: { ar: 'الوحدات', en: 'Units' },
  held: {
    ar: {
      zero: 'الوحدة {unit} محجوزة لك حتى {time}.',
      one: 'الوحدة {unit} محجوزة لك حتى {time}: باقٍ دقيقة واحدة.',
      two: 'الوحدة {unit} محجوزة لك حتى {time}: باقٍ دقيقتان.',
      few: 'الوحدة {unit} محجوزة لك حتى {time}: باقٍ {count} دقائق.',
      many: 'الوحدة {unit} محجوزة لك حتى {time}: باقٍ {count} دقيقة.',
      other: 'الوحدة {unit} محجوزة لك حتى {time}: باقٍ {count} دقيقة.',
    },
    en: {
      one: 'Unit {unit} is held for you until {time}: {count} minute left.',
      other: 'Unit {unit} is held for you until {time}: {count} minutes left.',
    },
  },
  whatThen: {
    ar: 'أرسل الطلب قبل ذلك، وإلا صارت الوحدة متاحة لغيرك.',
    en: 'Send the request before then; afterwards others can take it.',
  },
  over: {
    ar: 'انتهى حجز الوحدة {unit}، وصارت متاحة لغيرك.',
    en: 'Unit {unit} is no longer held for you: others can take it.',
  },
  lastHold: {
    ar: 'لا يمكنك تجديد هذا الحجز المؤقت اليوم.',
    en: 'You cannot hold it again today.',
  },
  holdNoMore: {
    ar: 'بلغت أطول مدة للحجز المؤقت اليوم. أرسل الطلب فتُحجز إن كانت متاحة، أو اختر وحدة أخرى.',
    en: 'You have held it for as long as one person may in a day. Send the request to reserve it if it is still available, or choose another.',
  },
  holdAgain: { ar: 'حجزها مرة أخرى', en: 'Hold it again' },
  holding: { ar: 'جارٍ حجز الوحدة…', en: 'Holding the unit…' },
  unknown: {
    ar: 'لا توجد وحدة رقمها {unit}. راجعه في صفحة المشروع.',
    en: 'There is no unit {unit}. Check its code on the page of the project.',
  },
  list: { ar: 'أو اخترها من الوحدات المتاحة', en: 'Or choose from the available units' },
  choose: { ar: 'اختيار', en: 'Choose' },
  chooseUnit: { ar: 'اختيار الوحدة {code}', en: 'Choose unit {code}' },
  floor: { ar: 'الدور {floor}', en: 'Floor {floor}' },
} as const satisfies Messages
