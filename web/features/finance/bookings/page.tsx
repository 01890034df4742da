// Everything of finance that waits for a second person.

import type { WaitingBooking } from '@bawaba/contract/entities/payment-booking.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { Ltr, Name, Reference } from '@bawaba/ui/bidi.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useCallWhen } from '../../../client/hooks.tsx'
import type { Column } from '../../../modules/lists/column.ts'
import { List } from '../../../modules/lists/list.tsx'
import { Moment } from '../../../modules/lists/moment.tsx'
import { personName } from '../../../modules/requests/history.ts'
import { usePage } from '../../../shell/page.tsx'
import shell from '../../../shell/shell.module.css'
import styles from '../finance.module.css'
import { messages, resolutionNames } from '../messages.ts'
import { BookingActs, BookingReasons } from './card.tsx'
import { actNames, bookingMessages as words } from './messages.ts'

const useColumns = (): readonly Column<WaitingBooking>[] => {
  const text = useText()
  const language = useLanguage()
  return [
    {
      id: 'act',
      label: words.act,
      isHead: true,
      cell: ({ act, resolution }) => (
        <>
          {text(actNames[act])}
          {resolution && <span className={styles.under}>{text(resolutionNames[resolution])}</span>}
        </>
      ),
    },
    {
      id: 'payment',
      label: messages.number,
      cell: ({ payment }) =>
        payment ? (
          <Link to="/payments/$paymentId" params={{ paymentId: payment.id }}>
            <Ltr>{payment.number}</Ltr>
          </Link>
        ) : null,
    },
    {
      id: 'request',
      label: messages.request,
      cell: ({ payment }) => (payment ? <Reference>{payment.ID}</Reference> : null),
    },
    {
      id: 'transaction',
      label: words.transaction,
      cell: ({ transactionId }) => (transactionId ? <Ltr>{transactionId}</Ltr> : null),
    },
    {
      id: 'requestedBy',
      label: messages.requestedBy,
      cell: ({ requestedBy }) => <Name>{personName(requestedBy, language)}</Name>,
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
      cell: ({ amount }) => formatMoney(language, amount.replace('-', '')),
    },
  ]
}

export const BookingsPage = () => {
  const text = useText()
  const { data, error, isFetching, refetch } = useCallWhen({ fresh: 'always' }, 'GET bookings')
  const columns = useColumns()
  usePage({ title: text(words.title) })
  const done = async () => void (await refetch())
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(words.title)}</h1>
      <List
        title={words.title}
        reading={{ data: data && { rows: data }, error, isFetching, refetch }}
        count={data && text(words.count, { count: data.length })}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ act }) => text(actNames[act])}
        opensDetails
        details={booking => (
          <div className={styles.row}>
            <BookingReasons booking={booking} />
            <BookingActs booking={booking} onDone={done} />
          </div>
        )}
        empty={<EmptyState title={text(words.none)} />}
      />
    </div>
  )
}
