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
