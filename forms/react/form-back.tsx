// The way back, on top of every page of the form.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import type { ReactNode } from 'react'
import { insideSentence } from '../engine/error-text.ts'
import styles from './form-back.module.css'
import { messages } from './messages.ts'
import type { FormPage } from './pages.ts'
import { type FormNavigation, StepLink } from './step-link.tsx'

type FormBackProps = FormNavigation & {
  /** The page it leads to; none on the first one, where `children` lead out of the form. */
  to: FormPage | undefined
  /** The name of the step it leads to. */
  label?: string
  children?: ReactNode
}

export const FormBack = ({ to, label = '', onStep, stepHref, children }: FormBackProps) => {
  const text = useText()
  if (to === undefined) return children ? <div className={styles.out}>{children}</div> : null
  return (
    <StepLink href={stepHref?.(to)} onGo={() => onStep(to)} className={styles.back}>
      <Icon name="back" />
      {to === 'check' ? text(messages.backToCheck) : text(messages.back, { step: insideSentence(label) })}
    </StepLink>
  )
}
