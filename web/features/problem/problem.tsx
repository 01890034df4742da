// The common face of the problem pages: what happened, what to do, whom to call.

import { useText } from '@bawaba/ui/language.tsx'
import type { ReactNode } from 'react'
import { usePortal } from '../../shell/context.tsx'
import { hotlinesOf } from '../../shell/names.ts'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { TelephoneLink } from '../../shell/telephone-link.tsx'
import styles from './problem.module.css'

export const Problem = ({
  title,
  children,
  actions,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
}) => {
  const text = useText()
  const hotlines = hotlinesOf(usePortal()?.config)
  usePage({ title })
  return (
    <div className={shell.page}>
      <div className={styles.problem}>
        <h1>{title}</h1>
        {children}
        <div className={styles.actions}>{actions}</div>
        <ul className={styles.hotlines}>
          {hotlines.map(({ number, label, hours }) => (
            <li key={number}>
              <TelephoneLink number={number} label={text(label)} />
              <span className={styles.hours}>{text(hours)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
