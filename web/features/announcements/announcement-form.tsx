// Both languages side by side, the time it is shown, and the announcement as people will read it.

import { type Audience, announcementState } from '@bawaba/contract/announcement-rules.ts'
import { languages, type Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { CheckboxInput } from '@bawaba/ui/controls/checkbox-input.tsx'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Announcement } from '../../announcements/announcement.tsx'
import { useClient } from '../../client/hooks.tsx'
import { useDraft } from '../../client/use-draft.tsx'
import { Confirm } from '../../dialogs/confirm.tsx'
import { announce } from '../../shell/toasts.tsx'
import styles from './announcements.module.css'
import { audienceWords } from './audience.ts'
import { messages } from './messages.ts'
import { PeriodFields } from './period-fields.tsx'
import { TextFields } from './text-fields.tsx'
import { errorsIn, errorTexts, type FormError, type Typed, typedOf } from './typed.ts'
import { type StoredAnnouncement, seen, useChanged } from './use-changes.ts'

const none: Text = { ar: '', en: '' }
const blank: Typed = { title: none, description: none, body: none, active: true }

const Preview = ({ typed }: { typed: Typed }) => {
  const text = useText()
  const isEmpty = typed.title.ar === '' && typed.title.en === ''
  return (
    <section className={styles.one} aria-labelledby="preview">
      <div>
        <h2 id="preview">{text(messages.preview)}</h2>
      </div>
      {isEmpty && <p className={styles.muted}>{text(messages.previewEmpty)}</p>}
      <div className={styles.sides}>
        {languages
          .filter(language => typed.title[language] !== '')
          .map(language => (
            <Announcement key={language} content={typed} language={language} />
          ))}
      </div>
    </section>
  )
}

const effectOf = (typed: Typed, audience: Audience): Text => {
  const state = announcementState(typed, new Date())
  if (state === 'shown') return audienceWords[audience].effect
  return state === 'waiting' ? messages.effectWaiting : messages.effectOff
}

type FormProps = {
  audience: Audience
  stored: StoredAnnouncement | undefined
  /** Shows what is kept again, in place of what was typed and not saved. */
  onDiscard: () => void
}

export const AnnouncementForm = ({ audience, stored, onDiscard }: FormProps) => {
  const text = useText()
  const client = useClient()
  const navigate = useNavigate()
  const changed = useChanged()
  const draft = useDraft<{ typed: Typed; revision: number }>('announcement', audience)
  const [found] = useState(draft.read)
  const [first] = useState<Typed>(found?.typed ?? stored ?? blank)
  /** What was typed earlier is saved over what was seen then, and over nothing newer. */
  const [earlier, setEarlier] = useState(found?.revision)
  const revision = earlier ?? stored?.revision ?? 0
  const [typed, setTyped] = useState(first)
  const [isAsking, setAsking] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [errors, setErrors] = useState<FormError[]>([])
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  const sentenceOf = ({ message, label }: FormError) =>
    text(errorTexts[message], { field: label ? text(label) : '' })
  const errorAt = (id: string) => {
    const error = errors.find(({ target }) => target === id)
    return error && sentenceOf(error)
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = typedOf(event.currentTarget)
    const wrong = errorsIn(event.currentTarget, next, new Date())
    setTyped(next)
    setErrors(wrong)
    if (wrong.length > 0) setAttempt(attempt + 1)
    else setAsking(true)
  }
  const save = async () => {
    const input = { params: { audience }, body: typed, headers: seen(revision) }
    await client.call('PUT announcements/:audience', input)
    draft.drop()
    announce({ id: 'announcements', kind: 'success', message: messages.saved })
    await changed()
    await navigate({ to: '/announcements' })
  }
  return (
    <>
      {found && (
        <Notice
          quiet
          actions={
            <Button
              small
              onClick={() => {
                draft.drop()
                onDiscard()
              }}
            >
              {text(messages.discard)}
            </Button>
          }
        >
          {text(messages.notSaved)}
        </Notice>
      )}
      <ErrorSummary
        ref={summary}
        errors={errors.map(error => ({ target: error.target, text: sentenceOf(error) }))}
      />
      <form
        method="dialog"
        noValidate
        className={styles.form}
        onInput={event => {
          const next = typedOf(event.currentTarget)
          setTyped(next)
          draft.keep({ typed: next, revision })
        }}
        onSubmit={submit}
      >
        <div className={styles.sides}>
          {languages.map(language => (
            <TextFields key={language} language={language} first={first} errorAt={errorAt} />
          ))}
        </div>
        <PeriodFields first={first} errorAt={errorAt} />
        <CheckboxInput
          id="active"
          name="active"
          label={text(messages.active)}
          defaultChecked={first.active}
        />
        <Preview typed={typed} />
        <div>
          <Button type="submit" variant="primary">
            {text(messages.save)}
          </Button>
        </div>
      </form>
      <Confirm
        isOpen={isAsking}
        title={messages.confirmSave}
        effect={effectOf(typed, audience)}
        action={messages.save}
        run={save}
        conflict={{
          words: messages.conflict,
          onConflict: () => {
            setEarlier(undefined)
            void changed()
          },
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
