// A date in a list, with its time under it: a column of them stays narrow, and no time is broken.

import { formatDate, formatTime } from '@bawaba/language/index.ts'
import { useLanguage } from '@bawaba/ui/language.tsx'
import styles from './list.module.css'

export const Moment = ({ at }: { at: string }) => {
  const language = useLanguage()
  return (
    <time dateTime={at} className={styles.moment}>
      {formatDate(language, at)} <span className={styles.under}>{formatTime(language, at)}</span>
    </time>
  )
}
