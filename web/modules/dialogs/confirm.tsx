// The question before something that many people will notice.

import type { Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type ReactNode, useState } from 'react'
import { isCallError, serverWords } from '../../client/call-error.ts'
import { messages } from './messages.ts'

type ConfirmProps = {
  isOpen: boolean
  title: Text
  /** Whom or what it is about, where the title does not say. */
  about?: ReactNode
  /** What comes of it. */
  effect: Text
  action: Text
  isDanger?: boolean
  run: () => Promise<void>
  /** Somebody else was quicker: what is known is out of date. `words` say so. */
  conflict?: { words: Text; onConflict: () => void }
  /** What is said where `run` failed; the server's words without it. */
  wordsOf?: (error: unknown) => string | undefined
  onClose: () => void
}

export const Confirm = (props: ConfirmProps) => {
  const { isOpen, title, about, effect, action, isDanger, run, conflict, onClose } = props
  const { wordsOf = serverWords } = props
  const text = useText()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string>()
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const perform = async () => {
    setRunning(true)
    setFailure(undefined)
    try {
      await run()
      onClose()
    } catch (error) {
      const isConflict = conflict && isCallError(error) && error.code === 'CONFLICT'
      if (isConflict) conflict.onConflict()
      const reason = wordsOf(error) ?? text(messages.failed)
      setFailure(isConflict ? text(conflict.words) : reason)
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog
      open={isOpen}
      title={text(title)}
      onClose={close}
      actions={
        <>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={isRunning} onClick={() => void perform()}>
            {text(isRunning ? messages.sending : action)}
          </Button>
          <Button onClick={close}>{text(messages.keep)}</Button>
        </>
      }
    >
      {about && <p>{about}</p>}
      <p>{text(effect)}</p>
      {failure && <Notice kind="error">{failure}</Notice>}
    </Dialog>
  )
}
