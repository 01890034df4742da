// One's own payments, newest first, each with its receipt or the way to pay it.

import { filterOf } from '@bawaba/contract/call-address.ts'
import type { PaymentRow } from '@bawaba/contract/entities/payment.ts'
import { isPayable } from '@bawaba/contract/payment-states.ts'
import { formatDateTime, formatMoney } from '@bawaba/language/index.ts'
import { Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useCallWhen } from '../../client/hooks.tsx'
import { PaymentPill } from '../../modules/payments/pill.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import styles from './pay.module.css'

const newest = filterOf({ order: 'createdAt DESC', limit: 100 })

export const PaymentsPage = () => {
  const text = useText()
  const { data, error, refetch } = useCallWhen({ fresh: 'always' }, 'GET payments', {
    query: { filter: newest },
  })
  usePage({ title: text(messages.paymentsTitle) })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <h1>{text(messages.paymentsTitle)}</h1>
        {error && <ReadFailure what={messages.paymentsTitle} error={error} onAgain={refetch} />}
        {!data && !error && <Skeleton shapes={['line', 'line', 'line']} />}
        {data?.length === 0 && <EmptyState title={text(messages.none)}>{text(messages.noneText)}</EmptyState>}
        <ul className={styles.list}>
          {(data as PaymentRow[] | undefined)?.map(payment => (
            <li key={payment.id}>
              <Row payment={payment} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const Row = ({ payment }: { payment: PaymentRow }) => {
  const text = useText()
  const language = useLanguage()
  const { id, ID, serviceSlug, service, number, status, total, createdAt, paidAt, hasReceipt } = payment
  return (
    <Card className={styles.row}>
      <h2>{text(service)}</h2>
      <p className={styles.facts}>
        <PaymentPill status={status} isProofWaiting={payment.isProofWaiting} />
        <strong>{formatMoney(language, total.amount)}</strong>
        <span>{formatDateTime(language, paidAt ?? createdAt)}</span>
      </p>
      <p className={styles.facts}>
        <span>
          {text(messages.request)}: <Reference>{ID}</Reference>
        </span>
        <span>
          {text(messages.paymentNumber)}: <Ltr>{number}</Ltr>
        </span>
      </p>
      <p className={styles.facts}>
        {hasReceipt && (
          <GoButton small to="/receipts/$paymentId" params={{ paymentId: id }}>
            {text(messages.receipt)}
          </GoButton>
        )}
        {isPayable(status) && (
          <GoButton small to="/pay/$serviceSlug/$entryId" params={{ serviceSlug, entryId: ID }}>
            {text(messages.pay, { amount: formatMoney(language, total.amount) })}
          </GoButton>
        )}
      </p>
    </Card>
  )
}
