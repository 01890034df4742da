// One booking that waits: what it is, who asked, what it would book, and the second person's answer.

import type { WaitingBooking } from '@bawaba/contract/entities/payment-booking.ts'
import { formatDateTime, formatMoney } from '@bawaba/language/index.ts'
import { Bdi, Ltr, Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { serverWords } from '../../../client/call-error.ts'
import { useCallWhen, useClient } from '../../../client/hooks.tsx'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import { textArea } from '../../../forms/controls/text-area.tsx'
import { PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { personName } from '../../../modules/requests/history.ts'
import { announce } from '../../../shell/toasts.tsx'
import { Booking } from '../booking.tsx'
import styles from '../finance.module.css'
import { hinderNames, messages, resolutionNames } from '../messages.ts'
import { actNames, bookingMessages as words } from './messages.ts'

type CardProps = { booking: WaitingBooking; onDone: () => Promise<void> }
/** The heading under which the card stands. */
type Level = { level: 'h2' | 'h3' }

export const BookingCard = ({ booking, onDone, level }: CardProps & Level) => (
  <>
    <Facts booking={booking} level={level} />
    <BookingActs booking={booking} onDone={onDone} />
  </>
)

/** What the reader can do about it, and why they cannot confirm it. */
export const BookingActs = ({ booking, onDone }: CardProps) => {
  const text = useText()
  const { hinder } = booking
  return (
    <>
      {hinder ? (
        <Notice quiet>{text(messages.own, { why: text(hinderNames[hinder]) })}</Notice>
      ) : (
        <Confirming booking={booking} onDone={onDone} />
      )}
      {hinder !== 'own' && hinder !== 'maker' && <DeclineForm booking={booking} onDone={onDone} />}
    </>
  )
}

const Facts = ({ booking, level: Heading }: Pick<CardProps, 'booking'> & Level) => {
  const text = useText()
  const language = useLanguage()
  const { act, amount, payment, transactionId, resolution, requestedBy, requestedAt } = booking
  return (
    <>
      <Heading className={styles.first}>
        <span>{formatMoney(language, amount.replace('-', ''))}</span>
        <span>{text(actNames[act])}</span>
        {resolution && <span>{text(resolutionNames[resolution])}</span>}
      </Heading>
      <p className={styles.facts}>
        {payment && (
          <>
            <Link to="/payments/$paymentId" params={{ paymentId: payment.id }}>
              <Ltr>{payment.number}</Ltr>
            </Link>
            <Reference>{payment.ID}</Reference>
          </>
        )}
        {transactionId && <Ltr>{transactionId}</Ltr>}
        <span>{text(messages.asked, { name: personName(requestedBy, language) })}</span>
        <time dateTime={requestedAt}>{formatDateTime(language, requestedAt)}</time>
      </p>
      <BookingReasons booking={booking} />
    </>
  )
}

/** What was written about it. */
export const BookingReasons = ({ booking: { note, reason } }: Pick<CardProps, 'booking'>) => (
  <>
    {note && (
      <p>
        <Ltr>{note}</Ltr>
      </p>
    )}
    {reason && (
      <p>
        <Bdi>{reason}</Bdi>
      </p>
    )}
  </>
)

/** What it would book stands above the button that books it. */
const Confirming = ({ booking: { id }, onDone }: CardProps) => {
  const text = useText()
  const client = useClient()
  const preview = useCallWhen({ fresh: 'always' }, 'GET bookings/:id/preview', { params: { id } })
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async () => {
      await client.call('POST bookings/:id/confirm', { params: { id } })
      announce({ id: 'booking', kind: 'success', message: words.confirmed })
      await onDone()
    },
  })
  const failure = error ?? preview.error
  return (
    <>
      {failure && <Notice kind="error">{serverWords(failure) ?? text(words.failed)}</Notice>}
      {preview.data && (
        <div className={styles.narrow}>
          <Booking preview={{ ...preview.data, takesTwo: false }} />
          <p>
            <Button variant="primary" busy={isPending} onClick={() => mutate()}>
              {text(words.confirm)}
            </Button>
          </p>
        </div>
      )}
    </>
  )
}

const DeclineForm = ({ booking: { id, hinder }, onDone }: CardProps) => {
  const text = useText()
  const client = useClient()
  // Whoever asked for it takes it back.
  const isOwn = hinder === 'asked'
  const form = usePageForm({
    id: `decline-${id}`,
    fields: {
      reason: {
        label: text(isOwn ? words.takeBackReason : words.declineReason),
        required: text(messages.reasonMissing),
        control: textArea({ rows: 2 }),
      },
    },
    leadsTo: 'field',
    send: ({ reason = '' }) => client.call('POST bookings/:id/decline', { params: { id }, body: { reason } }),
    failed: text(words.failed),
    onSent: async () => {
      announce({ id: 'booking', kind: 'success', message: isOwn ? words.takenBack : words.declined })
      await onDone()
    },
  })
  return (
    <PageForm
      form={form}
      level="h3"
      className={styles.narrow}
      action={text(isOwn ? words.takeBack : words.decline)}
      button={{ variant: 'secondary' }}
    />
  )
}
