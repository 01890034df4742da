// The form by which an administrator enters the public value that a draw waits for.

import { Bdi } from '@bawaba/ui/bidi.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { programmeClient } from '@bawaba/web/client/programme-client.ts'
import { text as line } from '@bawaba/web/forms/controls/text.tsx'
import { PageForm } from '@bawaba/web/forms/page-form.tsx'
import { usePageForm } from '@bawaba/web/forms/use-page-form.tsx'
import { announce } from '@bawaba/web/shell/toasts.tsx'
import type { saleCalls } from '../../sale-calls.ts'
import styles from '../units/units.module.css'
import { staffMessages as messages } from './staff-messages.ts'

type BeaconProps = { project: string; source: string; onEntered: () => unknown }

export const BeaconForm = ({ project, source, onEntered }: BeaconProps) => {
  const text = useText()
  const client = programmeClient<typeof saleCalls>(useClient())
  const form = usePageForm({
    id: 'beacon',
    fields: {
      value: {
        label: text(messages.value),
        required: text(messages.valueMissing),
        control: line({ width: 'wide' }),
      },
    },
    leadsTo: 'field',
    send: ({ value }) =>
      client.call('PUT projects/:code/draw/beacon', { params: { code: project }, body: { value } }),
    failed: text(messages.failed),
    onSent: async ({ isConfirmed }) => {
      await onEntered()
      announce({
        id: 'sales',
        kind: 'success',
        message: isConfirmed ? messages.valueConfirmed : messages.valueEntered,
      })
    },
  })
  return (
    <section className={styles.part}>
      <Notice kind="warning" title={text(messages.awaits)}>
        <Bdi>{source}</Bdi>
      </Notice>
      <p>{text(messages.awaitsText)}</p>
      <PageForm form={form} action={text(messages.enterValue)} className={styles.narrow} />
    </section>
  )
}
