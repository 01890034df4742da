// The frame of pages in place of a form.

import type { ReactNode } from 'react'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import styles from './apply.module.css'
import { Help } from './form-aside.tsx'

type InsteadProps = { title: string; caption: string; children: ReactNode; actions: ReactNode }

/** A page with one message and the ways on. */
export const Instead = ({ title, caption, children, actions }: InsteadProps) => {
  usePage({ title, service: caption })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <div>
          <p className={styles.caption}>{caption}</p>
          <h1>{title}</h1>
        </div>
        {children}
        <div className={styles.actions}>{actions}</div>
        <Help />
      </div>
    </div>
  )
}
