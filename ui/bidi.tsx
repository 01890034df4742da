// Values inside sentences: isolated, and identifiers always left to right. What is the same in every language is marked for
// the translators of browsers.

import type { ReactNode } from 'react'
import styles from './bidi.module.css'

/** A title, an answer, whatever has words: isolated, its own direction found by its letters. */
export const Bdi = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi className={className}>{children}</bdi>
)

/** The name of a person, a company or a file: as `Bdi`, and never translated. */
export const Name = ({ children }: { children: ReactNode }) => <bdi translate="no">{children}</bdi>

/** A phone, a request number, a code: Latin digits as stored, left to right in both languages. */
export const Ltr = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" translate="no" className={className}>
    {children}
  </bdi>
)

/** The number of a request: as `Ltr`, and never broken over two lines. */
export const Reference = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" translate="no" className={styles.reference}>
    {children}
  </bdi>
)
