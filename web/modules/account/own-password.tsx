// The password one has, asked once more before something that needs it.

import { useText } from '@bawaba/ui/language.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { passwordMessages as messages } from './password-messages.ts'
import styles from './proof/proof.module.css'
import { secret } from './secret-control.tsx'

type OwnPasswordProps = {
  /** What the button says. */
  action: string
  /** Hands it over; a refusal is shown at the box. */
  send: (password: string) => Promise<void>
}

const name = 'own-password'

export const OwnPassword = ({ action, send }: OwnPasswordProps) => {
  const text = useText()
  const form = usePageForm({
    fields: {
      [name]: {
        label: text(messages.current),
        required: text(messages.currentMissing),
        control: secret('current-password'),
      },
    },
    leadsTo: 'field',
    refused: ({ message }) => ({ [name]: message }),
    send: values => send(values[name] ?? ''),
  })
  return <PageForm form={form} className={styles.form} action={action} button={{ wide: true }} />
}
