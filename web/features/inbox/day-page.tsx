// The employees' first page: the day at a glance. Each figure leads to the requests it counts.

import { formatDate, formatNumber } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../client/hooks.tsx'
import { nameOf } from '../../client/session.ts'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { toInbox } from './address.ts'
import { useCounts, useIsCaseWorker } from './counts.tsx'
import styles from './day-page.module.css'
import { messages } from './messages.ts'
import { countOf, type View, viewDefinition } from './views.ts'

const told: readonly View[] = ['mine', 'unassigned', 'late', 'applicant']

const Figures = () => {
  const text = useText()
  const language = useLanguage()
  const { data, isError, refetch } = useCounts()
  if (data)
    return (
      <ul className={styles.figures}>
        {told.map(view => {
          const { text: words, urgent } = viewDefinition(view)
          const count = countOf(data.views, view) ?? 0
          return (
            <li key={view}>
              <Link {...toInbox({ view })} className={styles.figure}>
                <span className={classes(styles.number, urgent && count > 0 && styles.urgent)}>
                  {formatNumber(language, count)}
                </span>
                <span>{text(words)}</span>
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

export const DayPage = () => {
  const text = useText()
  const language = useLanguage()
  const { user } = useSession()
  const isCaseWorker = useIsCaseWorker()
  const [today] = useState(() => new Date())
  usePage({ title: text(messages.day) })
  return (
    <div className={styles.page}>
      <div>
        <h1>{user ? text(messages.welcome, { name: nameOf(user, language) }) : text(messages.day)}</h1>
        <p className={styles.today}>{formatDate(language, today)}</p>
      </div>
      {isCaseWorker ? (
        <>
          <Figures />
          <p>
            <GoButton {...toInbox({})} variant="primary" icon="inbox">
              {text(messages.openInbox)}
            </GoButton>
          </p>
        </>
      ) : (
        <p>{text(messages.noCaseWork)}</p>
      )}
    </div>
  )
}
