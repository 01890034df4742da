// Money as scripts write it, "12.50", and as it is reckoned: whole piasters. Numbers of JavaScript never hold pounds.

import type { FeesView } from '@bawaba/contract/entities/request.ts'
import type { Text } from '@bawaba/language/index.ts'

export type FeeItem = { label: Text /** Whole piasters. */; amount: number }
export type Fees = { items: FeeItem[]; total: number }

const largest = 10_000_000_000

/** An amount in piasters as answers carry it: "12.50". */
const poundsOf = (piasters: number): string =>
  `${Math.floor(piasters / 100)}.${String(piasters % 100).padStart(2, '0')}`

/** Piasters of an amount in pounds; undefined for anything that is no amount. */
export const piastersOf = (amount: unknown): number | undefined => {
  const found = typeof amount === 'string' ? /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount) : null
  if (!found) return undefined
  const piasters = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return piasters <= largest ? piasters : undefined
}

/** What is to be paid, as answers carry it. */
export const feesView = ({ items, total }: Fees): FeesView => ({
  items: items.map(({ label, amount }) => ({ label, amount: poundsOf(amount) })),
  total: { amount: poundsOf(total), currency: 'EGP' },
})
