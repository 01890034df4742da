// An act on a request that asks something, such as information that was asked for: what is asked, the questions,
// the button. Where the request has changed meanwhile, what changed; what was typed stays.

import type { Request } from '@bawaba/contract/entities/request.ts'
import {
  type CompiledActivity,
  type CompiledService,
  standingAnswers,
  summaryRows,
} from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { formShelf } from '../../client/form-shelf.ts'
import { usePersonId } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { NotShown } from '../../modules/requests/not-shown.tsx'
import { pageMessages } from '../../modules/requests/page-messages.ts'
import type { OpenService } from '../../modules/requests/queries.ts'
import { LineText, RequestTimeline } from '../../modules/requests/timeline.tsx'
import { markFurther, type Opened, useOpened } from '../../modules/requests/use-opened.tsx'
import { useRequest } from '../../modules/requests/use-request.tsx'
import { GoButton } from '../../shell/links.tsx'
import { Pending } from '../../shell/pending.tsx'
import { ActForm } from './act-form.tsx'
import { messages } from './act-messages.ts'
import styles from './apply.module.css'
import { Instead } from './instead.tsx'
import { createKeeper } from './stored-form.ts'
import { useFormPorts } from './use-form-ports.tsx'
import { useOpenedForm } from './use-opened-form.tsx'

export const ActPage = () => {
  const { activityId = '' } = useParams({ strict: false })
  const loaded = useRequest()
  if (!loaded) return <Pending />
  const { request, open } = loaded
  const activity = open?.form.activity(activityId)
  if (!open || !activity) return <NotShown />
  return <ActingOn key={`${request.ID} ${activityId}`} request={request} open={open} activity={activity} />
}

const ActingOn = ({
  request,
  open,
  activity,
}: Omit<ActingProps, 'opened'> & { activity: CompiledActivity }) => {
  const opened = useOpened(open, activity, request)
  return <Acting key={opened.activity.fields.length} request={request} open={open} opened={opened} />
}

type ActingProps = { request: Request; open: OpenService; opened: Opened }

const Acting = ({ request, open, opened }: ActingProps) => {
  const { activity, further } = opened
  const userId = usePersonId() ?? ''
  const { serviceSlug, ID, version } = request
  const { activityId } = activity
  const keeper = useMemo(
    () => createKeeper(formShelf, [userId, serviceSlug, ID, activityId]),
    [userId, serviceSlug, ID, activityId],
  )
  const [opening] = useState(() => {
    const stored = keeper.read()
    return stored?.snapshot
      ? { kind: 'stored' as const, form: stored, fromOutside: false }
      : { kind: 'new' as const }
  })
  const ports = useFormPorts(open, activityId, request.documents, request)
  const initial = standingAnswers(open.form, activity, request)
  const stored = useOpenedForm({ activity, version, keeper, opening, initial, ports: ports.store })
  const [seen] = useState(() => {
    markFurther(stored.store, further, cairoDate(serverNow()))
    return request
  })
  const isAllowed = request.can?.includes(activityId) ?? false
  const [wasDone, setDone] = useState(false)
  const changes = <Changes form={open.form} seen={seen} now={request} />
  // While the page is on its way to the request there is nothing to say about what is allowed now.
  if (!isAllowed && !wasDone)
    return <NotNow request={request} activity={activity} changes={changes} answers={stored.store.answers()} />
  return (
    <ActForm
      request={request}
      open={open}
      opened={opened}
      form={stored}
      ports={ports.widgets}
      changes={changes}
      onDone={() => setDone(true)}
    />
  )
}

/** What happened to the request since it was opened here. */
const Changes = ({ form, seen, now }: { form: CompiledService; seen: Request; now: Request }) => {
  const text = useText()
  const known = new Set(seen.history?.map(({ id }) => id))
  const news = now.history?.filter(({ id }) => !known.has(id)) ?? []
  if (news.length === 0) return null
  return (
    <Notice kind="warning" title={text(pageMessages.changedMeanwhile)}>
      <RequestTimeline history={news} form={form} reader="applicant" />
    </Notice>
  )
}

type NotNowProps = {
  request: Request
  activity: CompiledActivity
  changes: ReactNode
  answers: Record<string, unknown>
}

const NotNow = ({ request: { serviceSlug, ID }, activity, changes, answers }: NotNowProps) => {
  const text = useText()
  const language = useLanguage()
  const written = summaryRows(activity, answers, language)
    .flatMap(({ rows }) => rows)
    .filter(({ isAnswered }) => isAnswered)
  return (
    <Instead
      title={text(messages.closedAct)}
      caption={activity.label[language]}
      actions={
        <GoButton
          to="/services/$serviceSlug/entries/$entryId"
          params={{ serviceSlug, entryId: ID }}
          variant="primary"
        >
          {text(pageMessages.toRequest)}
        </GoButton>
      }
    >
      {changes}
      {written.length > 0 && (
        <section className={styles.words}>
          <h2>{text(messages.yourWords)}</h2>
          <LineText line={{ answers: written }} />
        </section>
      )}
    </Instead>
  )
}
