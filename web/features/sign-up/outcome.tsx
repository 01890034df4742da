// How it ended: a heading that takes the focus, what it means, and where to go now.

import { Icon } from '@bawaba/ui/icon.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePage } from '../../shell/page.tsx'
import styles from './sign-up-page.module.css'

const icons = { success: 'check', warning: 'alert', info: 'info' } as const

type OutcomeProps = {
  title: string
  kind: keyof typeof icons
  /** It stood there from the start: the focus stays where the page put it. */
  isStill?: boolean
  actions: ReactNode
  children: ReactNode
}

export const Outcome = ({ title, kind, isStill, actions, children }: OutcomeProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  usePage({ title })
  useEffect(() => {
    if (!isStill) heading.current?.focus()
  }, [isStill])
  return (
    <>
      <div className={styles[kind]}>
        <Icon name={icons[kind]} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </>
  )
}
