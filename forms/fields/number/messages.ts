// Sentences about numbers; `unit` carries the postfix.

import type { Messages } from '@bawaba/language/index.ts'
import { required, twoReadings } from '../messages.ts'

export const messages = {
  required: required.enter,
  number: {
    ar: '{label} يجب أن {be} رقمًا، مثل ٢٥ أو ٢٥٫٥',
    en: '{label} must be a number, such as 25 or 25.5',
  },
  twoReadings,
  decimals: {
    ar: {
      zero: '{label} يجب أن {be} بلا كسور',
      one: '{label} يجب أن {be} برقم عشري واحد على الأكثر',
      two: '{label} يجب أن {be} برقمين عشريين على الأكثر',
      few: '{label} يجب أن {be} بـ{count} أرقام عشرية على الأكثر',
      many: '{label} يجب أن {be} بـ{count} رقمًا عشريًا على الأكثر',
      other: '{label} يجب أن {be} بـ{count} رقم عشري على الأكثر',
    },
    en: {
      one: '{label} must have at most 1 decimal',
      other: '{label} must have at most {count} decimals',
    },
  },
  integer: {
    ar: '{label} يجب أن {be} رقمًا صحيحًا بلا كسور',
    en: '{label} must be a whole number',
  },
  equal: {
    ar: '{label} يجب أن {be} {min}{unit}',
    en: '{label} must be {min}{unit}',
  },
  between: {
    ar: '{label} يجب أن {be} بين {min} و{max}{unit}',
    en: '{label} must be between {min} and {max}{unit}',
  },
  min: {
    ar: '{label} يجب أن {be} {min}{unit} أو أكثر',
    en: '{label} must be {min}{unit} or more',
  },
  max: {
    ar: '{label} يجب أن {be} {max}{unit} أو أقل',
    en: '{label} must be {max}{unit} or less',
  },
  exclusiveMin: {
    ar: '{label} يجب أن {be} أكثر من {min}{unit}',
    en: '{label} must be more than {min}{unit}',
  },
  exclusiveMax: {
    ar: '{label} يجب أن {be} أقل من {max}{unit}',
    en: '{label} must be less than {max}{unit}',
  },
} as const satisfies Messages
