// The question before the portal closes or opens.

import type { Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { messages } from './messages.ts'

type ConfirmProps = {
  isOpen: boolean
  title: Text
  effect: Text
  action: Text
  isDanger?: boolean
  run: () => Promise<void>
  onClose: () => void
}

export const Confirm = ({ isOpen, title, effect, action, isDanger, run, onClose }: ConfirmProps) => {
  const text = useText()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string>()
  const perform = async () => {
    setRunning(true)
    setFailure(undefined)
    try {
      await run()
      onClose()
    } catch (error) {
      setFailure(isCallError(error) ? error.message : text(messages.failed))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog
      open={isOpen}
      title={text(title)}
      onClose={onClose}
      actions={
        <>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={isRunning} onClick={() => void perform()}>
            {text(isRunning ? messages.sending : action)}
          </Button>
          <Button onClick={onClose}>{text(messages.keep)}</Button>
        </>
      }
    >
      <p>{text(effect)}</p>
      {failure && <Notice kind="error">{failure}</Notice>}
    </Dialog>
  )
}
