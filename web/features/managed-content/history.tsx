// Who changed an item of content, when, and how it read since.

import type { ContentKind } from '@bawaba/contract/content-rules.ts'
import { directionOf, formatDateTime, languages } from '@bawaba/language/index.ts'
import { Name } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useCallWhen } from '../../client/hooks.tsx'
import { actWords } from './kinds.ts'
import styles from './managed-content.module.css'
import { messages } from './messages.ts'

export const History = ({ kind, name }: { kind: ContentKind; name: string }) => {
  const text = useText()
  const language = useLanguage()
  const { data } = useCallWhen({ fresh: 'always' }, 'GET content/:kind/:name/history', {
    params: { kind, name },
  })
  if (!data) return null
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">{text(messages.history)}</h2>
      {data.length === 0 && <p className={styles.muted}>{text(messages.noHistory)}</p>}
      <ol className={styles.history}>
        {data.map(({ revision, act, at, by, title, summary, body }) => (
          <li key={revision} className={styles.change}>
            <span>
              <strong>{text(actWords[act])}</strong>{' '}
              <Name>{(language === 'en' && by.englishName) || by.name}</Name>{' '}
              <time className={styles.muted} dateTime={at}>
                {formatDateTime(language, at)}
              </time>
            </span>
            <details>
              <summary>{text(messages.asItRead)}</summary>
              <div className={styles.sides}>
                {languages.map(one => (
                  <div key={one} className={styles.shown} lang={one} dir={directionOf[one]}>
                    <h3>{title[one]}</h3>
                    {summary[one] !== '' && <p>{summary[one]}</p>}
                    {/* As it was typed: a former text is compared, not read. */}
                    {body[one] !== '' && <p className={styles.typed}>{body[one]}</p>}
                  </div>
                ))}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
