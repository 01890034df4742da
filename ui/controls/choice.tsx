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
  defaultChecked?: boolean
}

export const ChoiceCard = ({ id, name, type, value, label, hint, defaultChecked, ...rest }: ChoiceProps) => (
  <div className={classes(styles.card, rest.invalid && styles.wrong)}>
    <input
      id={id}
      name={name}
      type={type}
      value={value}
      defaultChecked={defaultChecked}
      disabled={rest.readOnly}
      aria-describedby={classes(rest.describedBy, Boolean(hint) && `${id}-about`) || undefined}
      aria-invalid={type === 'checkbox' ? describing(rest)['aria-invalid'] : undefined}
    />
    <label htmlFor={id}>{label}</label>
    {hint && (
      <p id={`${id}-about`} className={styles.about}>
        {hint}
      </p>
    )}
  </div>
)
