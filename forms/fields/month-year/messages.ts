// Sentences about months.

import type { Messages } from '@bawaba/language/index.ts'
import { required } from '../messages.ts'

export const messages = {
  required: required.enter,
  monthYear: {
    ar: '{label} يُكتب بالشهر والسنة، مثل ٣/٢٠٢٧ أو مارس ٢٠٢٧',
    en: '{label} must be a month and a year, such as 3/2027 or March 2027',
  },
  equal: { ar: '{label} يجب أن {be} {min}', en: '{label} must be {min}' },
  between: { ar: '{label} يجب أن {be} بين {min} و{max}', en: '{label} must be between {min} and {max}' },
  min: { ar: '{label} يجب أن {be} {min} أو بعده', en: '{label} must be {min} or later' },
  max: { ar: '{label} يجب أن {be} {max} أو قبله', en: '{label} must be {max} or earlier' },
} as const satisfies Messages
