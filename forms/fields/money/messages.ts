// Sentences about money; bounds come with their unit.

import type { Messages } from '@bawaba/language/index.ts'
import { required, twoReadings } from '../messages.ts'

export const messages = {
  required: required.enter,
  money: {
    ar: '{label} يجب أن {be} مبلغًا بالجنيه، مثل ٢٥٠ أو ١٬٢٥٠٫٥٠',
    en: '{label} must be an amount in pounds, such as 250 or 1,250.50',
  },
  twoReadings,
  decimals: {
    ar: '{label} يجب أن {be} برقمين عشريين على الأكثر، مثل ٢٥٠٫٧٥',
    en: '{label} must have at most 2 decimals, such as 250.75',
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
    ar: '{label} يجب أن {be} {min} أو أكثر',
    en: '{label} must be {min} or more',
  },
  max: {
    ar: '{label} يجب أن {be} {max} أو أقل',
    en: '{label} must be {max} or less',
  },
} as const satisfies Messages
