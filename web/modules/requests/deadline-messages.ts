// Words about the time in which an applicant answers.

import type { Messages } from '@bawaba/language/index.ts'

export const deadlineMessages = {
  until: {
    ar: 'أجب حتى {date}.',
    en: 'Answer by {date}.',
  },
  over: {
    ar: 'كانت المهلة حتى {date}.',
    en: 'The time to answer ended on {date}.',
  },
  beyondCalendar: {
    ar: 'إجازات ذلك الوقت لم تُعلن بعد، فقد يتأخر الموعد عن ذلك ولن يتقدم.',
    en: 'The holidays around then are not announced yet: the date can move later, never earlier.',
  },
  left: {
    ar: {
      zero: 'هذا آخر يوم.',
      one: 'بقي يوم عمل واحد.',
      two: 'بقي يوما عمل.',
      few: 'بقيت {count} أيام عمل.',
      many: 'بقي {count} يوم عمل.',
      other: 'بقي {count} يوم عمل.',
    },
    en: {
      zero: 'This is the last day.',
      one: 'One working day is left.',
      other: '{count} working days are left.',
    },
  },
} as const satisfies Messages
