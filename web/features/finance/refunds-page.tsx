// Refunds that wait: whoever did not ask for one approves or declines it, with a reason.

import type { RefundRow } from '@bawaba/contract/entities/payment.ts'
import { Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Link } from '@tanstack/react-router'
import { useCallWhen } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { DecideForm } from './decide-form.tsx'
import styles from './finance.module.css'
import { HandRefund } from './hand-refund-forms.tsx'
import { hinderNames, messages } from './messages.ts'
import { RefundFacts } from './refund-list.tsx'

export const RefundsPage = () => {
  const text = useText()
  const { data, error, refetch } = useCallWhen({ fresh: 'always' }, 'GET refunds')
  usePage({ title: text(messages.refunds) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.refunds)}</h1>
      {error && <ReadFailure what={messages.refunds} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['card', 'card']} />}
      {data?.length === 0 && <EmptyState title={text(messages.noRefunds)} />}
      <ul className={styles.cards}>
        {data?.map(refund => (
          <li key={refund.id}>
            <Waiting refund={refund} onDecided={async () => void (await refetch())} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const Waiting = ({ refund, onDecided }: { refund: RefundRow; onDecided: () => Promise<void> }) => {
  const text = useText()
  const { payment, status, hinders } = refund
  return (
    <Card className={styles.row}>
      <p className={styles.facts}>
        <Link to="/payments/$paymentId" params={{ paymentId: payment.id }}>
          <Ltr>{payment.number}</Ltr>
        </Link>
        <Reference>{payment.ID}</Reference>
      </p>
      <RefundFacts refund={refund} />
      <HandRefund refund={refund} onDone={onDecided} />
      {status !== 'approved' &&
        (hinders.decide ? (
          <Notice quiet>{text(messages.own, { why: text(hinderNames[hinders.decide]) })}</Notice>
        ) : (
          <DecideForm refund={refund} onDecided={onDecided} />
        ))}
    </Card>
  )
}
