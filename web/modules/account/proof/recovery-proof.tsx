// A recovery code from paper: letters and digits, with or without its hyphens.

import { readIdentifier } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { text as line } from '../../../forms/controls/text.tsx'
import { PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { useOnFailed } from '../use-code-form.tsx'
import { messages } from './messages.ts'
import styles from './proof.module.css'
import type { ProofProps } from './proof-props.ts'

const name = 'recovery-code'

export const RecoveryProof = ({ prove, onFailed }: ProofProps) => {
  const text = useText()
  const form = usePageForm({
    fields: {
      [name]: {
        label: text(messages.recoveryCode),
        hint: text(messages.recoveryHint),
        required: text(messages.recoveryMissing),
        control: line({ latin: true, isSecret: true, value: readIdentifier }),
      },
    },
    leadsTo: 'field',
    refused: ({ message }) => ({ [name]: message }),
    send: values => prove({ method: 'recovery', value: values[name] ?? '' }),
  })
  useOnFailed(form.isRefused, onFailed)
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
