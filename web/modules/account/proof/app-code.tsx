// Typing the six digits of an authenticator app.

import { useText } from '@bawaba/ui/language.tsx'
import { PageForm } from '../../../forms/page-form.tsx'
import { type SendCode, useCodeForm } from '../use-code-form.tsx'
import { messages } from './messages.ts'
import styles from './proof.module.css'

type AppCodeProps = {
  label: string
  hint: string
  onSubmit: SendCode
  onFailed?: ((failed: boolean) => void) | undefined
}

export const AppCode = ({ onSubmit, ...options }: AppCodeProps) => {
  const text = useText()
  const form = useCodeForm({ ...options, name: 'app-code', send: onSubmit, leadsTo: 'field' })
  return (
    <PageForm
      form={form}
      className={styles.form}
      action={text(messages.continue)}
      busyAction={text(messages.checking)}
      button={{ wide: true }}
    />
  )
}
