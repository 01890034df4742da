// The columns of the list of payments.

import type { PaymentRow } from '@bawaba/contract/entities/payment.ts'
import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { Ltr, Name, Reference } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../modules/lists/column.ts'
import { Moment } from '../../modules/lists/moment.tsx'
import { PaymentPill } from '../../modules/payments/pill.tsx'
import { personName } from '../../modules/requests/history.ts'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { sumOfAmounts } from './sum.ts'

export const usePaymentColumns = (): readonly Column<PaymentRow>[] => {
  const text = useText()
  const language = useLanguage()
  return [
    {
      id: 'number',
      label: messages.number,
      isHead: true,
      cell: ({ id, number }) => (
        <Link to="/payments/$paymentId" params={{ paymentId: id }}>
          <Ltr>{number}</Ltr>
        </Link>
      ),
    },
    {
      id: 'status',
      label: messages.status,
      isMark: true,
      cell: ({ status, isProofWaiting }) => <PaymentPill status={status} isProofWaiting={isProofWaiting} />,
    },
    {
      id: 'request',
      label: messages.request,
      cell: ({ ID, service }) => (
        <>
          <Reference>{ID}</Reference>
          <span className={styles.under}>{text(service)}</span>
        </>
      ),
    },
    {
      id: 'payer',
      label: messages.payer,
      cell: ({ payer }) => (payer ? <Name>{personName(payer, language)}</Name> : null),
    },
    {
      id: 'channel',
      label: messages.channel,
      cell: ({ channel, transactionId }) =>
        channel ? (
          <>
            {text(paymentChannelRows[channel].label)}
            {transactionId && (
              <span className={styles.under}>
                <Ltr>{transactionId}</Ltr>
              </span>
            )}
          </>
        ) : null,
    },
    {
      id: 'created',
      label: messages.created,
      sort: 'createdAt',
      isDescendingFirst: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'paid',
      label: messages.paidOn,
      cell: ({ paidAt }) => (paidAt ? <Moment at={paidAt} /> : null),
    },
    {
      id: 'total',
      label: messages.amount,
      isNumber: true,
      sort: 'total',
      isDescendingFirst: true,
      cell: ({ total }) => formatMoney(language, total.amount),
      sum: rows => formatMoney(language, sumOfAmounts(rows.map(({ total }) => total.amount))),
    },
  ]
}
