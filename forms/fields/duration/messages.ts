// Sentences about durations, and the words for hours and minutes.

import type { CountedText, Messages, Text } from '@bawaba/language/index.ts'
import { required } from '../messages.ts'

export const hourWords = {
  ar: {
    zero: 'أقل من ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  en: { one: '1 hour', other: '{count} hours' },
} as const satisfies CountedText
export const minuteWords = {
  ar: {
    zero: 'بلا مدة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
  en: { one: '1 minute', other: '{count} minutes' },
} as const satisfies CountedText

/** Hours and minutes in one phrase. */
export const both: Text = { ar: '{hours} و{minutes}', en: '{hours} {minutes}' }

export const messages = {
  required: required.enter,
  duration: {
    ar: '{label} يُكتب بالساعات والدقائق، مثل ٢:٣٠',
    en: '{label} must be hours and minutes, such as 2:30',
  },
  equal: { ar: '{label} يجب أن {be} {min}', en: '{label} must be {min}' },
  between: { ar: '{label} يجب أن {be} بين {min} و{max}', en: '{label} must be between {min} and {max}' },
  min: { ar: '{label} يجب أن {be} {min} على الأقل', en: '{label} must be at least {min}' },
  max: { ar: '{label} يجب أن {be} {max} على الأكثر', en: '{label} must be {max} at most' },
} as const satisfies Messages
