// Sentences about times of day.

import type { Messages } from '@bawaba/language/index.ts'
import { required } from '../messages.ts'

export const messages = {
  required: required.enter,
  time: {
    ar: '{label} يُكتب بالساعة والدقيقة، مثل ٩:٣٠ ص أو ١٤:٣٠',
    en: '{label} must be hours and minutes, such as 9:30 am or 14:30',
  },
  equal: { ar: '{label} يجب أن {be} {min}', en: '{label} must be {min}' },
  between: { ar: '{label} يجب أن {be} بين {min} و{max}', en: '{label} must be between {min} and {max}' },
  min: { ar: '{label} يجب أن {be} {min} أو بعدها', en: '{label} must be {min} or later' },
  max: { ar: '{label} يجب أن {be} {max} أو قبلها', en: '{label} must be {max} or earlier' },
} as const satisfies Messages
