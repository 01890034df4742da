// Placing a legal hold: its reason, which stays with staff, and who is held where no request for erasure says so.

import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextArea } from '@bawaba/ui/controls/text-area.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type SyntheticEvent, useState } from 'react'
import { isCallError, serverWords } from '../../client/call-error.ts'
import { messages } from './messages.ts'
import styles from './personal-data.module.css'

type HoldDialogProps = {
  /** Whether somebody is to be found by a number. */
  asksWho?: boolean
  place: (typed: { number: string; reason: string }) => Promise<unknown>
  onClose: () => void
}

const wordsOf = { NOT_FOUND: messages.nobody, CONFLICT: messages.heldAlready } as const
const isWorded = (code: string): code is keyof typeof wordsOf => Object.hasOwn(wordsOf, code)

export const HoldDialog = ({ asksWho, place, onClose }: HoldDialogProps) => {
  const text = useText()
  const [missing, setMissing] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const word = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const without = [...(asksWho ? ['number'] : []), 'reason'].filter(name => word(name) === '')
    setMissing(without)
    setFailure(undefined)
    if (without[0]) return form.querySelector<HTMLElement>(`[name="${without[0]}"]`)?.focus()
    setBusy(true)
    try {
      await place({ number: word('number'), reason: word('reason') })
      onClose()
    } catch (error) {
      const code = isCallError(error) ? error.code : ''
      setFailure(isWorded(code) ? text(wordsOf[code]) : (serverWords(error) ?? text(messages.failed)))
    } finally {
      setBusy(false)
    }
  }
  const errorOf = (name: 'number' | 'reason') =>
    missing.includes(name) ? text(messages[`${name}Missing`]) : undefined
  const [number, reason] = [errorOf('number'), errorOf('reason')]
  return (
    <Dialog open title={text(messages.hold)} onClose={onClose}>
      <form className={styles.form} onSubmit={event => void submit(event)} noValidate>
        <p>{text(messages.holdText)}</p>
        {asksWho && (
          <FieldFrame
            id="hold-number"
            label={text(messages.number)}
            hint={text(messages.numberHint)}
            error={number}
          >
            <TextInput
              id="hold-number"
              name="number"
              latin
              autoComplete="off"
              invalid={number !== undefined}
              describedBy={describedBy('hold-number', { hint: true, error: number })}
            />
          </FieldFrame>
        )}
        <FieldFrame id="hold-reason" label={text(messages.holdReason)} error={reason}>
          <TextArea
            id="hold-reason"
            name="reason"
            rows={3}
            invalid={reason !== undefined}
            describedBy={describedBy('hold-reason', { error: reason })}
          />
        </FieldFrame>
        {failure && <Notice kind="error">{failure}</Notice>}
        <Button type="submit" variant="primary" busy={isBusy}>
          {text(messages.hold)}
        </Button>
      </form>
    </Dialog>
  )
}
