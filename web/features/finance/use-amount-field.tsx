// The field of an amount in pounds, for page forms of finance.

import type { Text } from '@bawaba/language/index.ts'
import { readAmount } from '@bawaba/language/input/amounts.ts'
import { twoReadingsText } from '@bawaba/language/two-readings.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { amountOf } from './amount.ts'
import { messages } from './messages.ts'

export const useAmountField = (label: Text, initial = '') => {
  const text = useText()
  const language = useLanguage()
  return {
    label: text(label),
    required: text(messages.amountMissing),
    initial,
    check: (typed: string) =>
      amountOf(typed) === undefined
        ? (twoReadingsText(language, typed, readAmount) ?? text(messages.amountWrong))
        : undefined,
    control: line({ latin: true }),
  }
}
