// An act in place: whom it is about, its few questions, what the applicant will read, and the button that performs it.
// Refused because someone else was first, it keeps what was typed.

import type { Request } from '@bawaba/contract/entities/request.ts'
import {
  type Answers,
  createStore,
  standingAnswers,
  summaryRows,
  type ValidationError,
} from '@bawaba/forms/index.ts'
import { QuickForm } from '@bawaba/forms/react/quick-form.tsx'
import { Name, Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { goToControl } from '@bawaba/ui/controls/error-summary.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { isCallError } from '../../../client/call-error.ts'
import { useClient } from '../../../client/hooks.tsx'
import { useDraft } from '../../../client/use-draft.tsx'
import { useToday } from '../../../client/use-today.tsx'
import { deadlineMessages } from '../../../modules/requests/deadline-messages.ts'
import { validationErrorsOf } from '../../../modules/requests/errors.ts'
import { personName } from '../../../modules/requests/history.ts'
import { nextText } from '../../../modules/requests/state.ts'
import { StatusPill } from '../../../modules/requests/status.tsx'
import { LineText } from '../../../modules/requests/timeline.tsx'
import { FurtherNotice, markFurther, type Opened, useOpened } from '../../../modules/requests/use-opened.tsx'
import { createFieldHandler } from '../../../modules/scripts/field-handler.ts'
import { panelMessages as messages } from '../request/panel-messages.ts'
import { PartHeading } from '../request/part-heading.tsx'
import { currentOf, named, type ShownOpen, seenAt } from '../request/request-data.tsx'
import styles from './act-form.module.css'
import type { Way } from './actions.ts'
import { AskFields } from './ask-fields.tsx'
import { askMessages } from './ask-messages.ts'
import { writtenKey } from './draft-keys.ts'
import { type Asking, useAsking } from './use-asking.tsx'

type ActFormProps = ShownOpen & {
  way: Way
  /** Whether the request as it stands still allows it. */
  isOpen: boolean
  onDone: (changed: Request) => void
  onConflict: (current: Request) => void
  onCancel: () => void
}

type PreviewProps = Pick<ActFormProps, 'open' | 'way'> & { answers: Answers; request: Asking['request'] }

/**
 * What the applicant will find: the new status, what it means for them, what is being written, as it is written, and what
 * they are asked to change.
 */
const Preview = ({ open, way, answers, request: { labels, days } }: PreviewProps) => {
  const text = useText()
  const language = useLanguage()
  const { form } = open
  const next = nextText(form, way.to.code)
  const written = summaryRows(way.activity, answers, language)
    .flatMap(({ rows }) => rows)
    .filter(({ isAnswered }) => isAnswered)
  return (
    <section className={styles.preview} aria-label={text(messages.willRead)}>
      <p className={styles.label}>{text(messages.willRead)}</p>
      <StatusPill status={way.to.code} kind={way.to.kind} form={form} reader="applicant" />
      {next && <p>{text(next)}</p>}
      <LineText line={{ answers: written }} />
      {labels.length > 0 && (
        <div>
          <p className={styles.label}>{text(askMessages.opened)}</p>
          <ul className={styles.opened}>
            {labels.map(label => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      )}
      {days !== undefined && <p>{text(deadlineMessages.left, { count: days })}</p>}
    </section>
  )
}

/** The time to answer is no number of days: it is said at its box. */
const timeRefused = new Error('The time to answer is no number of days')

export const ActForm = (props: ActFormProps) => {
  const opened = useOpened(props.open, props.way.activity, props.request)
  return <Acting key={opened.activity.fields.length} {...props} opened={opened} />
}

const Acting = (props: ActFormProps & { opened: Opened }) => {
  const { request, open, way, isOpen, onDone, onConflict, onCancel, opened } = props
  const { activity, further } = opened
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const daysId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const draft = useDraft<Answers>(...writtenKey(request.id, way.activity.activityId))
  const handler = useMemo(
    () =>
      createFieldHandler(client, {
        service: request.serviceSlug,
        activityId: activity.activityId,
        requestId: request.id,
      }),
    [client, request.serviceSlug, request.id, activity],
  )
  const today = useToday()
  const [store] = useState(() => {
    const [typed, standing] = [draft.read(), standingAnswers(open.form, activity, request)]
    const created = createStore(activity, typed ? { ...standing, ...typed } : standing, {
      handler,
      documents: request.documents,
      today,
      calendar: open.calendar,
      request: request.data,
    })
    markFurther(created, further, today)
    return created
  })
  const asking = useAsking(request, open, activity)
  const [answers, setAnswers] = useState<Answers>(() => store.answers())
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])

  const submit = async (data: Answers): Promise<ValidationError[] | undefined> => {
    if (!asking.check()) {
      goToControl(daysId)
      throw timeRefused
    }
    const sent = opened.sendable(data)
    if (!sent) return undefined
    try {
      const changed = await client.call('POST :service/:id/pending', {
        params: named(request),
        body: { activityId: activity.activityId, data: sent, ...asking.body() },
        headers: seenAt(request),
      })
      // Undone or not sent, it is opened as it was written.
      if (!changed.pending) {
        draft.drop()
        asking.drop()
      }
      onDone(changed)
      return undefined
    } catch (error) {
      const current = currentOf(error)
      if (current) onConflict(current)
      const errors = validationErrorsOf(error)
      if (errors) return errors
      throw error
    }
  }
  useEffect(
    () =>
      store.subscribeAll(() => {
        draft.keep(store.answers())
        setAnswers(store.answers())
      }),
    [store, draft],
  )
  const failureText = (error: unknown): string => {
    if (error === timeRefused) return text(askMessages.timeRefused)
    if (currentOf(error)) return text(messages.notDoneChanged)
    return isCallError(error) && error.statusCode === 409 ? error.message : text(messages.notDone)
  }

  return (
    <section className={styles.act}>
      <PartHeading ref={title} tabIndex={-1} className={styles.title}>
        {way.activity.label[language]}
      </PartHeading>
      <p className={styles.whom}>
        <Name>{personName(request.owner, language)}</Name> · <Reference>{request.ID}</Reference>
      </p>
      <FurtherNotice {...opened} />
      {!isOpen && <Notice kind="warning">{text(messages.noLonger)}</Notice>}
      <QuickForm
        store={store}
        language={language}
        today={today}
        submit={submit}
        actionLabel={way.activity.action[language]}
        variant={way.look.acts}
        onFailure={failureText}
        aboveButton={
          <>
            <AskFields asking={asking} daysId={daysId} />
            <Preview open={open} way={way} answers={answers} request={asking.request} />
          </>
        }
        beside={
          <Button variant="tertiary" onClick={onCancel}>
            {text(messages.cancel)}
          </Button>
        }
      />
    </section>
  )
}
