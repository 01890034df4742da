// Comparing a day with a provider's list now, instead of at night.

import type { PaymentGateway } from '@bawaba/contract/entities/payment.ts'
import { addDays } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { useToday } from '../../client/use-today.tsx'
import { day } from '../../forms/controls/day.tsx'
import { select } from '../../forms/controls/select.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'

type FormProps = { gateways: readonly PaymentGateway[]; onCompared: () => Promise<void> }

/** Of the ways to pay those that have a list; the days of the others are compared with their statement. */
export const CompareForm = ({ gateways, onCompared }: FormProps) => {
  const text = useText()
  const listing = gateways.filter(({ hasList }) => hasList)
  const others = gateways.filter(({ hasList }) => !hasList)
  return (
    <section className={styles.part}>
      <h2>{text(messages.closeDay)}</h2>
      {others.map(({ id, label }) => (
        <p key={id} className={styles.facts}>
          {text(messages.noList, { name: text(label) })}
        </p>
      ))}
      {others.length > 0 && (
        <p>
          <Link to="/reconciliation/statement">{text(messages.importStatement)}</Link>
        </p>
      )}
      {listing.length > 0 && <DayForm gateways={listing} onCompared={onCompared} />}
      {gateways.length === 0 && <p className={styles.facts}>{text(messages.noProvider)}</p>}
    </section>
  )
}

const DayForm = ({ gateways, onCompared }: FormProps) => {
  const text = useText()
  const client = useClient()
  const navigate = useNavigate()
  const yesterday = addDays(useToday(), -1)
  const form = usePageForm({
    id: 'compare',
    fields: {
      gatewayId: {
        label: text(messages.provider),
        required: text(messages.providerMissing),
        initial: gateways.length === 1 ? gateways[0]?.id : '',
        control: select({
          placeholder: text(messages.providerMissing),
          options: gateways.map(({ id, label }) => ({ value: id, label: text(label) })),
        }),
      },
      day: {
        label: text(messages.day),
        required: text(messages.dayMissing),
        control: day({ max: yesterday }),
      },
    },
    send: async ({ gatewayId = '', day: chosen = '' }) => {
      await client.call('POST reconciliation', { body: { gatewayId, day: chosen } })
      // What differs that day is shown, however much waits from others.
      await navigate({ to: '/reconciliation', search: { gatewayId, from: chosen, to: chosen } })
    },
    failed: text(messages.failed),
    onSent: async () => {
      announce({ id: 'compare', kind: 'success', message: messages.compared })
      await onCompared()
    },
  })
  return <PageForm form={form} level="h3" className={styles.narrow} action={text(messages.compare)} />
}
