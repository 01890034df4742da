// A few options of which one is chosen, all in sight. Its frame is a fieldset with the role of a radio group.

import styles from './choice.module.css'
import { ChoiceCard, firstOpen } from './choice.tsx'
import type { ControlProps } from './control.tsx'
import type { Choice } from './select-input.tsx'

/** The first button that can be chosen carries the id itself, so that a link to the field lands on it. */
export const RadioGroup = ({
  options,
  defaultValue,
  ...props
}: ControlProps & { options: readonly Choice[]; defaultValue?: string }) => (
  <div className={styles.cards}>
    {options.map((option, index) => (
      <ChoiceCard
        key={option.value}
        {...props}
        {...option}
        type="radio"
        id={index === firstOpen(options) ? props.id : `${props.id}-${index}`}
        defaultChecked={option.value === defaultValue}
      />
    ))}
  </div>
)
