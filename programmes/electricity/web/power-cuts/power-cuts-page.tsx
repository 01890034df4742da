// Power cuts for everybody: where the electricity is out and when it is expected back; a citizen's own reports and the form.

import { buttonClass } from '@bawaba/ui/button.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useClient, useSession } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { useApp } from '@bawaba/web/shell/context.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import { PendingPart } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import type { RouterContext } from '@bawaba/web/shell/root.tsx'
import shell from '@bawaba/web/shell/shell.module.css'
import { TelephoneLink } from '@bawaba/web/shell/telephone-link.tsx'
import { Link } from '@tanstack/react-router'
import { powerCutsPath } from '../../power-cut-path.ts'
import { powerCutNumber } from '../../power-cut-words.ts'
import { areaName, CutFacts } from './cut-facts.tsx'
import { messages } from './messages.ts'
import { OwnReports } from './own-reports.tsx'
import styles from './power-cuts.module.css'
import { confirmedQuery } from './queries.ts'

const Confirmed = () => {
  const text = useText()
  const language = useLanguage()
  const { data, error, refetch } = useRead(confirmedQuery(useClient()))
  if (error && !data) return <ReadFailure what={messages.now} error={error} onAgain={refetch} />
  if (!data) return <PendingPart />
  if (data.length === 0) return <EmptyState title={text(messages.none)}>{text(messages.noneText)}</EmptyState>
  return (
    <ul className={styles.list}>
      {data.map(cut => (
        <li key={cut.id}>
          <Card className={styles.cut}>
            <h3>{areaName(language, cut.area)}</h3>
            <CutFacts cut={cut} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

const Reports = () => {
  const text = useText()
  const { signInPath } = useApp()
  const { status, actingFor } = useSession()
  if (status === 'signed-in' && !actingFor) return <OwnReports />
  if (status !== 'visitor') return null
  const search: Record<string, string> = { from: powerCutsPath }
  return (
    <p>
      <Link
        to={signInPath as string}
        search={search as object}
        className={buttonClass({ variant: 'primary' })}
      >
        {text(messages.signIn)}
      </Link>
    </p>
  )
}

/** Loads what the page is drawn from. */
export const loadPowerCuts = ({ context: { queries, client } }: { context: RouterContext }): Promise<void> =>
  queries.prefetchQuery(confirmedQuery(client))

export const PowerCutsPage = () => {
  const text = useText()
  usePage({ title: text(messages.title) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.title)}</h1>
      <div className={styles.notice}>
        <Notice kind="warning" quiet title={text(messages.danger)}>
          <p>{text(messages.dangerText)}</p>
          <TelephoneLink number={powerCutNumber} label={text(messages.hotline)} />
        </Notice>
      </div>
      <section className={styles.part}>
        <h2>{text(messages.now)}</h2>
        <Confirmed />
      </section>
      <Reports />
    </div>
  )
}
