// The texts of the page of holidays.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'الإجازات الرسمية', en: 'Holidays' },
  explain: {
    ar: 'أيام لا تُحسب من أيام العمل، مع الجمعة والسبت.',
    en: 'Days that are no working days, besides Fridays and Saturdays.',
  },
  standing: {
    ar: 'كل تغيير هنا يسري على ما يُحسب بعده مباشرةً. مواعيد الاستحقاق التي حُددت من قبل تبقى كما أُبلغت.',
    en: 'A change here counts at once for whatever is reckoned after it. Due dates that were given before stay as they are.',
  },
  none: { ar: 'لا إجازات قادمة محفوظة', en: 'No holidays to come are kept' },
  expected: { ar: 'متوقعة', en: 'Expected' },
  day: { ar: 'يوم الإجازة', en: 'Day of the holiday' },
  remove: { ar: 'حذف', en: 'Remove' },
  removeOf: { ar: 'حذف {name}، {date}', en: 'Remove {name}, {date}' },
  passed: {
    ar: {
      zero: 'لا إجازات مضت',
      one: 'إجازة مضت',
      two: 'إجازتان مضتا',
      few: '{count} إجازات مضت',
      many: '{count} إجازة مضت',
      other: '{count} إجازة مضت',
    },
    en: { one: '{count} past holiday', other: '{count} past holidays' },
  },
  inYear: { ar: 'إجازات {year}', en: 'Holidays of {year}' },

  addTitle: { ar: 'إضافة إجازة', en: 'Add a holiday' },
  nameAr: { ar: 'الاسم بالعربية', en: 'Name in Arabic' },
  nameEn: { ar: 'الاسم بالإنجليزية', en: 'Name in English' },
  isExpected: { ar: 'متوقعة، وقد يتغير يومها', en: 'Expected: the day may still move' },
  add: { ar: 'إضافة الإجازة', en: 'Add the holiday' },
  added: { ar: 'أُضيفت الإجازة.', en: 'The holiday is added.' },

  required: { ar: 'أدخل {field}', en: 'Enter: {field}' },
  tooLong: { ar: 'اختصر {field} إلى {most} حرفًا على الأكثر', en: '{field}: {most} characters or fewer' },
  past: { ar: 'اختر يومًا لم يمضِ', en: 'Choose a day that has not passed' },
  far: { ar: 'اختر يومًا خلال خمس سنوات', en: 'Choose a day within five years' },
  failed: { ar: 'لم تُضف الإجازة. حاول مرة أخرى.', en: 'The holiday was not added. Try again.' },

  confirmRemove: { ar: 'حذف الإجازة؟', en: 'Remove the holiday?' },
  removeEffect: {
    ar: 'يصير اليوم يوم عمل لكل ما يُحسب بعد الآن. المواعيد التي حُددت تبقى كما هي.',
    en: 'The day is a working day for whatever is reckoned from now on. Due dates that were given stay as they are.',
  },
  removed: { ar: 'حُذفت الإجازة.', en: 'The holiday is removed.' },
} as const satisfies Messages
