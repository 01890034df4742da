// The messages about a lot. {lot} is its name, {link} where it is read.

export const alertMessages = {
  subject: { ar: 'وحدات متاحة من جديد', en: 'Available again' },
  text: {
    ar: 'يوجد الآن متاح في {lot}. قد يُحجز سريعًا: {link}',
    en: 'There is something available in {lot} again. It may not last: {link}',
  },
} as const
