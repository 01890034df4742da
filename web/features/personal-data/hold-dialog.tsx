// Placing a legal hold: its reason, which stays with staff, and who is held where no request for erasure says so.

import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { messages } from './messages.ts'
import styles from './personal-data.module.css'

type HoldDialogProps = {
  /** Whether somebody is to be found by a number. */
  asksWho?: boolean
  place: (typed: { number: string; reason: string }) => Promise<unknown>
  onClose: () => void
}

const messagesByCode = { NOT_FOUND: messages.nobody, CONFLICT: messages.heldAlready } as const
const hasMessage = (code: string): code is keyof typeof messagesByCode => Object.hasOwn(messagesByCode, code)

export const HoldDialog = ({ asksWho, place, onClose }: HoldDialogProps) => {
  const text = useText()
  const form = usePageForm({
    id: 'hold',
    fields: {
      number: {
        label: text(messages.number),
        hint: text(messages.numberHint),
        required: text(messages.numberMissing),
        control: line({ latin: true }),
      },
      reason: {
        label: text(messages.holdReason),
        required: text(messages.reasonMissing),
        control: textArea({ rows: 3 }),
      },
    },
    hidden: () => (asksWho ? [] : ['number']),
    leadsTo: 'field',
    failed: text(messages.failed),
    refused: ({ code }) => {
      if (!hasMessage(code)) return undefined
      const message = text(messagesByCode[code])
      return asksWho ? { number: message } : message
    },
    send: place,
    onSent: onClose,
  })
  return (
    <Dialog open title={text(messages.hold)} onClose={onClose}>
      <PageForm form={form} className={styles.form} action={text(messages.hold)}>
        <p>{text(messages.holdText)}</p>
        <FormField form={form} name="number" />
        <FormField form={form} name="reason" />
      </PageForm>
    </Dialog>
  )
}
