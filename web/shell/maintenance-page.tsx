// The page that stands in place of the whole app while the service is closed, in both languages:
// when it is back, what happened to what one was writing, whom to call. It looks again by itself.

import { formatDateTime, type Language, languages, type Text, t } from '@bawaba/language/index.ts'
import { Brandmark } from '@bawaba/ui/brandmark.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { LanguageProvider } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useClient } from '../client/hooks.tsx'
import { useRead } from '../client/use-read.tsx'
import { portalQuery, usePortal } from './context.tsx'
import { maintenanceMessages } from './maintenance.messages.ts'
import styles from './maintenance.module.css'
import { hotlinesOf } from './names.ts'
import { usePage } from './page.tsx'
import { TelephoneLink } from './telephone-link.tsx'
import { isClosed } from './use-maintenance.tsx'

export type MaintenanceInfo = { message?: Text; until?: string }

const every30Seconds = 30_000

export const MaintenancePage = ({ info }: { info: MaintenanceInfo }) => {
  const client = useClient()
  const [shownAt] = useState(Date.now)
  const { data, dataUpdatedAt, refetch, isFetching } = useRead({
    ...portalQuery(client),
    fresh: 'always',
    refetchInterval: every30Seconds,
  })
  const [attempt, setAttempt] = useState(0)
  usePage({ title: t(client.language, maintenanceMessages.title) })
  // Only what was answered since then counts: what is known from before says that the portal is open.
  const isOver = data !== undefined && dataUpdatedAt >= shownAt && !isClosed(data.config.maintenance)
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after every answer
  useEffect(() => {
    if (!isOver) return
    client.stored.remove('maintenance')
    // What the closed portal refused is asked for anew: the page beneath is the one that was left.
    void router.invalidate()
  }, [isOver, dataUpdatedAt])
  const order: Language[] = [client.language, ...languages.filter(language => language !== client.language)]
  return (
    <main className={styles.closed}>
      <Brandmark />
      {order.map((language, index) => (
        <LanguageProvider key={language} language={language}>
          <Closed info={info} language={language} isFirst={index === 0} />
        </LanguageProvider>
      ))}
      <div className={styles.check}>
        <Button
          busy={isFetching}
          onClick={() => {
            setAttempt(attempt + 1)
            void refetch()
          }}
        >
          {t(client.language, maintenanceMessages.checkNow)}
        </Button>
        <span role="status">
          {attempt > 0 && !isFetching && t(client.language, maintenanceMessages.stillClosed)}
        </span>
      </div>
    </main>
  )
}

const Closed = ({
  info,
  language,
  isFirst,
}: {
  info: MaintenanceInfo
  language: Language
  isFirst: boolean
}) => {
  const config = usePortal()?.config
  const Heading = isFirst ? 'h1' : 'h2'
  const [hotline] = hotlinesOf(config)
  return (
    <section className={styles.part} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <Heading>
        {info.until ? (
          <Words
            message={maintenanceMessages.closedUntil}
            params={{ time: <time dateTime={info.until}>{formatDateTime(language, info.until)}</time> }}
          />
        ) : (
          t(language, maintenanceMessages.title)
        )}
      </Heading>
      {info.message && <p>{info.message[language]}</p>}
      {info.until && <p>{t(language, maintenanceMessages.cairo)}</p>}
      <p>{t(language, maintenanceMessages.drafts)}</p>
      <p>{t(language, maintenanceMessages.comesBack)}</p>
      {hotline && (
        <p>
          <TelephoneLink number={hotline.number} label={hotline.label[language]} /> ·{' '}
          {hotline.hours[language]}
        </p>
      )}
    </section>
  )
}
