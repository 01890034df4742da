// A comment on the request: for staff alone, or one that the applicant reads, which is said before it is sent.
// What was typed stays until the server has taken it.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { TextArea } from '@bawaba/ui/controls/text-area.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import styles from './composer.module.css'
import { useDraft } from './drafts.tsx'
import { panelMessages as messages } from './panel-messages.ts'
import { named, useTake } from './request-data.tsx'
import { useShortcuts } from './shortcuts.tsx'

type State = 'resting' | 'sending' | 'added' | 'failed' | 'empty'

const useComment = (request: Request) => {
  const client = useClient()
  const take = useTake()
  const [state, setState] = useState<State>('resting')
  const send = async (text: string, visibleToApplicant: boolean): Promise<boolean> => {
    if (state === 'sending') return false
    if (text.trim() === '') {
      setState('empty')
      return false
    }
    setState('sending')
    try {
      take(
        await client.call('POST :service/:id/comment', {
          params: named(request),
          body: { text, visibleToApplicant },
        }),
      )
      setState('added')
      return true
    } catch {
      setState('failed')
      return false
    }
  }
  const rest = () => state !== 'sending' && setState('resting')
  return { state, send, rest }
}

export const Composer = ({ request }: { request: Request }) => {
  const text = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { state, send, rest } = useComment(request)
  const [isVisible, setIsVisible] = useState(false)
  const draft = useDraft<string>(request.id, 'comment')
  useShortcuts({ KeyC: () => document.getElementById(id)?.focus() })

  const typed = () => String(new FormData(form.current ?? undefined).get('text') ?? '')
  // Not by reset(): that would bring back the draft the box was opened with.
  const clear = () => {
    const box = form.current?.querySelector('textarea')
    if (box) box.value = ''
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await send(typed(), isVisible)) {
      clear()
      draft.drop()
      setIsVisible(false)
    }
    document.getElementById(id)?.focus()
  }

  const note = text(isVisible ? messages.visibleNote : messages.internalNote)
  return (
    <form
      ref={form}
      className={styles.composer}
      onSubmit={event => void submit(event)}
      onInput={() => {
        draft.keep(typed())
        rest()
      }}
      noValidate
    >
      <label htmlFor={id}>
        <VisuallyHidden>{text(messages.comment)}</VisuallyHidden>
      </label>
      <TextArea
        id={id}
        name="text"
        defaultValue={draft.read()}
        rows={2}
        placeholder={text(messages.commentHint)}
        describedBy={state === 'empty' ? `${id}-error` : `${id}-note`}
        invalid={state === 'empty'}
      />
      {state === 'empty' && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {text(messages.commentEmpty)}
        </p>
      )}
      <div className={styles.line}>
        <label className={styles.visible}>
          <input type="checkbox" checked={isVisible} onChange={event => setIsVisible(event.target.checked)} />
          {text(messages.visible)}
        </label>
        <Button type="submit" small busy={state === 'sending'}>
          {text(isVisible ? messages.sendComment : messages.addComment)}
        </Button>
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {note}
      </p>
      <div role="status">
        {state === 'added' && <p className={styles.note}>{text(messages.commented)}</p>}
      </div>
      {state === 'failed' && <Notice kind="error">{text(messages.commentFailed)}</Notice>}
    </form>
  )
}
