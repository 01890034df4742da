// Sentences about two numbers; `limit` is the word for the one that is meant, `unit` carries the postfix.

import type { Messages, Text } from '@bawaba/language/index.ts'
import { required } from '../messages.ts'

/** How both are shown. */
export const shown: Text = {
  ar: 'من {min} إلى {max}',
  en: '{min} to {max}',
}

export const limitWords = {
  min: {
    ar: 'الحد الأدنى',
    en: 'minimum',
  },
  max: {
    ar: 'الحد الأقصى',
    en: 'maximum',
  },
} as const satisfies Messages

export const messages = {
  required: required.enter,
  minNumberRequired: {
    ar: 'أدخل الحد الأدنى في {label}',
    en: 'Enter the minimum of {name}',
  },
  maxNumberRequired: {
    ar: 'أدخل الحد الأقصى في {label}',
    en: 'Enter the maximum of {name}',
  },
  maxLessThanMin: {
    ar: 'أدخل في {label} حدًا أقصى أكبر من الحد الأدنى',
    en: 'The maximum of {name} must be more than the minimum',
  },
  number: {
    ar: 'أدخل {limit} في {label} رقمًا، مثل ٢٥ أو ٢٥٫٥',
    en: 'The {limit} of {name} must be a number, such as 25 or 25.5',
  },
  twoReadings: {
    ar: 'أدخل {limit} في {label} هكذا: {first} أو {second}',
    en: 'Enter the {limit} of {name} as {first} or {second}',
  },
  decimals: {
    ar: {
      zero: 'أدخل {limit} في {label} بلا كسور',
      one: 'أدخل {limit} في {label} برقم عشري واحد على الأكثر',
      two: 'أدخل {limit} في {label} برقمين عشريين على الأكثر',
      few: 'أدخل {limit} في {label} بـ{count} أرقام عشرية على الأكثر',
      many: 'أدخل {limit} في {label} بـ{count} رقمًا عشريًا على الأكثر',
      other: 'أدخل {limit} في {label} بـ{count} رقم عشري على الأكثر',
    },
    en: {
      one: 'The {limit} of {name} must have at most 1 decimal',
      other: 'The {limit} of {name} must have at most {count} decimals',
    },
  },
  integer: {
    ar: 'أدخل {limit} في {label} رقمًا صحيحًا بلا كسور',
    en: 'The {limit} of {name} must be a whole number',
  },
  equal: {
    ar: 'أدخل {min}{unit} في {label}',
    en: 'The {limit} of {name} must be {min}{unit}',
  },
  between: {
    ar: 'أدخل {limit} في {label} بين {min} و{max}{unit}',
    en: 'The {limit} of {name} must be between {min} and {max}{unit}',
  },
  min: {
    ar: 'أدخل {limit} في {label} {min}{unit} أو أكثر',
    en: 'The {limit} of {name} must be {min}{unit} or more',
  },
  max: {
    ar: 'أدخل {limit} في {label} {max}{unit} أو أقل',
    en: 'The {limit} of {name} must be {max}{unit} or less',
  },
  exclusiveMin: {
    ar: 'أدخل {limit} في {label} أكثر من {min}{unit}',
    en: 'The {limit} of {name} must be more than {min}{unit}',
  },
  exclusiveMax: {
    ar: 'أدخل {limit} في {label} أقل من {max}{unit}',
    en: 'The {limit} of {name} must be less than {max}{unit}',
  },
} as const satisfies Messages
