// Sentences about lists of groups: they count entries.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  required: {
    ar: 'أضف واحدًا على الأقل في {label}',
    en: 'Add at least one entry to {name}',
  },
  equalCount: {
    ar: {
      zero: 'لا تُضف شيئًا في {label}',
      one: 'يجب أن يكون في {label} عنصر واحد',
      two: 'يجب أن يكون في {label} عنصران',
      few: 'يجب أن يكون في {label} {count} عناصر',
      many: 'يجب أن يكون في {label} {count} عنصرًا',
      other: 'يجب أن يكون في {label} {count} عنصر',
    },
    en: { one: '{label} must have 1 entry', other: '{label} must have {count} entries' },
  },
  betweenCount: {
    ar: 'يجب أن يكون عدد العناصر في {label} بين {min} و{max}',
    en: '{label} must have between {min} and {max} entries',
  },
  minCount: {
    ar: {
      zero: 'أضف إلى {label}',
      one: 'أضف عنصرًا واحدًا على الأقل في {label}',
      two: 'أضف عنصرين على الأقل في {label}',
      few: 'أضف {count} عناصر على الأقل في {label}',
      many: 'أضف {count} عنصرًا على الأقل في {label}',
      other: 'أضف {count} عنصر على الأقل في {label}',
    },
    en: { one: 'Add at least 1 entry to {name}', other: 'Add at least {count} entries to {name}' },
  },
  maxCount: {
    ar: {
      zero: 'لا تُضف شيئًا في {label}',
      one: 'اكتفِ بعنصر واحد في {label}',
      two: 'اكتفِ بعنصرين في {label}',
      few: 'اكتفِ بـ{count} عناصر في {label}',
      many: 'اكتفِ بـ{count} عنصرًا في {label}',
      other: 'اكتفِ بـ{count} عنصر في {label}',
    },
    en: { one: '{label} can have at most 1 entry', other: '{label} can have at most {count} entries' },
  },
} as const satisfies Messages

/** Words around the rows on the screen. */
export const words = {
  title: { ar: '{name} {number}', en: '{name} {number}' },
  addFirst: { ar: 'أضف: {name}', en: 'Add: {name}' },
  addAnother: { ar: 'أضف آخر: {name}', en: 'Add another: {name}' },
  remove: { ar: 'إزالة', en: 'Remove' },
  removed: { ar: 'أُزيل: {title}', en: 'Removed: {title}' },
  pasted: {
    ar: {
      zero: 'لم يُلصق شيء',
      one: 'لُصق صف واحد. راجعه.',
      two: 'لُصق صفان. راجعهما.',
      few: 'لُصقت {count} صفوف. راجعها.',
      many: 'لُصق {count} صفًا. راجعها.',
      other: 'لُصق {count} صف. راجعها.',
    },
    en: { one: '1 row pasted. Check it.', other: '{count} rows pasted. Check them.' },
  },
  left: {
    ar: {
      zero: 'لم يبق صف خارج القائمة.',
      one: 'صف واحد مما نسخته لم يُضف، فالقائمة ممتلئة.',
      two: 'صفان مما نسخته لم يُضافا، فالقائمة ممتلئة.',
      few: '{count} صفوف مما نسخته لم تُضف، فالقائمة ممتلئة.',
      many: '{count} صفًا مما نسخته لم تُضف، فالقائمة ممتلئة.',
      other: '{count} صف مما نسخته لم تُضف، فالقائمة ممتلئة.',
    },
    en: {
      one: '1 row that you copied was not added: the list is full.',
      other: '{count} rows that you copied were not added: the list is full.',
    },
  },
  full: {
    ar: {
      zero: 'لا يمكن الإضافة',
      one: 'هذا أقصى عدد: واحد',
      two: 'هذا أقصى عدد: اثنان',
      few: 'هذا أقصى عدد: {count}',
      many: 'هذا أقصى عدد: {count}',
      other: 'هذا أقصى عدد: {count}',
    },
    en: { one: 'That is the most: 1', other: 'That is the most: {count}' },
  },
} as const satisfies Messages
