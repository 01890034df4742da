// What whoever acts for others did last, and the services they keep at hand: below the question for whom.

import { formatDateTime } from '@bawaba/language/index.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { FavouriteList } from '../../modules/catalogue/favourite-list.tsx'
import styles from './acting.module.css'
import { messages } from './messages.ts'
import { usePages } from './use-pages.tsx'

/** How many it shows; the others are a press away. */
const most = 3

/** Without the names of their persons, who may sit at this desk no more; a new code opens a request again. */
const Filed = () => {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const { rows = [] } = usePages('GET actings/requests')
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.list}>
      <h2 id={id}>{text(messages.lastFiled)}</h2>
      <ul className={styles.rows}>
        {rows.slice(0, most).map(({ ID, serviceLabel, createdAt }) => (
          <li key={ID} className={styles.row}>
            <strong>{text(serviceLabel)}</strong>
            <Reference>{ID}</Reference>
            <span className={styles.meta}>{formatDateTime(language, createdAt)}</span>
          </li>
        ))}
      </ul>
      <p>{text(messages.lastFiledNext)}</p>
      <p>
        <Link to="/submissions">{text(messages.submissionsTitle)}</Link>
      </p>
    </section>
  )
}

export const Latest = () => (
  <div className={styles.latest}>
    <Filed />
    <FavouriteList className={styles.list} />
  </div>
)
