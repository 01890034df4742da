// What the applicant wrote and nobody has answered: its words, and after the end of the request what staff do about it.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { isEnd } from '@bawaba/forms/workflow/state-kinds.ts'
import { formatDateTime } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { serverWords } from '../../../client/call-error.ts'
import { useClient } from '../../../client/hooks.tsx'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import type { Way } from '../act/actions.ts'
import { newMessageTexts as messages } from './new-message-texts.ts'
import { named, useTake } from './request-data.tsx'

type NewMessageProps = {
  request: Request
  /** The acts that take the request up again. */
  reopening: readonly Way[]
  onReopen: (way: Way) => void
  onAnswer: () => void
}

export const NewMessage = ({ request, ...ways }: NewMessageProps) => {
  const text = useText()
  const language = useLanguage()
  const { newMessageAt, history = [], statusKind } = request
  if (!newMessageAt) return null
  const last = history.find(({ kind, actor }) => kind === 'comment' && actor === 'applicant')
  const isOver = isEnd(statusKind)
  return (
    <Notice
      kind={isOver ? 'warning' : 'info'}
      quiet
      title={text(isOver ? messages.afterEnd : messages.newMessage)}
      actions={isOver && <Ways request={request} {...ways} />}
    >
      {last && (
        <>
          <p dir="auto">{last.text}</p>
          <time dateTime={last.at}>{formatDateTime(language, last.at)}</time>
        </>
      )}
      {isOver && <p>{text(messages.decide)}</p>}
    </Notice>
  )
}

const Ways = ({ request, reopening, onReopen, onAnswer }: NewMessageProps) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const take = useTake()
  const close = useSingleMutation({
    mutationFn: () => client.call('POST :service/:id/closeMessage', { params: named(request), body: {} }),
    onSuccess: changed => void take(changed),
  })
  return (
    <>
      <Button small onClick={onAnswer}>
        {text(messages.answer)}
      </Button>
      {reopening.map(way => (
        <Button small key={way.activity.activityId} onClick={() => onReopen(way)}>
          {way.activity.action[language]}
        </Button>
      ))}
      <Button small busy={close.isPending} onClick={() => close.mutate()}>
        {text(messages.close)}
      </Button>
      {close.error && <p role="alert">{serverWords(close.error) ?? text(messages.failed)}</p>}
    </>
  )
}
