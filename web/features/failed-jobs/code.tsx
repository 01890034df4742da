// A code among words: it reads from left to right in both languages.

import styles from './failed-jobs.module.css'

export const Code = ({ children }: { children: string }) => (
  <code translate="no" className={styles.code} dir="ltr" lang="en">
    {children}
  </code>
)
