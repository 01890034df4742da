// Comparing a day with a provider's list now, instead of at night.

import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { day } from '../../forms/controls/day.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { announce } from '../../shell/toasts.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'

export const CompareForm = ({ onCompared }: { onCompared: () => Promise<void> }) => {
  const text = useText()
  const client = useClient()
  const [yesterday] = useState(() => addDays(cairoDate(new Date()), -1))
  const form = usePageForm({
    id: 'compare',
    fields: {
      gatewayId: {
        label: text(messages.provider),
        required: text(messages.providerMissing),
        initial: 'sandbox',
        control: line({ latin: true }),
      },
      day: {
        label: text(messages.day),
        required: text(messages.dayMissing),
        control: day({ max: yesterday }),
      },
    },
    send: async ({ gatewayId = '', day: chosen = '' }) => {
      await client.call('POST reconciliation', { body: { gatewayId, day: chosen } })
    },
    failed: text(messages.failed),
    onSent: async () => {
      announce({ id: 'compare', kind: 'success', message: messages.compared })
      await onCompared()
    },
  })
  return (
    <section className={styles.part}>
      <h2>{text(messages.closeDay)}</h2>
      <PageForm form={form} level="h3" className={styles.narrow} action={text(messages.compare)} />
    </section>
  )
}
