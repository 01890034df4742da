// One request to be read and decided: who and what, its parts, a comment, and what can be done now.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { isEnd } from '@bawaba/forms/workflow/state-kinds.ts'
import { t } from '@bawaba/language/index.ts'
import { Name, Reference } from '@bawaba/ui/bidi.tsx'
import { Button, IconButton } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { lazyPart } from '../../../client/lazy-part.tsx'
import { serverNow } from '../../../client/server-clock.ts'
import { useLiveRefresh } from '../../../client/use-live.tsx'
import { isViewable } from '../../../modules/files/viewer/viewable.ts'
import { useViewing } from '../../../modules/files/viewer/viewing.tsx'
import { CompanyLine } from '../../../modules/requests/company.tsx'
import { personName } from '../../../modules/requests/history.ts'
import { Question } from '../../../modules/requests/question.tsx'
import { statusText } from '../../../modules/requests/state.ts'
import { StatusPill } from '../../../modules/requests/status.tsx'
import { RequestTimeline } from '../../../modules/requests/timeline.tsx'
import { ActForm } from '../act/act-form.tsx'
import { Actions, actionKeys } from '../act/action-buttons.tsx'
import { actionsOf, type Way } from '../act/actions.ts'
import { Assignment } from '../act/assignment.tsx'
import { useAutoAdvance } from '../act/auto-advance.tsx'
import { Composer } from '../act/composer.tsx'
import { VisitForm } from '../act/visit-form.tsx'
import { RequestDecision } from '../decisions/request-decision.tsx'
import { renewDecisions } from '../decisions/use-decisions.tsx'
import { Due } from '../list/row-parts.tsx'
import { useShortcuts } from '../shortcuts.tsx'
import { Changed } from './changed.tsx'
import { ContactWay } from './contact-way.tsx'
import { NewMessage } from './new-message.tsx'
import { OwnActs, useIsStale } from './own-acts.tsx'
import { panelMessages as messages } from './panel-messages.ts'
import { PanelTabs } from './panel-tabs.tsx'
import { PartLevelProvider, partLevelBelow } from './part-heading.tsx'
import { Presence } from './presence.tsx'
import { PrintedRequest } from './printed-request.tsx'
import { RegisterNotes } from './register-notes.tsx'
import { RequestAnswers } from './request-answers.tsx'
import { type Shown, useTake } from './request-data.tsx'
import { RequestSummary } from './request-summary.tsx'
import styles from './request-view.module.css'
import { usePrintView } from './use-print-view.tsx'

/** Fetched with the first document that somebody looks at. */
const DocumentViewer = lazyPart(() => import('../../../modules/files/viewer/viewer.tsx'), 'DocumentViewer')

type RequestViewProps = Shown & {
  heading: 'h1' | 'h2'
  /** Where the focus goes when the request opens, and after an act. */
  title: RefObject<HTMLHeadingElement | null>
  /** Beside the number: ways to other requests. */
  beside?: ReactNode
  /** When it changed last, as the list beside it knows: a later change than the one shown is told. */
  changedAt?: string
  reload: () => void
  /** Opens the next request of the list; answers whether there is one. */
  advance?: () => boolean
}

const Head = ({ request, open, heading: Heading, title, beside }: RequestViewProps) => {
  const [now] = useState(serverNow)
  const language = useLanguage()
  const isFinished = isEnd(request.statusKind)
  return (
    <>
      <div className={styles.line}>
        <span className={styles.number}>
          <Reference>{request.ID}</Reference>
        </span>
        {beside}
      </div>
      <Heading ref={title} tabIndex={-1} className={styles.name}>
        <Name>{personName(request.owner, language)}</Name>
      </Heading>
      {request.company && (
        <p>
          <CompanyLine company={request.company} />
        </p>
      )}
      <div className={styles.line}>
        <StatusPill status={request.status} kind={request.statusKind} form={open?.form} reader="staff" />
        {!isFinished && <Due dueAt={request.dueAt} lateSince={request.lateSince} now={now} />}
      </div>
    </>
  )
}

const Opened = (props: RequestViewProps) => {
  const { request, open, title, changedAt, reload, advance } = props
  const { isOn: advances } = useAutoAdvance()
  const isStale = useIsStale(request, changedAt)
  const print = usePrintView(request)
  const text = useText()
  const language = useLanguage()
  const take = useTake()
  const queries = useQueryClient()
  const viewing = useViewing()
  const { pending } = request
  // A decision that goes out is no news to whoever saw it waiting; one that begins to wait changes no revision.
  useLiveRefresh(
    event =>
      event.kind === 'request' &&
      event.ID === request.ID &&
      (pending !== undefined || event.revision === request.revision),
    reload,
  )
  const [part, setPart] = useState('summary')
  const [acting, setActing] = useState<Way>()
  const [current, setCurrent] = useState<Request>()
  const [message, setMessage] = useState('')
  /** How often the reader began to answer a message. */
  const [answers, setAnswers] = useState(0)
  const actions = open ? actionsOf(open.form, request) : []

  const done = (changed: Request) => {
    renewDecisions(queries)
    const status = statusText(open?.form, changed.status, changed.statusKind, 'staff')[language]
    void take(changed)
    setActing(undefined)
    setCurrent(undefined)
    if (advances && advance?.()) return
    if (!changed.pending) setMessage(t(language, messages.statusNow, { status }))
    title.current?.focus()
  }
  const choose = (way: Way) => {
    setMessage('')
    setActing(way)
  }
  const first = request.documents?.find(({ type }) => isViewable(type))
  useShortcuts({
    ...(first && !acting ? { KeyV: () => viewing?.view(first.id) } : {}),
    ...(acting ? {} : actionKeys(actions, choose)),
  })
  const useNewer = () => {
    if (current) void take(current)
    setCurrent(undefined)
  }

  const parts = [
    {
      key: 'summary',
      label: text(messages.summary),
      content: () => <RequestSummary request={request} open={open} />,
    },
    ...(open
      ? [
          {
            key: 'answers',
            label: text(messages.answers),
            content: () => <RequestAnswers request={request} open={open} />,
          },
        ]
      : []),
    {
      key: 'history',
      label: text(messages.history),
      content: () => <RequestTimeline history={request.history ?? []} form={open?.form} reader="staff" />,
    },
  ]
  return (
    <>
      <div className={styles.head}>
        <Head
          {...props}
          beside={
            <span className={styles.beside} data-print="never">
              <IconButton icon="print" small label={text(messages.print)} onClick={print.print} />
              {props.beside}
            </span>
          }
        />
        <div data-print="never">
          <Presence request={request} isActing={acting !== undefined} />
          <Assignment request={request} onConflict={setCurrent} />
          <VisitForm request={request} form={open?.form} onConflict={setCurrent} />
        </div>
      </div>
      {viewing?.viewed !== undefined && <DocumentViewer documents={request.documents ?? []} />}
      {print.isPrinting && <PrintedRequest request={request} open={open} />}
      <div className={styles.body} data-print="never">
        {print.hasFailed && (
          <div className={styles.told}>
            <Notice kind="error">{text(messages.notPrinted)}</Notice>
          </div>
        )}
        <div role="status" className={styles.told}>
          {message && (
            <Notice kind="success" quiet onClose={() => setMessage('')}>
              {message}
            </Notice>
          )}
        </div>
        {!open && (
          <div className={styles.told}>
            <Notice quiet>{text(messages.noDefinition)}</Notice>
          </div>
        )}
        {!acting && (
          <div className={styles.told}>
            <Question request={request} form={open?.form} reader="staff" />
            <ContactWay request={request} />
            <RegisterNotes request={request} />
            <NewMessage
              request={request}
              reopening={actions.filter(({ activity }) => activity.does.reopens)}
              onReopen={setActing}
              onAnswer={() => setAnswers(count => count + 1)}
            />
          </div>
        )}
        <PanelTabs label={text(messages.parts)} parts={parts} chosen={part} onChoose={setPart} />
      </div>
      <div className={classes(styles.foot, !acting && styles.stays)} data-print="never">
        {current && (
          <div className={styles.told}>
            <Changed request={request} open={open} current={current} onUse={useNewer} />
          </div>
        )}
        {!current && isStale && !pending && (
          <div className={styles.told}>
            <Notice
              kind="warning"
              actions={
                <Button small onClick={reload}>
                  {text(messages.useNewer)}
                </Button>
              }
            >
              {text(messages.changed)}
            </Notice>
          </div>
        )}
        {acting && open ? (
          <ActForm
            key={acting.activity.activityId}
            request={request}
            open={open}
            way={acting}
            isOpen={actions.some(({ activity }) => activity === acting.activity)}
            onDone={done}
            onConflict={setCurrent}
            onCancel={() => {
              setActing(undefined)
              title.current?.focus()
            }}
          />
        ) : (
          <>
            <Composer request={request} answers={answers} />
            {request.pending && (
              <div className={styles.told}>
                <RequestDecision request={request} open={open} pending={request.pending} />
              </div>
            )}
            <Actions actions={actions} onChoose={choose} />
          </>
        )}
      </div>
    </>
  )
}

export const RequestView = (props: RequestViewProps) => (
  <PartLevelProvider value={partLevelBelow[props.heading]}>
    <OwnActs request={props.request}>
      <Opened {...props} />
    </OwnActs>
  </PartLevelProvider>
)
