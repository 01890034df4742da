// Who changed the switches of a service, when, what and why: the newest first.

import type { ServiceSwitches } from '@bawaba/contract/entities/service-switches.ts'
import { Bdi } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Timeline, TimelineEntry } from '@bawaba/ui/timeline.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { changesOf, defaults } from './changes.ts'
import { messages } from './messages.ts'
import styles from './switches.module.css'

export const History = ({ history }: Pick<ServiceSwitches, 'history'>) => {
  const text = useText()
  const language = useLanguage()
  // The call answers the newest: the change of the oldest among them is unknown unless it is the first.
  const entries = history.flatMap((entry, index) => {
    const before = history[index + 1] ?? (entry.revision === 1 ? defaults : undefined)
    return before ? [{ ...entry, changes: changesOf(language, before, entry) }] : []
  })
  const nameOf = ({ revision, by }: (typeof entries)[number]) => {
    if (by) return (language === 'en' && by.englishName) || by.name
    return revision === 1 ? undefined : text(messages.byCommand)
  }
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">{text(messages.history)}</h2>
      <Timeline label={text(messages.history)}>
        {entries.map(entry => {
          const { revision, changes, reason, changedAt } = entry
          const isFirst = revision === 1
          const lines = changes.length > 0 || isFirst ? changes : [text(messages.unchanged)]
          return (
            <TimelineEntry key={revision} at={changedAt} by={nameOf(entry)} mark={isFirst ? 'start' : 'past'}>
              {isFirst && <strong className={styles.line}>{text(messages.firstPublication)}</strong>}
              {lines.map(line => (
                <strong key={line} className={styles.line}>
                  {line}
                </strong>
              ))}
              {reason !== null && (
                <p className={styles.reason}>
                  <Words message={messages.because} params={{ reason: <Bdi>{reason}</Bdi> }} />
                </p>
              )}
            </TimelineEntry>
          )
        })}
      </Timeline>
    </section>
  )
}
