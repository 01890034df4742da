// What is kept of people, for how long and why: for themselves in their profile, and for those who decide on erasure.

import { type RetentionRow, retention } from '@bawaba/contract/retention.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'
import styles from './personal-data.module.css'

export const RetentionTable = () => {
  const text = useText()
  const language = useLanguage()
  return (
    <details>
      <summary className={styles.summary}>{text(messages.kept)}</summary>
      <dl className={styles.kept}>
        {Object.entries<RetentionRow>(retention).map(([id, { what, keep, why }]) => (
          <div key={id} className={styles.row}>
            <dt>{what[language]}</dt>
            <dd>
              {keep[language]}
              <span className={styles.why}>{why[language]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
