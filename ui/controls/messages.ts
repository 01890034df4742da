// The few words that the controls say by themselves.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  optional: {
    ar: '(اختياري)',
    en: '(optional)',
  },
  error: {
    ar: 'خطأ:',
    en: 'Error:',
  },
  explain: {
    ar: 'ما المقصود؟',
    en: 'What does this mean?',
  },
  select: {
    ar: 'اختر',
    en: 'Select',
  },
  day: {
    ar: 'اليوم',
    en: 'Day',
  },
  month: {
    ar: 'الشهر',
    en: 'Month',
  },
  year: {
    ar: 'السنة',
    en: 'Year',
  },
  from: {
    ar: 'من',
    en: 'From',
  },
  to: {
    ar: 'إلى',
    en: 'To',
  },
  calendar: {
    ar: 'اختر من التقويم',
    en: 'Choose from a calendar',
  },
  chooseDay: {
    ar: 'اختر اليوم',
    en: 'Choose a day',
  },
  chooseDays: {
    ar: 'اختر أول يوم ثم آخر يوم',
    en: 'Choose the first day, then the last',
  },
  calendarLoading: {
    ar: 'جارٍ فتح التقويم…',
    en: 'Opening the calendar…',
  },
  calendarFailed: {
    ar: 'لم يُحمَّل التقويم. أغلقه واكتب التاريخ في خاناته.',
    en: 'The calendar could not be loaded. Close it and type the date.',
  },
  close: {
    ar: 'إغلاق',
    en: 'Close',
  },
  typeToFind: {
    ar: 'اكتب لتبحث في القائمة',
    en: 'Type to search the list',
  },
  offered: {
    ar: 'الخيارات',
    en: 'Options',
  },
  chosen: {
    ar: 'ما اخترته',
    en: 'What you chose',
  },
  remove: {
    ar: 'إزالة {name}',
    en: 'Remove {name}',
  },
  nothingFound: {
    ar: 'لا يوجد خيار بهذا الاسم. جرب كلمة أخرى.',
    en: 'No option of this name. Try another word.',
  },
  found: {
    ar: {
      zero: 'لا خيارات',
      one: 'خيار واحد',
      two: 'خياران',
      few: '{count} خيارات',
      many: '{count} خيارًا',
      other: '{count} خيار',
    },
    en: {
      zero: 'No options',
      one: '{count} option',
      other: '{count} options',
    },
  },
  clear: {
    ar: 'مسح الاختيار',
    en: 'Clear the choice',
  },
  lat: {
    ar: 'خط العرض',
    en: 'Latitude',
  },
  lng: {
    ar: 'خط الطول',
    en: 'Longitude',
  },
  address: {
    ar: 'وصف المكان (اختياري)',
    en: 'Description of the place (optional)',
  },
  useHere: {
    ar: 'استخدم مكاني الآن',
    en: 'Use where I am now',
  },
  locating: {
    ar: 'جارٍ تحديد مكانك…',
    en: 'Finding where you are…',
  },
  located: {
    ar: 'كُتب مكانك في الخانات. راجعه.',
    en: 'Your place has been entered. Check it.',
  },
  locationRefused: {
    ar: 'لا يسمح المتصفح بمعرفة مكانك. اسمح له، أو اكتب المكان.',
    en: 'The browser may not tell where you are. Allow it, or type the place.',
  },
  locationUnknown: {
    ar: 'لم يُعرف مكانك. اكتب المكان، أو حاول مرة أخرى.',
    en: 'Where you are could not be found. Type the place, or try again.',
  },
  map: {
    ar: 'خريطة',
    en: 'map',
  },
  mapToUse: {
    ar: 'خريطة: تحركها الأسهم، ويكبرها ويصغرها + و-، ويختار Enter المكان الذي في الوسط',
    en: 'Map: arrow keys move it, + and - zoom, Enter chooses the place in the middle',
  },
  mapToSee: {
    ar: 'خريطة: تحركها الأسهم، ويكبرها ويصغرها + و-',
    en: 'Map: arrow keys move it, + and - zoom',
  },
  zoomIn: {
    ar: 'تكبير',
    en: 'Zoom in',
  },
  zoomOut: {
    ar: 'تصغير',
    en: 'Zoom out',
  },
  chooseMiddle: {
    ar: 'اختر وسط الخريطة',
    en: 'Choose the middle of the map',
  },
  faults: {
    ar: {
      zero: 'راجع إجاباتك قبل المتابعة',
      one: 'راجع إجابة واحدة قبل المتابعة',
      two: 'راجع إجابتين قبل المتابعة',
      few: 'راجع {count} إجابات قبل المتابعة',
      many: 'راجع {count} إجابة قبل المتابعة',
      other: 'راجع {count} إجابة قبل المتابعة',
    },
    en: {
      zero: 'Check your answers before you continue',
      one: 'Check {count} answer before you continue',
      other: 'Check {count} answers before you continue',
    },
  },
} as const satisfies Messages
