// A way to another page of the form: a link where the page has an address, so that it can be opened in a tab.

import { classes } from '@bawaba/ui/classes.ts'
import type { MouseEvent, ReactNode } from 'react'
import type { FormPage } from './pages.ts'
import styles from './step-link.module.css'

/** Where the pages of a form are. The caller keeps the page in the address, so the browser's Back works. */
export type FormNavigation = {
  onStep: (step: FormPage, options?: { change?: boolean; replace?: boolean }) => void
  stepHref?: (step: FormPage) => string
}

type StepLinkProps = { href?: string; onGo: () => void; className?: string; children: ReactNode }

export const StepLink = ({ href, onGo, className, children }: StepLinkProps) => {
  if (href === undefined)
    return (
      <button type="button" className={classes(styles.button, className)} onClick={onGo}>
        {children}
      </button>
    )
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onGo()
  }
  return (
    <a href={href} className={className} onClick={go}>
      {children}
    </a>
  )
}
