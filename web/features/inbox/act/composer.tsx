// A comment on the request: for staff alone, or one that the applicant reads, which is said before it is sent.
// What was typed stays until the server has taken it.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { TextArea } from '@bawaba/ui/controls/text-area.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Undo } from '@bawaba/ui/undo.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useClient } from '../../../client/hooks.tsx'
import { useDraft } from '../../../client/use-draft.tsx'
import { useTooLong } from '../../../dialogs/use-too-long.tsx'
import { panelMessages as messages } from '../request/panel-messages.ts'
import { named, useTake } from '../request/request-data.tsx'
import { useShortcuts } from '../shortcuts.tsx'
import styles from './composer.module.css'

type Typed = { text: string; isVisible: boolean }
type State = 'resting' | 'sending' | 'added' | 'failed' | 'kept'

const useComment = (request: Request) => {
  const client = useClient()
  const take = useTake()
  const [state, setState] = useState<State>('resting')
  /** The entry that can still be taken back, and what it said to whom. */
  const [sent, setSent] = useState<Typed & { entryId: string }>()
  const send = async ({ text, isVisible }: Typed): Promise<boolean> => {
    if (state === 'sending') return false
    setState('sending')
    try {
      const changed = await client.call('POST :service/:id/comment', {
        params: named(request),
        body: { text, visibleToApplicant: isVisible },
      })
      take(changed)
      const entry = changed.history?.find(({ kind }) => kind === 'comment')
      setSent(entry && { entryId: entry.id, text, isVisible })
      setState('added')
      return true
    } catch {
      setState('failed')
      return false
    }
  }
  const rest = () => state !== 'sending' && setState('resting')
  /** Answers what was taken back, so that it can be written otherwise. */
  const retract = async (): Promise<Typed | undefined> => {
    if (!sent) return undefined
    setSent(undefined)
    const params = { ...named(request), entryId: sent.entryId }
    try {
      take(await client.call('DELETE :service/:id/comments/:entryId', { params }))
      setState('resting')
      return sent
    } catch {
      setState('kept')
      return undefined
    }
  }
  return { state, send, rest, retract, canRetract: sent !== undefined, forget: () => setSent(undefined) }
}

export const Composer = ({ request }: { request: Request }) => {
  const text = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { state, send, rest, retract, canRetract, forget } = useComment(request)
  const tooLong = useTooLong()
  const [error, setError] = useState<string>()
  const draft = useDraft<Typed>(request.id, 'comment')
  const [first] = useState(draft.read)
  const [isVisible, setIsVisible] = useState(first?.isVisible ?? false)
  useShortcuts({ KeyC: () => document.getElementById(id)?.focus() })

  const typed = (): Typed => {
    const data = new FormData(form.current ?? undefined)
    return { text: String(data.get('text') ?? ''), isVisible: data.get('isVisible') !== null }
  }
  const write = (next: Typed) => {
    const box = form.current?.querySelector('textarea')
    // Not by reset(): that would bring back the draft the box was opened with.
    if (box) box.value = next.text
    setIsVisible(next.isVisible)
    if (next.text === '' && !next.isVisible) draft.drop()
    else draft.keep(next)
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const { text: all, isVisible } = typed()
    const written = all.trim()
    const refused = written === '' ? text(messages.commentEmpty) : tooLong(written, 'comment')
    setError(refused)
    const isSent = !refused && (await send({ text: written, isVisible }))
    // What was typed on while this was sent stays, in the box or in the draft of one that has been left.
    if (isSent && draft.read()?.text.trim() === written) write({ text: '', isVisible: false })
    document.getElementById(id)?.focus()
  }

  const undo = async () => {
    const back = await retract()
    if (!back || !form.current) return
    const now = typed()
    // What is being written now stays, and what was taken back stands before it: for the applicant where both were.
    const both = { text: `${back.text}\n${now.text}`, isVisible: back.isVisible && now.isVisible }
    write(now.text === '' ? back : both)
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
        setError(undefined)
        rest()
      }}
      noValidate
    >
      <label htmlFor={id}>
        <VisuallyHidden>{text(isVisible ? messages.commentSeen : messages.comment)}</VisuallyHidden>
      </label>
      <TextArea
        id={id}
        name="text"
        defaultValue={first?.text}
        rows={2}
        placeholder={text(isVisible ? messages.commentSeenHint : messages.commentHint)}
        describedBy={error ? `${id}-error` : `${id}-note`}
        invalid={error !== undefined}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.line}>
        <label className={styles.visible}>
          <input
            type="checkbox"
            name="isVisible"
            checked={isVisible}
            onChange={event => setIsVisible(event.target.checked)}
          />
          {text(messages.visible)}
        </label>
        <Button type="submit" small busy={state === 'sending'}>
          {text(isVisible ? messages.sendComment : messages.addComment)}
        </Button>
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {note}
      </p>
      {canRetract ? (
        <Undo onUndo={() => void undo()} onExpire={forget}>
          {text(messages.commented)}
        </Undo>
      ) : (
        <div role="status">
          {state === 'added' && <p className={styles.note}>{text(messages.commented)}</p>}
          {state === 'kept' && <p className={styles.note}>{text(messages.tooLate)}</p>}
        </div>
      )}
      {state === 'failed' && <Notice kind="error">{text(messages.commentFailed)}</Notice>}
    </form>
  )
}
