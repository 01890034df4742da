// What each operation of an expression gives, in both languages: for editors, and for the generated table of operations.

import type { Text } from '@bawaba/language/index.ts'

export const operationWords = {
  all: { ar: 'كل الشروط متحققة', en: 'All of the conditions hold' },
  any: { ar: 'أحد الشروط متحقق', en: 'One of the conditions holds' },
  not: { ar: 'لا شرط منها متحقق', en: 'None of the conditions holds' },
  anyRow: { ar: 'في المجموعة صف يتحقق فيه where', en: 'One row of the group is such that `where` holds' },
  everyRow: { ar: 'يتحقق where في كل صفوف المجموعة', en: '`where` holds for every row of the group' },
  today: { ar: 'اليوم بتوقيت القاهرة', en: 'Today, in Cairo' },
  pounds: { ar: 'مبلغ بالجنيه: "12.50"', en: 'An amount in pounds: "12.50"' },
  add: { ar: 'مجموع الأجزاء', en: 'The sum of the parts' },
  subtract: { ar: 'الأول ناقص الثاني', en: 'The first less the second' },
  multiply: {
    ar: 'حاصل ضرب الأجزاء، وأحدها على الأكثر مبلغ',
    en: 'The product of the parts, of which one at most is an amount',
  },
  divide: {
    ar: 'الأول مقسومًا على الثاني؛ القسمة على صفر بلا قيمة',
    en: 'The first divided by the second; by zero there is no value',
  },
  least: { ar: 'أصغر الأجزاء الموجودة', en: 'The least of the parts that are there' },
  greatest: { ar: 'أكبر الأجزاء الموجودة', en: 'The greatest of the parts that are there' },
  round: { ar: 'تقريب إلى عدد من الخانات في digits', en: 'Rounded to as many decimals as `digits` says' },
  roundUp: { ar: 'تقريب إلى أعلى', en: 'Rounded up' },
  roundDown: { ar: 'تقريب إلى أسفل', en: 'Rounded down' },
  addDays: { ar: 'تاريخ بعد عدد من الأيام', en: 'The date so many days later' },
  addMonths: {
    ar: 'تاريخ بعد عدد من الشهور',
    en: 'The date so many months later; of a month without that day its last',
  },
  addYears: { ar: 'تاريخ بعد عدد من السنوات', en: 'The date so many years later' },
  addWorkingDays: { ar: 'تاريخ بعد عدد من أيام العمل', en: 'The date so many working days later' },
  daysBetween: { ar: 'الأيام من الأول إلى الثاني', en: 'Days from the first date to the second' },
  monthsBetween: {
    ar: 'الشهور الكاملة من الأول إلى الثاني',
    en: 'Whole months from the first date to the second',
  },
  yearsBetween: {
    ar: 'السنوات الكاملة من الأول إلى الثاني: العمر',
    en: 'Whole years from the first date to the second: an age',
  },
  workingDaysBetween: {
    ar: 'أيام العمل بعد الأول حتى الثاني',
    en: 'Working days after the first date, up to the second',
  },
  startOf: {
    ar: 'أول يوم في فترة أو في شهر من سنة',
    en: 'The first day of a range of dates, or of a month of a year',
  },
  endOf: {
    ar: 'آخر يوم في فترة أو في شهر من سنة',
    en: 'The last day of a range of dates, or of a month of a year',
  },
  yearOf: { ar: 'السنة في التاريخ', en: 'The year of a date' },
  monthOf: { ar: 'الشهر في التاريخ', en: 'The month of a date' },
  dayOf: { ar: 'اليوم من الشهر', en: 'The day of the month of a date' },
  dateOf: { ar: 'يوم الموعد', en: 'The day of an appointment' },
  timeOf: { ar: 'وقت الموعد', en: 'The time of day of an appointment' },
  hourOf: {
    ar: 'الساعة من وقت أو موعد، من ٠ إلى ٢٣',
    en: 'The hour of a time of day or an appointment, 0 to 23',
  },
  minutesBetween: {
    ar: 'الدقائق من الوقت الأول إلى الثاني في اليوم نفسه',
    en: 'Minutes from the first time of day to the second, on one day',
  },
  count: { ar: 'عدد صفوف المجموعة أو الاختيارات', en: 'How many rows or choices there are' },
  sum: { ar: 'مجموع of في صفوف المجموعة', en: 'The sum of `of` over the rows of the group' },
  smallest: { ar: 'أصغر of في صفوف المجموعة', en: 'The smallest `of` among the rows of the group' },
  largest: { ar: 'أكبر of في صفوف المجموعة', en: 'The largest `of` among the rows of the group' },
  length: { ar: 'عدد حروف النص', en: 'How many characters a text has' },
  join: { ar: 'الأجزاء متصلة، يفصل بينها by', en: 'The parts one after another, with `by` between them' },
  first: { ar: 'أول جزء له قيمة', en: 'The first of the parts that is there' },
  choose: {
    ar: 'give لأول شرط متحقق، وإلا otherwise',
    en: 'What `give` says where the first `when` holds, else `otherwise`',
  },
} as const satisfies Record<string, Text>
