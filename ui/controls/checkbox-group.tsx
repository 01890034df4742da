// Several boxes under one legend: any number of them may be ticked.

import styles from './choice.module.css'
import { ChoiceCard, firstOpen } from './choice.tsx'
import type { Choice } from './choices.ts'
import type { ControlProps } from './control.tsx'

/** The first box that can be chosen carries the id itself, so that a link to the field lands on it. */
export const CheckboxGroup = ({
  options,
  defaultValue = [],
  ...props
}: ControlProps & { options: readonly Choice[]; defaultValue?: readonly string[] }) => (
  <div className={styles.list}>
    {options.map((option, index) => (
      <ChoiceCard
        key={option.value}
        {...props}
        {...option}
        type="checkbox"
        id={index === firstOpen(options) ? props.id : `${props.id}-${index}`}
        defaultChecked={defaultValue.includes(option.value)}
      />
    ))}
  </div>
)
