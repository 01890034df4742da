// Sentences about dates; bounds are shown as D MMMM YYYY.

import type { Messages } from '@bawaba/language/index.ts'
import { required } from '../messages.ts'

export const messages = {
  required: required.enter,
  date: {
    ar: '{label} يجب أن {be} يومًا موجودًا في التقويم، مثل ٢٧ مارس ٢٠٢٩',
    en: '{label} must be a real date, such as 27 March 2029',
  },
  dayMissing: {
    ar: '{label} ينقصه اليوم',
    en: '{label} must include a day',
  },
  monthMissing: {
    ar: '{label} ينقصه الشهر',
    en: '{label} must include a month',
  },
  yearMissing: {
    ar: '{label} ينقصه العام',
    en: '{label} must include a year',
  },
  year: {
    ar: 'العام في {label} يكتب بأربعة أرقام، مثل ٢٠٢٩',
    en: 'The year of {name} has 4 digits, such as 2029',
  },
  future: {
    ar: '{label} يجب أن {be} في المستقبل',
    en: '{label} must be in the future',
  },
  past: {
    ar: '{label} يجب أن {be} في الماضي',
    en: '{label} must be in the past',
  },
  equal: {
    ar: '{label} يجب أن {be} {min}',
    en: '{label} must be {min}',
  },
  between: {
    ar: '{label} يجب أن {be} بين {min} و{max}',
    en: '{label} must be between {min} and {max}',
  },
  min: {
    ar: '{label} يجب أن {be} {min} أو بعده',
    en: '{label} must be {min} or later',
  },
  max: {
    ar: '{label} يجب أن {be} {max} أو قبله',
    en: '{label} must be {max} or earlier',
  },
} as const satisfies Messages
