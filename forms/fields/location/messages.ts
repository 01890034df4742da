// Sentences about places; `axis` is the word for latitude or longitude.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  required: {
    ar: 'حدد {label}',
    en: 'Say where: {name}',
  },
  axisMissing: {
    ar: 'أدخل {axis} في {label}',
    en: 'Enter the {axis} of {name}',
  },
  degrees: {
    ar: '{axis} في {label} يكتب بالدرجات، مثل ٣٠٫٠٤٤٤',
    en: 'The {axis} of {name} is a number of degrees, such as 30.0444',
  },
  outside: {
    ar: '{axis} في {label} لا يتجاوز {max} درجة شمالًا أو جنوبًا، شرقًا أو غربًا',
    en: 'The {axis} of {name} must be between -{max} and {max}',
  },
  decimals: {
    ar: {
      zero: '{axis} في {label} يكتب بلا كسور',
      one: '{axis} في {label} يكتب برقم عشري واحد على الأكثر',
      two: '{axis} في {label} يكتب برقمين عشريين على الأكثر',
      few: '{axis} في {label} يكتب بـ{count} أرقام عشرية على الأكثر',
      many: '{axis} في {label} يكتب بـ{count} رقمًا عشريًا على الأكثر',
      other: '{axis} في {label} يكتب بـ{count} رقم عشري على الأكثر',
    },
    en: {
      one: 'The {axis} of {name} must have at most 1 decimal',
      other: 'The {axis} of {name} must have at most {count} decimals',
    },
  },
} as const satisfies Messages
