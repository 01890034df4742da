// Sentences about texts, counted in characters.

import type { Messages } from '@bawaba/language/index.ts'
import { digitMessages, patternMessages, required } from '../messages.ts'

export const messages = {
  required: required.enter,
  equal: {
    ar: {
      zero: '{label} يجب أن {be} بلا أحرف',
      one: '{label} يجب أن {be} من حرف واحد',
      two: '{label} يجب أن {be} من حرفين',
      few: '{label} يجب أن {be} من {count} أحرف',
      many: '{label} يجب أن {be} من {count} حرفًا',
      other: '{label} يجب أن {be} من {count} حرف',
    },
    en: { one: '{label} must be 1 character', other: '{label} must be {count} characters' },
  },
  between: {
    ar: {
      zero: '{label} يجب أن {be} بلا أحرف',
      one: '{label} يجب أن {be} من حرف واحد',
      two: '{label} يجب أن {be} بين {min} وحرفين',
      few: '{label} يجب أن {be} بين {min} و{count} أحرف',
      many: '{label} يجب أن {be} بين {min} و{count} حرفًا',
      other: '{label} يجب أن {be} بين {min} و{count} حرف',
    },
    en: {
      one: '{label} must be between {min} and 1 character',
      other: '{label} must be between {min} and {count} characters',
    },
  },
  min: {
    ar: {
      zero: '{label} لا يشترط أحرفًا',
      one: '{label} يجب أن {be} من حرف واحد على الأقل',
      two: '{label} يجب أن {be} من حرفين على الأقل',
      few: '{label} يجب أن {be} من {count} أحرف على الأقل',
      many: '{label} يجب أن {be} من {count} حرفًا على الأقل',
      other: '{label} يجب أن {be} من {count} حرف على الأقل',
    },
    en: {
      one: '{label} must be at least 1 character',
      other: '{label} must be at least {count} characters',
    },
  },
  max: {
    ar: {
      zero: '{label} يجب أن {be} بلا أحرف',
      one: '{label} يجب أن {be} من حرف واحد على الأكثر',
      two: '{label} يجب أن {be} من حرفين على الأكثر',
      few: '{label} يجب أن {be} من {count} أحرف على الأكثر',
      many: '{label} يجب أن {be} من {count} حرفًا على الأكثر',
      other: '{label} يجب أن {be} من {count} حرف على الأكثر',
    },
    en: { one: '{label} must be 1 character or fewer', other: '{label} must be {count} characters or fewer' },
  },
  ...digitMessages,
  ...patternMessages,
} as const satisfies Messages
