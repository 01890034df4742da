// Words of every list: its filters, its order, its pages.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  filters: { ar: 'التصفية', en: 'Filters' },
  filtersOn: { ar: 'التصفية ({count})', en: 'Filters ({count})' },
  removeFilter: { ar: 'إزالة التصفية', en: 'Remove filter' },
  clear: { ar: 'مسح التصفية', en: 'Clear filters' },
  sortBy: { ar: 'الترتيب', en: 'Sort by' },
  ascending: { ar: '{label}، تصاعديًا', en: '{label}, ascending' },
  descending: { ar: '{label}، تنازليًا', en: '{label}, descending' },
  acts: { ar: 'الإجراءات', en: 'Actions' },
  details: { ar: 'التفاصيل', en: 'Details' },
  detailsOf: { ar: 'تفاصيل {name}', en: 'Details of {name}' },
  sum: { ar: 'الإجمالي', en: 'Total' },
  refresh: { ar: 'تحديث', en: 'Refresh' },
  newest: { ar: 'العودة إلى البداية', en: 'Back to the start' },
  older: { ar: 'الصفحة التالية', en: 'Next page' },
} as const satisfies Messages
