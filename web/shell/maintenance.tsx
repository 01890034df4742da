// The gate that replaces the whole app while the service is closed, in both languages on one page:
// when it is back, what happened to what one was writing, whom to call. It looks again by itself.

import { formatDateTime, type Language, languages, type Text, t } from '@bawaba/language/index.ts'
import { Brandmark } from '@bawaba/ui/brandmark.tsx'
import { LanguageProvider } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useClient } from '../client/hooks.tsx'
import type { Stored } from '../client/stored.ts'
import { portalQuery, usePortal } from './context.tsx'
import { maintenanceMessages } from './maintenance.messages.ts'
import styles from './maintenance.module.css'
import { hotlinesOf } from './names.ts'
import { usePage } from './page.tsx'
import { TelephoneLink } from './telephone-link.tsx'

export type MaintenanceInfo = { message?: Text; until?: string }

const every30Seconds = 30_000

const storedInfo = (stored: Stored): string | null => stored.get('maintenance')

export const MaintenanceGate = ({ children }: { children: ReactNode }) => {
  const { stored } = useClient()
  const told = useSyncExternalStore(
    stored.subscribe,
    () => storedInfo(stored),
    () => null,
  )
  const announced = usePortal()?.config.maintenance
  if (!told && !announced) return children
  return <Maintenance info={announced ?? (JSON.parse(told ?? '{}') as MaintenanceInfo)} />
}

const Maintenance = ({ info }: { info: MaintenanceInfo }) => {
  const client = useClient()
  const { data, dataUpdatedAt } = useQuery({
    ...portalQuery(client),
    staleTime: 0,
    refetchInterval: every30Seconds,
  })
  usePage({ title: t(client.language, maintenanceMessages.title) })
  const isOver = data !== undefined && !data.config.maintenance && client.stored.get('maintenance') !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after every answer
  useEffect(() => {
    if (isOver) client.stored.remove('maintenance')
  }, [isOver, dataUpdatedAt])
  const order: Language[] = [client.language, ...languages.filter(language => language !== client.language)]
  return (
    <main className={styles.closed}>
      <Brandmark />
      {order.map((language, place) => (
        <LanguageProvider key={language} language={language}>
          <Closed info={info} language={language} isFirst={place === 0} />
        </LanguageProvider>
      ))}
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
      <p>{t(language, maintenanceMessages.drafts)}</p>
      {hotline && (
        <p>
          <TelephoneLink number={hotline.number} label={hotline.label[language]} /> ·{' '}
          {hotline.hours[language]}
        </p>
      )}
    </section>
  )
}
