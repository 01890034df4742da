// Refunds that wait: whoever did not ask for one approves or declines it, with a reason.

import type { RefundRow } from '@bawaba/contract/entities/payment.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { Ltr, Name, Reference } from '@bawaba/ui/bidi.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { useCallWhen } from '../../client/hooks.tsx'
import type { Column } from '../../modules/lists/column.ts'
import { List } from '../../modules/lists/list.tsx'
import { Moment } from '../../modules/lists/moment.tsx'
import { personName } from '../../modules/requests/history.ts'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { DecideForm } from './decide-form.tsx'
import styles from './finance.module.css'
import { HandRefund } from './hand-refund-forms.tsx'
import { causes, handRefundStates, hinderNames, messages, refundStates } from './messages.ts'
import { RefundReasons } from './refund-list.tsx'
import { sumOfAmounts } from './sum.ts'

const useColumns = (): readonly Column<RefundRow>[] => {
  const text = useText()
  const language = useLanguage()
  return [
    {
      id: 'number',
      label: messages.number,
      isHead: true,
      cell: ({ payment }) => (
        <Link to="/payments/$paymentId" params={{ paymentId: payment.id }}>
          <Ltr>{payment.number}</Ltr>
        </Link>
      ),
    },
    {
      id: 'status',
      label: messages.status,
      isMark: true,
      cell: ({ isByHand, status }) => text((isByHand ? handRefundStates : refundStates)[status]),
    },
    { id: 'request', label: messages.request, cell: ({ payment }) => <Reference>{payment.ID}</Reference> },
    { id: 'cause', label: messages.cause, cell: ({ cause }) => text(causes[cause]) },
    {
      id: 'requestedBy',
      label: messages.requestedBy,
      cell: ({ requestedBy }) =>
        requestedBy ? <Name>{personName(requestedBy, language)}</Name> : text(messages.askedByPortal),
    },
    {
      id: 'requestedAt',
      label: messages.requestedAt,
      cell: ({ requestedAt }) => <Moment at={requestedAt} />,
    },
    {
      id: 'amount',
      label: messages.amount,
      isNumber: true,
      cell: ({ amount }) => formatMoney(language, amount),
      sum: rows => formatMoney(language, sumOfAmounts(rows.map(({ amount }) => amount))),
    },
  ]
}

export const RefundsPage = () => {
  const text = useText()
  const { data, error, isFetching, refetch } = useCallWhen({ fresh: 'always' }, 'GET refunds')
  const columns = useColumns()
  usePage({ title: text(messages.refunds) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.refunds)}</h1>
      <List
        title={messages.refunds}
        reading={{ data: data && { rows: data }, error, isFetching, refetch }}
        count={data && text(messages.refundsCount, { count: data.length })}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ payment }) => payment.number}
        opensDetails
        details={refund => <Waiting refund={refund} onDecided={async () => void (await refetch())} />}
        empty={<EmptyState title={text(messages.noRefunds)} />}
      />
    </div>
  )
}

const Waiting = ({ refund, onDecided }: { refund: RefundRow; onDecided: () => Promise<void> }) => {
  const text = useText()
  const { status, hinders } = refund
  return (
    <div className={styles.row}>
      <RefundReasons refund={refund} />
      <HandRefund refund={refund} onDone={onDecided} />
      {status !== 'approved' &&
        (hinders.decide ? (
          <Notice quiet>{text(messages.own, { why: text(hinderNames[hinders.decide]) })}</Notice>
        ) : (
          <DecideForm refund={refund} onDecided={onDecided} />
        ))}
    </div>
  )
}
