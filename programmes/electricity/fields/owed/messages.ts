// Sentences about an amount that is owed.

import { required } from '@bawaba/forms/index.ts'
import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  required: required.enter,
  owedAmount: {
    ar: '{label} مبلغ بالجنيه، مثل ١٬٢٥٠٫٥٠',
    en: '{label} must be an amount in pounds, such as 1,250.50',
  },
  noMeter: { ar: 'اختر العداد قبل المبلغ', en: 'Choose the meter before the amount' },
  nothingOwed: {
    ar: 'لا شيء مستحق على هذا العداد.',
    en: 'Nothing is owed for this meter.',
  },
  allPlanned: {
    ar: 'كل المستحق على هذا العداد في خطة تقسيط قائمة.',
    en: 'All that is owed for this meter is in an instalment plan already.',
  },
  moreThanOwed: {
    ar: '{label} لا يزيد على المستحق الذي ليس في خطة تقسيط: {owed}',
    en: '{label} must be no more than what is owed and in no instalment plan: {owed}',
  },
} as const satisfies Messages
