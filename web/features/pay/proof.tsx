// The proof of a transfer: a file that staff read before they confirm what arrived.

import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '../../client/hooks.tsx'
import { file } from '../../forms/controls/file.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useUploadedFile } from '../../modules/payments/use-uploaded-file.tsx'
import { announce } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'
import styles from './pay.module.css'

export const Proof = ({
  request,
  isFurther,
  onProof,
}: {
  request: { serviceSlug: string; ID: string }
  /** One was sent before. */
  isFurther: boolean
  onProof: () => Promise<void>
}) => {
  const text = useText()
  const client = useClient()
  const upload = useUploadedFile()
  const form = usePageForm({
    id: 'proof',
    fields: {
      file: {
        label: text(messages.proof),
        required: text(messages.proofMissing),
        control: file('image/jpeg,image/png,application/pdf'),
      },
    },
    leadsTo: 'field',
    // What was sent is not sent twice.
    next: 'file',
    send: async ({ file: chosen }) => {
      const fileId = await upload(chosen)
      const params = { service: request.serviceSlug, id: request.ID }
      await client.call('POST :service/:id/paymentProof', { params, body: { fileId } })
    },
    failed: text(messages.failed),
    onSent: async () => {
      announce({ id: 'proof', kind: 'success', message: messages.proofSent })
      await onProof()
    },
  })
  return (
    <div className={styles.proof}>
      <h3>{text(isFurther ? messages.furtherProof : messages.proofTitle)}</h3>
      <PageForm form={form} action={text(messages.sendProof)} />
    </div>
  )
}
