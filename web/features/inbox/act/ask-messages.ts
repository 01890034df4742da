// Words for choosing what an applicant is asked for.

import type { Messages } from '@bawaba/language/index.ts'

export const askMessages = {
  fields: {
    ar: 'بيانات يعدّلها المتقدم',
    en: 'Details for the applicant to change',
  },
  fieldsHint: {
    ar: 'يُفتح للمتقدم ما تختاره وحده. اتركها إن كان الرد كتابةً يكفي.',
    en: 'Only what you choose is opened to the applicant. Choose none where a written answer is enough.',
  },
  opened: {
    ar: 'ما يمكنه تعديله',
    en: 'What they can change',
  },
  days: {
    ar: 'المهلة بأيام العمل',
    en: 'Time to answer, in working days',
  },
  daysHint: {
    ar: {
      zero: 'حتى نهاية اليوم. يُغلق ما لم يُستكمل في مهلته إن نصّت الخدمة على ذلك.',
      one: 'حتى يوم عمل واحد. يُغلق ما لم يُستكمل في مهلته إن نصّت الخدمة على ذلك.',
      two: 'حتى يومي عمل. يُغلق ما لم يُستكمل في مهلته إن نصّت الخدمة على ذلك.',
      few: 'حتى {count} أيام عمل. يُغلق ما لم يُستكمل في مهلته إن نصّت الخدمة على ذلك.',
      many: 'حتى {count} يوم عمل. يُغلق ما لم يُستكمل في مهلته إن نصّت الخدمة على ذلك.',
      other: 'حتى {count} يوم عمل. يُغلق ما لم يُستكمل في مهلته إن نصّت الخدمة على ذلك.',
    },
    en: {
      one: 'Up to one working day. A request that is not completed in time is closed where the service says so.',
      other:
        'Up to {count} working days. A request that is not completed in time is closed where the service says so.',
    },
  },
  daysRefused: {
    ar: 'أدخل عددًا صحيحًا من أيام العمل، من ١ إلى {most}، مثل ٥',
    en: 'Enter a whole number of working days from 1 to {most}, like 5',
  },
  timeRefused: {
    ar: 'لم يُرسل الطلب إلى المتقدم: صحّح المهلة أولًا.',
    en: 'Nothing was sent to the applicant: correct the time to answer first.',
  },
} as const satisfies Messages
