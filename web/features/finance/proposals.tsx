// Whose a line of a statement may be, each with what agrees: one click books it.

import type { Difference } from '@bawaba/contract/entities/payment.ts'
import { listSeparator } from '@bawaba/language/index.ts'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { serverWords } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { announce } from '../../shell/toasts.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'
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
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async () => {
      await client.call('POST reconciliation/differences/:id/resolve', {
        params: { id },
        // What agreed is why it was booked.
        body: { resolution: 'applied', reason: agrees, attemptId },
      })
      announce({ id: 'difference', kind: 'success', message: messages.resolved })
      await onResolved()
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
    </>
  )
}
