// Whose a line of a statement may be, each with what agrees: one click books it.

import type { BookingPreview, Difference } from '@bawaba/contract/entities/payment.ts'
import { listSeparator } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { serverWords } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { announce } from '../../shell/toasts.tsx'
import { Booking, isAsDue } from './booking.tsx'
import { bookingMessages } from './bookings/messages.ts'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { previewMessages } from './preview-messages.ts'
import { agreeing, proposalMessages } from './statement-messages.ts'

type ListProps = { difference: Difference; onResolved: () => Promise<void> }
type Proposal = NonNullable<Difference['proposals']>[number]

export const Proposals = ({ difference: { id, proposals = [] }, onResolved }: ListProps) => {
  const text = useText()
  if (proposals.length === 0) return null
  return (
    <section className={styles.list}>
      <h3>{text(proposalMessages.title)}</h3>
      <ul className={styles.rows}>
        {proposals.map(proposal => (
          <li key={proposal.attemptId} className={styles.row}>
            <One id={id} proposal={proposal} onResolved={onResolved} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type OneProps = { id: string; proposal: Proposal; onResolved: () => Promise<void> }

const One = ({ id, proposal, onResolved }: OneProps) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const { attemptId, payment, payer, confidence, why } = proposal
  const agrees = text(proposalMessages.agrees, {
    what: why.map(each => text(agreeing[each])).join(listSeparator[language]),
  })
  const [preview, setPreview] = useState<BookingPreview>()
  // What agreed is why it was booked.
  const input = { params: { id }, body: { resolution: 'applied' as const, reason: agrees, attemptId } }
  const book = async (): Promise<void> => {
    const { booking } = await client.call('POST reconciliation/differences/:id/resolve', input)
    announce({
      id: 'difference',
      kind: 'success',
      message: booking ? bookingMessages.waits : messages.resolved,
    })
    await onResolved()
  }
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async () => {
      const found = await client.call('POST reconciliation/differences/:id/preview', input)
      if (isAsDue(found)) await book()
      else setPreview(found)
    },
  })
  return (
    <>
      <p className={styles.first}>
        <strong>{text(proposalMessages[confidence])}</strong>
        <Bdi>{payer}</Bdi>
        <Link to="/payments/$paymentId" params={{ paymentId: payment.id }}>
          <Ltr>{payment.number}</Ltr>
        </Link>
      </p>
      <p className={styles.facts}>{agrees}</p>
      {error && <Notice kind="error">{serverWords(error) ?? text(messages.failed)}</Notice>}
      <p>
        <Button busy={isPending} onClick={() => mutate()}>
          {text(proposalMessages.book)}
        </Button>
      </p>
      <Confirm
        isOpen={preview !== undefined}
        title={previewMessages.bookTitle}
        effect={previewMessages.confirmEffect}
        action={proposalMessages.book}
        params={{ number: <Ltr>{payment.number}</Ltr> }}
        details={preview && <Booking preview={preview} />}
        run={book}
        onClose={() => setPreview(undefined)}
      />
    </>
  )
}
