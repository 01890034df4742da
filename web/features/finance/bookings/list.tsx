// Bookings of one payment that wait for a second person.

import type { WaitingBooking } from '@bawaba/contract/entities/payment-booking.ts'
import { useText } from '@bawaba/ui/language.tsx'
import styles from '../finance.module.css'
import { BookingCard } from './card.tsx'
import { bookingMessages as words } from './messages.ts'

type ListProps = { bookings: readonly WaitingBooking[]; onDone: () => Promise<void> }

export const WaitingBookings = ({ bookings, onDone }: ListProps) => {
  const text = useText()
  if (bookings.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{text(words.title)}</h2>
      <ol className={styles.rows}>
        {bookings.map(booking => (
          <li key={booking.id} className={styles.row}>
            <BookingCard level="h3" booking={booking} onDone={onDone} />
          </li>
        ))}
      </ol>
    </section>
  )
}
