// The series of reports, in words.

import type { Text } from '@bawaba/language/index.ts'

type Series = { key: string; label: Text }

/** Where requests stand, in five: what waits for the applicant and for money waits alike. */
export const outcomes: (Series & { kinds: readonly string[] })[] = [
  { key: 'open', label: { ar: 'قيد المراجعة', en: 'In review' }, kinds: ['open'] },
  {
    key: 'waiting',
    label: { ar: 'بانتظار المتقدم', en: 'Waiting for applicant' },
    kinds: ['waiting-on-applicant', 'waiting-on-payment'],
  },
  { key: 'rejected', label: { ar: 'مرفوض', en: 'Not approved' }, kinds: ['rejected'] },
  { key: 'cancelled', label: { ar: 'ملغى', en: 'Cancelled' }, kinds: ['cancelled'] },
  { key: 'done', label: { ar: 'مكتمل', en: 'Completed' }, kinds: ['done'] },
]

export const requestCount: Series = { key: 'count', label: { ar: 'الطلبات', en: 'Requests' } }

export const openBands: Series[] = [
  { key: 'upTo7', label: { ar: 'حتى ٧ أيام', en: 'Up to 7 days' } },
  { key: 'upTo30', label: { ar: 'من ٨ إلى ٣٠ يومًا', en: '8 to 30 days' } },
  { key: 'upTo90', label: { ar: 'من ٣١ إلى ٩٠ يومًا', en: '31 to 90 days' } },
  { key: 'more', label: { ar: 'أكثر من ٩٠ يومًا', en: 'More than 90 days' } },
]

export const lengths: Series[] = [
  { key: 'median', label: { ar: 'الوسيط', en: 'Median' } },
  { key: 'p90', label: { ar: 'تسعة من كل عشرة', en: 'Nine in ten' } },
  { key: 'longest', label: { ar: 'الأطول', en: 'Longest' } },
]

export const noCenter: Text = { ar: 'بدون مركز', en: 'No center' }
