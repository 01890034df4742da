// A radio button or a box to tick, as a card that can be pressed anywhere.

import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './choice.module.css'
import { type ControlProps, describing } from './control.tsx'

type ChoiceProps = ControlProps & {
  type: 'radio' | 'checkbox'
  value?: string
  label: ReactNode
  hint?: ReactNode
  /** Why it cannot be chosen now. */
  unavailable?: string
  defaultChecked?: boolean
}

/** Which of several can be chosen first; where none can, the first. */
export const firstOpen = (options: readonly { unavailable?: string }[]): number =>
  Math.max(
    options.findIndex(({ unavailable }) => unavailable === undefined),
    0,
  )

export const ChoiceCard = ({ label, hint, unavailable, defaultChecked, ...props }: ChoiceProps) => {
  const { id, name, type, value, ...rest } = props
  const about = unavailable ?? hint
  return (
    <div className={classes(styles.card, rest.invalid && styles.wrong)}>
      <input
        id={id}
        name={name}
        type={type}
        value={value}
        defaultChecked={defaultChecked}
        disabled={rest.readOnly || unavailable !== undefined}
        aria-describedby={classes(rest.describedBy, Boolean(about) && `${id}-about`) || undefined}
        aria-invalid={type === 'checkbox' ? describing(rest)['aria-invalid'] : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {about && (
        <p id={`${id}-about`} className={styles.about}>
          {about}
        </p>
      )}
    </div>
  )
}
