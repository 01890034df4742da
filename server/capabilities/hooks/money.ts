// Fees: scripts write them in pounds, "12.50"; they are summed in whole piasters.

import type { FeesView } from '@bawaba/contract/entities/request.ts'
import { piastersOf, poundsOf, type Text } from '@bawaba/language/index.ts'

export type FeeItem = {
  label: Text
  /** Whole piasters. */
  amount: number
  /** Set where the definition asks for it; otherwise the script does. */
  of?: 'definition'
}
export type Fees = { items: FeeItem[]; total: number }

const largest = 10_000_000_000

/** Piasters of an amount that a script asks for; undefined for no amount, or more than anything costs. */
export const feeOf = (amount: unknown): number | undefined => {
  const piasters = piastersOf(amount)
  return piasters !== undefined && piasters <= largest ? piasters : undefined
}

/** What is to be paid, as answers carry it. */
export const feesView = ({ items, total }: Fees): FeesView => ({
  items: items.map(({ label, amount }) => ({ label, amount: poundsOf(amount) })),
  total: { amount: poundsOf(total), currency: 'EGP' },
})
