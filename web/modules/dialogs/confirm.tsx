// The question before something that many people will notice.

import type { Message, Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import type { ReactNode } from 'react'
import { isCallError, serverWords } from '../../client/call-error.ts'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { messages } from './messages.ts'

type ConfirmProps = {
  isOpen: boolean
  title: Message
  /** Whom or what it is about, where the title does not say. */
  about?: ReactNode
  /** What comes of it. */
  effect: Message
  action: Message
  /** What its sentences name. */
  params?: Record<string, ReactNode>
  isDanger?: boolean
  /** What comes of it in full, below its sentence. */
  details?: ReactNode
  run: () => Promise<void>
  /** Somebody else was quicker: what is known is out of date. `words` say so. */
  conflict?: { words: Text; onConflict: () => void }
  /** What is said where `run` failed; the server's words without it. */
  wordsOf?: (error: unknown) => string | undefined
  onClose: () => void
}

export const Confirm = (props: ConfirmProps) => {
  const { isOpen, title, about, effect, action, params, isDanger, details, run, conflict, onClose } = props
  const { wordsOf = serverWords } = props
  const text = useText()
  const isConflict = (error: unknown) => isCallError(error) && error.code === 'CONFLICT'
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: run,
    onSuccess: onClose,
    onError: error => {
      if (isConflict(error)) conflict?.onConflict()
    },
  })
  const close = () => {
    reset()
    onClose()
  }
  const reason = error && (wordsOf(error) ?? text(messages.failed))
  const failure = conflict && isConflict(error) ? text(conflict.words) : reason
  return (
    <Dialog
      open={isOpen}
      title={<Words message={title} params={params} />}
      onClose={close}
      actions={
        <>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={isPending} onClick={() => mutate()}>
            <Words message={isPending ? messages.sending : action} params={params} />
          </Button>
          <Button onClick={close}>{text(messages.keep)}</Button>
        </>
      }
    >
      {about && <p>{about}</p>}
      <p>
        <Words message={effect} params={params} />
      </p>
      {details}
      {failure && <Notice kind="error">{failure}</Notice>}
    </Dialog>
  )
}
