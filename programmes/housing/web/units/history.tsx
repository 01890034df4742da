// Everything that changed of a unit, the newest first: when, who, what.

import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Timeline, TimelineEntry } from '@bawaba/ui/timeline.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import type { UnitHistoryEntry } from '../../unit-calls.ts'
import { Changes } from './changes.tsx'
import { historyWords, messages } from './messages.ts'
import styles from './units.module.css'
import { useUnitClient } from './use-units.tsx'

export const historyKey = 'GET units/:code/history'

export const History = ({ code }: { code: string }) => {
  const text = useText()
  const language = useLanguage()
  const client = useUnitClient()
  const { data, error, refetch } = useRead({
    ...client.query(historyKey, { params: { code } }),
    fresh: 'always',
  })
  const nameOf = ({ by }: UnitHistoryEntry): string =>
    by === null ? text(messages.demo) : ((language === 'en' ? by.englishName : null) ?? by.name)
  return (
    <section className={styles.part} aria-labelledby="unit-history">
      <h2 id="unit-history">{text(messages.history)}</h2>
      {error && <ReadFailure what={messages.history} error={error} onAgain={refetch} />}
      {data && (
        <Timeline>
          {(data as UnitHistoryEntry[]).map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added, and bear no name of their own
            <TimelineEntry key={data.length - index} at={entry.at} by={nameOf(entry)}>
              <strong>{text(historyWords[entry.kind])}</strong>
              <Changes changes={entry.changes} />
            </TimelineEntry>
          ))}
        </Timeline>
      )}
    </section>
  )
}
