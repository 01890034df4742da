// What happened, newest first: who, when, what.

import { formatDateTime, listSeparator } from '@bawaba/language/index.ts'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { useLanguage } from './language.tsx'
import styles from './timeline.module.css'

export const Timeline = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ol aria-label={label}>{children}</ol>
)

/** `mark` is `past` for what is done, `waiting` for what someone must do, `start` for the beginning. */
export const TimelineEntry = ({
  at,
  by,
  mark = 'past',
  children,
}: {
  at: string
  by?: ReactNode
  mark?: 'past' | 'waiting' | 'start'
  children: ReactNode
}) => {
  const language = useLanguage()
  return (
    <li className={classes(styles.entry, mark !== 'start' && styles[mark])}>
      {children}
      <span className={styles.when}>
        <time dateTime={at}>{formatDateTime(language, at)}</time>
        {by && (
          <>
            {listSeparator[language]}
            <bdi translate="no">{by}</bdi>
          </>
        )}
      </span>
    </li>
  )
}
