// Everything of finance that waits for a second person.

import { Card } from '@bawaba/ui/card.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useCallWhen } from '../../../client/hooks.tsx'
import { usePage } from '../../../shell/page.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import shell from '../../../shell/shell.module.css'
import styles from '../finance.module.css'
import { BookingCard } from './card.tsx'
import { bookingMessages as words } from './messages.ts'

export const BookingsPage = () => {
  const text = useText()
  const { data, error, refetch } = useCallWhen({ fresh: 'always' }, 'GET bookings')
  usePage({ title: text(words.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(words.title)}</h1>
      {error && <ReadFailure what={words.title} error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton shapes={['card', 'card']} />}
      {data?.length === 0 && <EmptyState title={text(words.none)} />}
      <ul className={styles.cards}>
        {data?.map(booking => (
          <li key={booking.id}>
            <Card className={styles.row}>
              <BookingCard level="h2" booking={booking} onDone={async () => void (await refetch())} />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
