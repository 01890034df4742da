// The series of reports, in words.

import type { openBandDays } from '@bawaba/contract/report-rules.ts'
import { type FiledKind, filedKinds, kindLabel } from '@bawaba/forms/workflow/state-kinds.ts'
import type { Text } from '@bawaba/language/index.ts'

type Series = { key: string; label: Text }

/** Where requests stand, in five: what waits for the applicant and for money waits alike. */
const outcomeOf = {
  open: 'open',
  'waiting-on-applicant': 'waiting',
  'waiting-on-payment': 'waiting',
  rejected: 'rejected',
  cancelled: 'cancelled',
  done: 'done',
} as const satisfies Record<FiledKind, string>

export const outcomes: (Series & { kinds: readonly string[] })[] = [...new Set(Object.values(outcomeOf))].map(
  key => {
    const kinds = filedKinds.filter(kind => outcomeOf[kind] === key)
    return { key, label: kindLabel(kinds[0] ?? 'open'), kinds }
  },
)

export const requestCount: Series = { key: 'count', label: { ar: 'الطلبات', en: 'Requests' } }

export const openBands: (Series & { key: (typeof openBandDays)[number]['key'] })[] = [
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

export const amount: Series = { key: 'amount', label: { ar: 'المبلغ', en: 'Amount' } }
export const noChannel: Text = { ar: 'لم تُختر طريقة بعد', en: 'Not chosen yet' }

export const noCenter: Text = { ar: 'بدون مركز', en: 'No center' }
