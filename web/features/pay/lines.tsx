// What is paid, line by line: the items, the provider's own fee, the sum, and when it is given back.

import type { PaymentView } from '@bawaba/contract/entities/payment.ts'
import { formatMoney, piastersOf, poundsOf } from '@bawaba/language/index.ts'
import { Card } from '@bawaba/ui/card.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'
import styles from './pay.module.css'

type Lines = Pick<PaymentView, 'items' | 'total'>

/** What the sum holds besides the items, in pounds. */
const feeOf = ({ items, total }: Lines): string => {
  const own = items.reduce((sum, { amount }) => sum + (piastersOf(amount) ?? 0), 0)
  return poundsOf((piastersOf(total.amount) ?? 0) - own)
}

export const Lines = ({ items, total }: Lines) => {
  const text = useText()
  const language = useLanguage()
  const fee = feeOf({ items, total })
  return (
    <Card className={styles.lines}>
      <h2>{text(messages.due)}</h2>
      <DefinitionList spread>
        {items.map(({ label, amount }) => (
          <Definition key={label.en} term={text(label)}>
            {formatMoney(language, amount)}
          </Definition>
        ))}
        {fee !== '0.00' && (
          <Definition term={text(messages.gatewayFee)}>{formatMoney(language, fee)}</Definition>
        )}
        <Definition term={text(messages.total)} total>
          {formatMoney(language, total.amount)}
        </Definition>
      </DefinitionList>
      <p className={styles.rule}>{text(messages.refundRule)}</p>
    </Card>
  )
}
