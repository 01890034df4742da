// The words of findings about promises.

import type { Text } from '@bawaba/language/index.ts'

export const promiseWords: Record<string, Text> = {
  promiseUnkept: {
    ar: 'يعد هذا النص بشيء، ولا يقول promises ما الذي يفي به',
    en: 'This text promises something, and promises does not say what keeps it',
  },
  promiseText: { ar: 'لا نص بهذا المفتاح', en: 'There is no text of this key' },
  promiseBy: {
    ar: 'ليس في الخدمة ما يفي بهذا الوعد',
    en: 'The service has nothing of this name to keep the promise',
  },
  promiseLate: {
    ar: 'يعد النص بأيام أقل من مهلة الحالات التي تفي به',
    en: 'The text promises fewer days than the states that keep it take',
  },
  timersTooLong: {
    ar: 'تعد الخدمة بأيام عمل أقل من مجموع مهل حالاتها',
    en: 'The service promises fewer working days than the times of its states add up to',
  },
}
