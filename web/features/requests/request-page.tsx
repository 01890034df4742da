// One request: where it stands, what happens next and by when, what the reader may do, its history and answers.

import { isDecided } from '@bawaba/forms/workflow/state-kinds.ts'
import { t } from '@bawaba/language/index.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { lazyPart } from '../../client/lazy-part.tsx'
import { CompanyLine } from '../../modules/requests/company.tsx'
import { Outside } from '../../modules/requests/outside.tsx'
import { pageMessages } from '../../modules/requests/page-messages.ts'
import { Question } from '../../modules/requests/question.tsx'
import { statusText } from '../../modules/requests/state.ts'
import { StatusPill } from '../../modules/requests/status.tsx'
import { RequestTimeline } from '../../modules/requests/timeline.tsx'
import { useRequest } from '../../modules/requests/use-request.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import { Acts } from './acts.tsx'
import { RequestAnswers } from './answers.tsx'
import { Confirmation } from './confirmation.tsx'
import { Conversation } from './conversation.tsx'
import { Documents } from './documents.tsx'
import { messages } from './messages.ts'
import { Next } from './next.tsx'
import { PayButton } from './pay-button.tsx'
import { Rating } from './rating.tsx'
import styles from './request-page.module.css'
import type { RequestSearch } from './search.ts'
import type { Shown } from './shown.ts'
import { useFreshRequest } from './use-fresh.tsx'

/** Few requests have some: the page does not wait for it. */
const RequestLetters = lazyPart(() => import('../../modules/letters/request-letters.tsx'), 'RequestLetters')

export const RequestPage = () => {
  const { sent }: RequestSearch = useSearch({ strict: false })
  const loaded = useRequest()
  if (!loaded) return <Pending />
  return sent ? <Confirmation {...loaded} /> : <Tracking {...loaded} />
}

const Tracking = ({ request, open }: Shown) => {
  const text = useText()
  const language = useLanguage()
  const { done }: RequestSearch = useSearch({ strict: false })
  const { ID, status, statusKind, history = [] } = request
  useFreshRequest(request)
  const heading = useRef<HTMLHeadingElement>(null)
  // What one pressed is gone with the act; the page is read anew from its heading.
  useEffect(() => {
    if (done) heading.current?.focus()
  }, [done])
  const label = open?.form.text(open.service.serviceLabel ?? '')[language]
  usePage({ title: text(messages.request, { number: ID }), service: label })
  const word = statusText(open?.form, status, statusKind, 'applicant')[language]
  return (
    <div className={shell.page}>
      <Link to="/inbox" className={styles.back} data-print="never">
        <Icon name="back" />
        {text(pageMessages.myRequests)}
      </Link>
      <div className={styles.printed}>
        <p className={styles.running} aria-hidden="true">
          {label} <Reference>{ID}</Reference>
        </p>
        <div className={styles.layout}>
          <div className={styles.head}>
            {label && <p className={styles.caption}>{label}</p>}
            <h1 ref={heading} tabIndex={-1}>
              <Words message={messages.request} params={{ number: <Reference>{ID}</Reference> }} />
            </h1>
            {request.company && (
              <p>
                <CompanyLine company={request.company} />
              </p>
            )}
            <p className={styles.state}>
              <StatusPill status={status} kind={statusKind} form={open?.form} reader="applicant" />
              <Button small variant="tertiary" icon="print" data-print="never" onClick={() => print()}>
                {text(messages.print)}
              </Button>
            </p>
            {done && <Notice kind="success">{t(language, pageMessages.statusNow, { status: word })}</Notice>}
            {!open && <Notice quiet>{text(messages.withdrawn)}</Notice>}
            <Question request={request} form={open?.form} reader="applicant" />
            <Next request={request} open={open} />
            <Outside request={request} heading="h2" />
            <PayButton request={request} />
            {open && <Acts request={request} open={open} />}
          </div>
          <section className={styles.history}>
            <h2>{text(messages.history)}</h2>
            <RequestTimeline history={history} form={open?.form} reader="applicant" />
          </section>
          <div className={styles.answers}>
            <RequestLetters request={request} form={open?.form} heading="h2" className={styles.part} />
            <Conversation request={request} />
            {isDecided(statusKind) && <Rating key={request.id} request={request} about="outcome" />}
            <Documents request={request} />
            {open && (
              <section className={styles.part}>
                <h2>{text(messages.answers)}</h2>
                <RequestAnswers request={request} open={open} />
              </section>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
