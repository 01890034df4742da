// A comment on the request: for staff alone, or one that the applicant reads, which is said before it is sent.
// What was typed stays until the server has taken it.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Undo } from '@bawaba/ui/undo.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useEffect, useId, useRef } from 'react'
import { useDraft } from '../../../client/use-draft.tsx'
import { checkbox } from '../../../forms/controls/checkbox.tsx'
import { textArea } from '../../../forms/controls/text-area.tsx'
import type { Control } from '../../../forms/fields.ts'
import { FormField, PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { useTooLong } from '../../../modules/dialogs/use-too-long.tsx'
import { panelMessages as messages } from '../request/panel-messages.ts'
import { useShortcuts } from '../shortcuts.tsx'
import styles from './composer.module.css'
import { useComment } from './use-comment.tsx'

const rows = 2

/** One that takes little room. */
const smallBox: Control<boolean, boolean> = {
  ...checkbox(),
  draw: ({ id, name, label, initial }) => (
    <label className={styles.visible}>
      <input type="checkbox" id={id} name={name} defaultChecked={initial} />
      {label}
    </label>
  ),
}

/** `answers` grows whenever its reader answers a message: then it is for the applicant. */
export const Composer = ({ request, answers }: { request: Request; answers: number }) => {
  const text = useText()
  const id = useId()
  const tooLong = useTooLong()
  const { send, retract, canRetract, isTooLate, forget } = useComment(request)
  const form = usePageForm({
    id,
    fields: {
      text: {
        label: text(messages.comment),
        required: text(messages.commentEmpty),
        check: (typed: string) => tooLong(typed, 'comment'),
        control: textArea({ rows }),
      },
      isVisible: { label: text(messages.visible), control: smallBox },
    },
    draft: useDraft('form', request.id, 'comment'),
    follows: ['isVisible'],
    leadsTo: 'field',
    failed: text(messages.commentFailed),
    refused: () => text(messages.commentFailed),
    send,
    next: 'text',
  })
  useShortcuts({ KeyC: () => document.getElementById(form.idOf('text'))?.focus() })
  const { fill, read } = form
  const begun = useRef(answers)
  useEffect(() => {
    if (begun.current === answers) return
    begun.current = answers
    fill({ ...read(), isVisible: true }, 'text')
  }, [answers, fill, read])
  const undo = async () => {
    const back = await retract()
    if (!back || !form.element.current) return
    const now = form.read()
    // What is being written now stays, and what was taken back stands before it: for the applicant where both were.
    const both = { text: `${back.text}\n${now.text}`, isVisible: back.isVisible && now.isVisible }
    form.fill(now.text === '' ? back : both, 'text')
  }
  const { isVisible } = form.values
  const noteId = `${id}-note`
  return (
    <PageForm
      form={form}
      className={styles.composer}
      actions={
        <div className={styles.line}>
          <FormField form={form} name="isVisible" />
          <Button type="submit" small busy={form.isBusy}>
            {text(isVisible ? messages.sendComment : messages.addComment)}
          </Button>
        </div>
      }
      beneath={
        <>
          <p id={noteId} className={classes(styles.note, styles.explains)}>
            {text(isVisible ? messages.visibleNote : messages.internalNote)}
          </p>
          {canRetract ? (
            <Undo onUndo={() => void undo()} onExpire={forget}>
              {text(messages.commented)}
            </Undo>
          ) : (
            <div role="status">
              {form.isSent && <p className={styles.note}>{text(messages.commented)}</p>}
              {isTooLate && <p className={styles.note}>{text(messages.tooLate)}</p>}
            </div>
          )}
        </>
      }
    >
      <FormField
        form={form}
        name="text"
        describedBy={noteId}
        now={{
          label: <VisuallyHidden>{text(isVisible ? messages.commentSeen : messages.comment)}</VisuallyHidden>,
          control: textArea({
            rows,
            placeholder: text(isVisible ? messages.commentSeenHint : messages.commentHint),
          }),
        }}
      />
    </PageForm>
  )
}
