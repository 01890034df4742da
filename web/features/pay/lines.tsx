// What is paid, line by line: the items, the provider's own fee, the sum, and when it is refunded.

import type { PaymentStatus } from '@bawaba/contract/payment-states.ts'
import { formatMoney, type Text } from '@bawaba/language/index.ts'
import { Card } from '@bawaba/ui/card.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { type PaymentLines, providerFeeLabel, providerFeeOf } from '../../modules/payments/fee.ts'
import { messages } from './messages.ts'
import styles from './pay.module.css'

const titles: Partial<Record<PaymentStatus, Text>> = {
  paid: messages.paidFor,
  refunded: messages.paidFor,
  cancelled: messages.notDue,
}

/** `status`: what the payment is in, where it is no longer to be paid. */
export const Lines = ({ items, total, status }: PaymentLines & { status?: PaymentStatus }) => {
  const text = useText()
  const language = useLanguage()
  const fee = providerFeeOf({ items, total })
  return (
    <Card className={styles.lines}>
      <h2>{text((status && titles[status]) ?? messages.due)}</h2>
      <DefinitionList spread>
        {items.map(({ label, amount }) => (
          <Definition key={label.en} term={text(label)}>
            {formatMoney(language, amount)}
          </Definition>
        ))}
        {fee !== undefined && (
          <Definition term={text(providerFeeLabel)}>{formatMoney(language, fee)}</Definition>
        )}
        <Definition term={text(messages.total)} total>
          {formatMoney(language, total.amount)}
        </Definition>
      </DefinitionList>
      <p className={styles.rule}>{text(messages.refundRule)}</p>
    </Card>
  )
}
