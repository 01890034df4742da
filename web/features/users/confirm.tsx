// Every change is asked once more, in a dialog that names the person, and answered with a message.

import type { Message } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { messages } from './messages.ts'

export type Question = {
  title: Message
  body: Message
  action: Message
  isDangerous?: boolean
  run: () => Promise<void>
}

/** Stays on the page while it is closed, so that the focus goes back to where it was opened. */
export const Confirm = ({
  question,
  name,
  isOpen,
  onClose,
}: {
  question: Question
  name: string
  isOpen: boolean
  onClose: () => void
}) => {
  const text = useText()
  const { mutate, isPending } = useSingleMutation({ mutationFn: question.run, onSettled: onClose })
  const params = { name: <bdi>{name}</bdi>, file: <bdi>{name}</bdi> }
  return (
    <Dialog
      open={isOpen}
      title={<Words message={question.title} params={params} />}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={question.isDangerous ? 'danger' : 'primary'}
            busy={isPending}
            onClick={() => mutate()}
          >
            <Words message={question.action} params={params} />
          </Button>
          <Button onClick={onClose}>{text(messages.cancel)}</Button>
        </>
      }
    >
      <p>
        <Words message={question.body} params={params} />
      </p>
    </Dialog>
  )
}
