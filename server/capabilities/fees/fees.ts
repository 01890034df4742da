// What a request owes when it begins to wait for payment: the fees of its definition, priced by the answers, and those that
// the service's script reckoned. Pure.

import type { FeeDefinition } from '@bawaba/forms/definition.ts'
import { type FeeSubject, feeItems } from '@bawaba/forms/fees.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { Fees } from '../hooks/index.ts'

type Priced = {
  fees: readonly FeeDefinition[]
  text(key: string): Text
  subject: FeeSubject
  deliverableNumber: number
}

/**
 * All items and their sum, in piasters. Of `earlier` the script's items stay, last: what it reckoned from the answers when
 * the request was filed is what was shown then.
 */
export const dueOf = (
  { fees, text, subject, deliverableNumber }: Priced,
  earlier: Fees | null | undefined,
): Fees => {
  const own = feeItems(fees, subject, deliverableNumber).map(({ label, amount }) => ({
    label: text(label),
    amount,
    of: 'definition' as const,
  }))
  const items = [...own, ...(earlier?.items ?? []).filter(({ of }) => of !== 'definition')]
  return { items, total: items.reduce((sum, { amount }) => sum + amount, 0) }
}
