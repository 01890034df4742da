// A difference between the ledger and a provider: what each has, and how it was or can be resolved.

import type { Difference } from '@bawaba/contract/entities/payment.ts'
import { fittingResolutions, type Resolution } from '@bawaba/contract/payment-states.ts'
import { formatDate, formatMoney } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { serverWords } from '../../client/call-error.ts'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { radios } from '../../forms/controls/radios.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { personName } from '../../modules/requests/history.ts'
import { announce } from '../../shell/toasts.tsx'
import { Booking } from './booking.tsx'
import { bookingMessages } from './bookings/messages.ts'
import styles from './finance.module.css'
import { differenceKinds, messages, resolutionNames } from './messages.ts'
import { Proposals } from './proposals.tsx'

type CardProps = {
  difference: Difference /** The provider's name. */
  gateway: string
  onResolved: () => Promise<void>
}

export const DifferenceCard = ({ difference, gateway, onResolved }: CardProps) => {
  const text = useText()
  const language = useLanguage()
  const {
    kind,
    day,
    direction,
    transactionId,
    reference,
    note,
    here,
    there,
    payment,
    resolution,
    reason,
    resolvedBy,
    booking,
  } = difference
  return (
    <Card className={styles.row}>
      <p className={styles.first}>
        <strong>
          {text(
            kind === 'unknownReference' && reference === '' ? messages.noReference : differenceKinds[kind],
          )}
        </strong>
        {payment && (
          <Link to="/payments/$paymentId" params={{ paymentId: payment.id }}>
            <Ltr>{payment.number}</Ltr>
          </Link>
        )}
      </p>
      <p className={styles.facts}>
        <span>{formatDate(language, day)}</span>
        <span>{gateway}</span>
        <Ltr>{transactionId}</Ltr>
        {direction === 'refunded' && <span>{text(messages.outgoing)}</span>}
        <span>
          {text(messages.here)}: {formatMoney(language, here)}
        </span>
        <span>
          {text(messages.there)}: {formatMoney(language, there)}
        </span>
        {kind === 'reference' && (
          <span>
            {text(messages.reference)}: <Ltr>{reference}</Ltr>
          </span>
        )}
        {note && <Bdi>{note}</Bdi>}
      </p>
      {resolution ? (
        <p>
          {text(resolutionNames[resolution])}
          {resolvedBy && <> · {text(messages.resolvedBy, { name: personName(resolvedBy, language) })}</>}
          {reason && (
            <>
              {' · '}
              <Bdi>{reason}</Bdi>
            </>
          )}
        </p>
      ) : booking ? (
        <Waiting booking={booking} />
      ) : (
        <>
          <Proposals difference={difference} onResolved={onResolved} />
          <ResolveForm difference={difference} onResolved={onResolved} />
        </>
      )}
    </Card>
  )
}

/** Somebody asked to resolve it, and another has to confirm it. */
const Waiting = ({
  booking: { resolution, requestedBy },
}: {
  booking: NonNullable<Difference['booking']>
}) => {
  const text = useText()
  const language = useLanguage()
  const name = personName(requestedBy, language)
  return (
    <Notice quiet>
      {text(bookingMessages.asksFor, { name, what: text(resolutionNames[resolution]) })}{' '}
      <Link to="/bookings">{text(bookingMessages.title)}</Link>
    </Notice>
  )
}

const ResolveForm = ({ difference: { id, kind, direction }, onResolved }: Omit<CardProps, 'gateway'>) => {
  const text = useText()
  const client = useClient()
  const choices = fittingResolutions(kind, direction)
  const [only] = choices.length === 1 ? choices : []
  const form = usePageForm({
    id: `resolve-${id}`,
    fields: {
      resolution: {
        label: text(messages.resolution),
        required: text(messages.resolutionMissing),
        control: radios(choices.map(value => ({ value, label: text(resolutionNames[value]) }))),
      },
      reason: {
        label: text(messages.reason),
        required: text(messages.reasonMissing),
        control: line(),
      },
    },
    // Where one alone fits there is nothing to choose: the button names it.
    hidden: () => (only ? ['resolution'] : []),
    send: async ({ resolution = 'accepted', reason = '' }) => {
      const body = { resolution: only ?? (resolution as Resolution), reason }
      return client.call('POST reconciliation/differences/:id/resolve', { params: { id }, body })
    },
    follows: ['resolution'],
    failed: text(messages.failed),
    onSent: async ({ booking }) => {
      const message = booking ? bookingMessages.waits : messages.resolved
      announce({ id: 'difference', kind: 'success', message })
      await onResolved()
    },
  })
  const chosen = only ?? (form.values.resolution as Resolution | undefined)
  return (
    <PageForm
      form={form}
      level="h3"
      className={styles.narrow}
      action={text(only ? resolutionNames[only] : messages.resolve)}
    >
      <FormField form={form} name="resolution" />
      <FormField form={form} name="reason" />
      {chosen && <ResolvedBooking id={id} resolution={chosen} />}
    </PageForm>
  )
}

/** What the chosen way would book, above the button that does it. */
const ResolvedBooking = ({ id, resolution }: { id: string; resolution: Resolution }) => {
  const text = useText()
  const { data, error } = useCallWhen({ fresh: 'always' }, 'POST reconciliation/differences/:id/preview', {
    params: { id },
    // Why it is settled changes nothing of what is booked.
    body: { resolution, reason: text(resolutionNames[resolution]) },
  })
  if (error) return <Notice kind="error">{serverWords(error) ?? text(messages.failed)}</Notice>
  return data ? <Booking preview={data} /> : null
}
