// What is paid, line by line: the items, the provider's own fee, the sum, and when it is refunded.

import { formatMoney } from '@bawaba/language/index.ts'
import { Card } from '@bawaba/ui/card.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { type PaymentLines, providerFeeLabel, providerFeeOf } from '../../modules/payments/fee.ts'
import { messages } from './messages.ts'
import styles from './pay.module.css'

/** `isPaid`: it was paid already. */
export const Lines = ({ items, total, isPaid = false }: PaymentLines & { isPaid?: boolean }) => {
  const text = useText()
  const language = useLanguage()
  const fee = providerFeeOf({ items, total })
  return (
    <Card className={styles.lines}>
      <h2>{text(isPaid ? messages.paidFor : messages.due)}</h2>
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
