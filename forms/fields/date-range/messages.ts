// Sentences about two dates; `end` is the word for the one that is meant.

import type { Messages, Text } from '@bawaba/language/index.ts'
import { required } from '../messages.ts'

/** How a range is shown. */
export const shown: Text = {
  ar: 'من {from} إلى {to}',
  en: '{from} to {to}',
}

export const endWords = {
  from: {
    ar: 'البداية',
    en: 'start date',
  },
  to: {
    ar: 'النهاية',
    en: 'end date',
  },
} as const satisfies Messages

export const messages = {
  required: required.enter,
  endMissing: {
    ar: 'أدخل تاريخ {end} في {label}',
    en: '{label} must include the {end}',
  },
  toBeforeFrom: {
    ar: 'تاريخ النهاية في {label} يجب أن يكون تاريخ البداية أو بعده',
    en: 'The end date of {name} must be the start date or later',
  },
  date: {
    ar: 'تاريخ {end} في {label} يجب أن يكون يومًا موجودًا في التقويم، مثل ٢٧ مارس ٢٠٢٩',
    en: 'The {end} of {name} must be a real date, such as 27 March 2029',
  },
  dayMissing: {
    ar: 'تاريخ {end} في {label} ينقصه اليوم',
    en: 'The {end} of {name} must include a day',
  },
  monthMissing: {
    ar: 'تاريخ {end} في {label} ينقصه الشهر',
    en: 'The {end} of {name} must include a month',
  },
  yearMissing: {
    ar: 'تاريخ {end} في {label} ينقصه العام',
    en: 'The {end} of {name} must include a year',
  },
  year: {
    ar: 'العام في تاريخ {end} من {label} يكتب بأربعة أرقام، مثل ٢٠٢٩',
    en: 'The year in the {end} of {name} has 4 digits, such as 2029',
  },
  future: {
    ar: 'تاريخ {end} في {label} يجب أن يكون في المستقبل',
    en: 'The {end} of {name} must be in the future',
  },
  past: {
    ar: 'تاريخ {end} في {label} يجب أن يكون في الماضي',
    en: 'The {end} of {name} must be in the past',
  },
  equal: {
    ar: 'تاريخ {end} في {label} يجب أن يكون {min}',
    en: 'The {end} of {name} must be {min}',
  },
  between: {
    ar: 'تاريخ {end} في {label} يجب أن يكون بين {min} و{max}',
    en: 'The {end} of {name} must be between {min} and {max}',
  },
  min: {
    ar: 'تاريخ {end} في {label} يجب أن يكون {min} أو بعده',
    en: 'The {end} of {name} must be {min} or later',
  },
  max: {
    ar: 'تاريخ {end} في {label} يجب أن يكون {max} أو قبله',
    en: 'The {end} of {name} must be {max} or earlier',
  },
} as const satisfies Messages
