// The questions of an act on a request: in place where it is one step, page by page where it has more.

import type { Request } from '@bawaba/contract/entities/request.ts'
import type { Answers } from '@bawaba/forms/index.ts'
import { FormView } from '@bawaba/forms/react/form-view.tsx'
import type { FormPorts } from '@bawaba/forms/react/ports.tsx'
import { QuickForm } from '@bawaba/forms/react/quick-form.tsx'
import { useErrors } from '@bawaba/forms/react/use-store.tsx'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useToday } from '../../client/use-today.tsx'
import { Deadline } from '../../modules/requests/deadline.tsx'
import { validationErrorsOf } from '../../modules/requests/errors.ts'
import { Extension } from '../../modules/requests/extension.tsx'
import { historyLines, lastRequestOf } from '../../modules/requests/history.ts'
import type { OpenService } from '../../modules/requests/queries.ts'
import { LineText } from '../../modules/requests/timeline.tsx'
import { useAct } from '../../modules/requests/use-act.tsx'
import { FurtherNotice, type Opened } from '../../modules/requests/use-opened.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { messages as actMessages } from './act-messages.ts'
import styles from './apply.module.css'
import { Help } from './form-aside.tsx'
import { LeaveLink } from './leave-link.tsx'
import { messages } from './messages.ts'
import { wordsOf } from './refusal.ts'
import { useFormLocation } from './use-form-location.tsx'
import type { OpenedForm } from './use-opened-form.tsx'

type ActFormProps = {
  request: Request
  open: OpenService
  opened: Opened
  form: OpenedForm
  ports: FormPorts
  /** What happened to the request since it was opened here. */
  changes: ReactNode
  onDone: () => void
}

/** What staff wrote when they sent the request back. */
const RequestedFields = ({ request, open }: Pick<ActFormProps, 'request' | 'open'>) => {
  const text = useText()
  const language = useLanguage()
  const reading = { form: open.form, language, reader: 'applicant' } as const
  const requested = lastRequestOf(historyLines(request.history ?? [], reading))
  const deadline = request.asked && request.dueAt && (
    <>
      <Deadline dueAt={request.dueAt} />
      <Extension request={request} />
    </>
  )
  if (!requested || (requested.answers.length === 0 && !requested.text)) return deadline || null
  // The heading says it; the name of the one question beneath would say it again.
  const [only, ...more] = requested.answers
  const line = only && more.length === 0 && !requested.text ? { answers: [], text: only.value } : requested
  return (
    <Card className={styles.asked}>
      <h2>{text(actMessages.asked)}</h2>
      <LineText line={line} />
      {deadline}
    </Card>
  )
}

const useSending = ({ request, opened, form, onDone }: ActFormProps) => {
  const act = useAct()
  const navigate = useNavigate()
  const { serviceSlug, ID } = request
  const [hasFailed, setHasFailed] = useState(false)
  const submit = async (data: Answers) => {
    form.save()
    const sent = opened.sendable(data)
    if (!sent) return undefined
    try {
      await act(request, opened.activity.activityId, sent)
    } catch (error) {
      const errors = validationErrorsOf(error)
      if (errors) return errors
      setHasFailed(true)
      throw error
    }
    onDone()
    form.finish()
    await navigate({
      to: '/services/$serviceSlug/entries/$entryId',
      params: { serviceSlug, entryId: ID },
      search: { done: true },
      replace: true,
    })
    return undefined
  }
  return { submit, hasFailed }
}

export const ActForm = (props: ActFormProps) => {
  const { request, open, opened, form, ports, changes } = props
  const { activity } = opened
  const text = useText()
  const language = useLanguage()
  const errors = useErrors(form.store)
  const today = useToday()
  const { submit, hasFailed } = useSending(props)
  const navigation = useFormLocation()
  const service = open.form.text(open.service.serviceLabel ?? '')[language]
  const label = activity.label[language]
  usePage({ title: label, service, failed: errors.length > 0 })
  const sending = {
    store: form.store,
    ports,
    language,
    today,
    submit,
    actionLabel: hasFailed ? text(messages.sendAgain) : activity.action[language],
    onFailure: wordsOf,
  }
  const path = `/services/${request.serviceSlug}/entries/${request.ID}`
  const back = <LeaveLink to={path}>{text(actMessages.leaveToRequest)}</LeaveLink>
  const requested = <RequestedFields request={request} open={open} />
  if (activity.steps.length > 1)
    return (
      <FormView
        {...navigation}
        {...sending}
        activity={activity}
        caption={service}
        back={back}
        notices={<FurtherNotice {...opened} />}
        aside={
          <>
            {changes}
            {requested}
          </>
        }
      />
    )
  return (
    <div className={shell.page} data-focused="">
      {back}
      <div className={styles.page}>
        <div>
          <p className={styles.caption}>
            {service} · <Reference>{request.ID}</Reference>
          </p>
          <h1>{label}</h1>
        </div>
        {changes}
        {requested}
        <FurtherNotice {...opened} />
        <QuickForm {...sending} />
        <Help service={open.service} />
      </div>
    </div>
  )
}
