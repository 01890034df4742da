// The employees' first page: the day at a glance. Each figure leads to the requests it counts.

import { formatDate } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { Count } from '@bawaba/ui/count.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient, useSession } from '../../../client/hooks.tsx'
import { serverNow, serverTimeOf } from '../../../client/server-clock.ts'
import { nameOf } from '../../../client/session.ts'
import { useRead } from '../../../client/use-read.tsx'
import { Announcements } from '../../../modules/announcements/announcement.tsx'
import { GoButton } from '../../../shell/links.tsx'
import { usePage } from '../../../shell/page.tsx'
import { toInbox } from '../address.ts'
import { OpenLink } from '../inbox-links.tsx'
import { pageQuery } from '../list/list-query.ts'
import { Due, PersonName, RequestNumber } from '../list/row-parts.tsx'
import { goodFor } from '../list/use-inbox.tsx'
import { useMayManage } from '../may-manage.tsx'
import { messages } from '../messages.ts'
import { useServiceName } from '../use-services.tsx'
import { useCounts, useIsCaseWorker } from '../views/counts.tsx'
import { countOf, type View, viewDefinition } from '../views/views.ts'
import { Age } from './age.tsx'
import styles from './day-page.module.css'
import { DayShortcuts } from './day-shortcuts.tsx'
import { EscalatedWork } from './escalated-work.tsx'
import { NextRequest } from './next-request.tsx'
import { OfficeWork } from './office-work.tsx'
import { useQueues } from './use-queues.ts'
import { WorkloadTable } from './workload.tsx'

/** How many of the next ones are told. */
const listed = 5
const counted: readonly View[] = ['mine', 'messages', 'late', 'new', 'unassigned', 'applicant']

const Figures = () => {
  const text = useText()
  const { data, isError, refetch } = useCounts()
  const queueOf = useQueues()
  if (data)
    return (
      <ul className={styles.figures}>
        {counted.map(view => {
          const { text: words, urgent } = viewDefinition(view)
          const count = countOf(data.views, view) ?? 0
          return (
            <li key={view}>
              <Link {...toInbox({ view })} className={styles.figure}>
                <span className={classes(styles.number, urgent && count > 0 && styles.urgent)}>
                  <Count of={count} isTruncated={data.capped.includes(view)} />
                </span>
                <span>{text(words)}</span>
                {view === 'late' && count > 0 && <Age of={queueOf('lateRequests')} />}
              </Link>
            </li>
          )
        })}
      </ul>
    )
  if (!isError) return <Skeleton shapes={['card']} />
  return (
    <Notice
      kind="error"
      actions={
        <Button small icon="refresh" onClick={() => void refetch()}>
          {text(messages.tryAgain)}
        </Button>
      }
    >
      {text(messages.listFailed)}
    </Notice>
  )
}

/** The first few of one's own, as the inbox would list them. */
const DueNext = () => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const { userId: me = '' } = useSession()
  const { data, dataUpdatedAt } = useRead({ ...pageQuery({ client, queries, me }, {}), fresh: goodFor })
  const serviceName = useServiceName()
  if (!data || data.rows.length === 0) return null
  return (
    <section className={styles.next}>
      <h2>{text(messages.dueNext)}</h2>
      <ul>
        {data.rows.slice(0, listed).map(({ id, ID, owner, serviceSlug, dueAt, lateSince }) => (
          <li key={id}>
            <OpenLink ID={ID} search={{}}>
              <RequestNumber ID={ID} />
            </OpenLink>
            <PersonName person={owner} />
            <span className={styles.service}>{serviceName(serviceSlug)}</span>
            <Due dueAt={dueAt} lateSince={lateSince} now={serverTimeOf(dataUpdatedAt)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const DayPage = () => {
  const text = useText()
  const language = useLanguage()
  const { user } = useSession()
  const isCaseWorker = useIsCaseWorker()
  const mayManage = useMayManage()
  const [today] = useState(serverNow)
  usePage({ title: text(messages.day) })
  return (
    <div className={styles.page}>
      <div>
        <h1>{user ? text(messages.welcome, { name: nameOf(user, language) }) : text(messages.day)}</h1>
        <p className={styles.today}>{formatDate(language, today)}</p>
      </div>
      {isCaseWorker ? (
        <>
          <NextRequest />
          <Figures />
          <Announcements />
          <DueNext />
          {mayManage && <WorkloadTable />}
          <p>
            <GoButton {...toInbox({})} icon="inbox">
              {text(messages.openInbox)}
            </GoButton>
          </p>
        </>
      ) : (
        <>
          <Announcements />
          <p>{text(messages.noCaseWork)}</p>
        </>
      )}
      <EscalatedWork />
      <OfficeWork />
      <DayShortcuts />
    </div>
  )
}
