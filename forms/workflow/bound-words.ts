// The words of findings about bounds: the least and the most of an answer.

import type { Text } from '@bawaba/language/index.ts'

export const boundWords: Record<string, Text> = {
  minAboveMax: { ar: 'الحد الأدنى أكبر من الحد الأقصى', en: 'The minimum is above the maximum' },
  twoCounts: {
    ar: 'لحد العدد اسمان بقيمتين مختلفتين. اكتب أحدهما فقط',
    en: 'The count has two names with different values. Write only one of them',
  },
  missesFebruary: {
    ar: 'لا تُفتح الخدمة في فبراير إن لم يكن فيه هذا اليوم',
    en: 'The service does not open in a February without this day',
  },
  noSameEnd: {
    ar: 'لا معنى لهذا إلا في حالة تنتظر مقدم الطلب ولها مهلة',
    en: 'It is for states that wait for the applicant and have a time of their own',
  },
}
