// An act that asks nothing is confirmed first: what it is, what becomes of the request, whether there is a way back.

import type { StateDefinition } from '@bawaba/forms/definition.ts'
import type { CompiledActivity } from '@bawaba/forms/index.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useNavigate } from '@tanstack/react-router'
import { serverWords } from '../../client/call-error.ts'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { statusNamed } from '../../modules/requests/state.ts'
import { useAct } from '../../modules/requests/use-act.tsx'
import { messages } from './messages.ts'
import type { ShownOpen } from './shown.ts'

type ConfirmActProps = ShownOpen & {
  activity: CompiledActivity
  /** It stays on the page when it closes: only so does the focus go back to where it was opened. */
  isOpen: boolean
  outcome: { state: StateDefinition; isFinal: boolean } | undefined
  /** With words where the act failed in a way that the page must tell. */
  onClose: (failure?: string) => void
}

export const ConfirmAct = ({ request, open, activity, isOpen, outcome, onClose }: ConfirmActProps) => {
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const act = useAct()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => act(request, activity.activityId),
    onSuccess: () => {
      onClose()
      return navigate({ to: '.', search: { done: true }, replace: true, resetScroll: false })
    },
    onError: error => onClose(serverWords(error) ?? text(messages.failed)),
  })
  const status = outcome && statusNamed(open.form, outcome.state.code, 'applicant')[language]
  const isCancelling = outcome?.state.kind === 'cancelled'

  return (
    <Dialog
      open={isOpen}
      title={
        <Words
          message={messages.confirm}
          params={{ action: activity.label[language], number: <Reference>{request.ID}</Reference> }}
        />
      }
      onClose={() => onClose()}
      actions={
        <>
          <Button variant={isCancelling ? 'danger' : 'primary'} busy={isPending} onClick={() => mutate()}>
            {isPending ? text(messages.sending) : activity.action[language]}
          </Button>
          <Button onClick={() => onClose()}>{text(isCancelling ? messages.keep : messages.back)}</Button>
        </>
      }
    >
      <p>
        {status && text(messages.becomes, { status })} {outcome?.isFinal && text(messages.forGood)}
      </p>
    </Dialog>
  )
}
