// What each account of the ledger holds of one payment, as debit or credit.

import type { StaffPayment } from '@bawaba/contract/entities/payment.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import styles from './finance.module.css'
import { accountNames, messages } from './messages.ts'
import { useGatewayNames } from './use-gateway-names.tsx'

type LedgerProps = { payment: Pick<StaffPayment, 'ledger' | 'service' | 'serviceSlug'> }

export const Ledger = ({ payment }: LedgerProps) => {
  const { ledger } = payment
  const text = useText()
  const language = useLanguage()
  if (ledger.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{text(messages.ledger)}</h2>
      <DefinitionList spread>
        {ledger.map(({ account, amount }) => {
          const isCredit = amount.startsWith('-')
          return (
            <Definition key={account} term={<Account account={account} payment={payment} />}>
              {text(isCredit ? messages.credit : messages.debit, {
                amount: formatMoney(language, amount.replace('-', '')),
              })}
            </Definition>
          )
        })}
      </DefinitionList>
    </section>
  )
}

/** "fees:ROOM_BOOKING" as its kind in words, and the name of the service or of whoever collects. */
const Account = ({ account, payment }: { account: string } & LedgerProps) => {
  const text = useText()
  const nameOf = useGatewayNames()
  const [kind = '', whose] = account.split(':')
  const name = accountNames[kind]
  return (
    <>
      {name ? text(name) : <Ltr>{kind}</Ltr>}
      {whose !== undefined && (
        <>
          {' · '}
          <Bdi>{whose === payment.serviceSlug ? text(payment.service) : nameOf(whose)}</Bdi>
        </>
      )}
    </>
  )
}
