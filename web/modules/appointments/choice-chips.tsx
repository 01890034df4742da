// Days or times side by side, of which one is chosen: radio buttons, so that the arrow keys go through them.

import { classes } from '@bawaba/ui/classes.ts'
import styles from './appointments.module.css'

export type Chip = { value: string; label: string; note: string; isFull: boolean }

type ChoiceChipsProps = {
  id: string
  name: string
  legend: string
  chips: readonly Chip[]
  chosen: string | undefined
  readOnly: boolean
  describedBy?: string | undefined
  onChoose(value: string): void
}

export const ChoiceChips = (props: ChoiceChipsProps) => {
  const { id, name, legend, chips, chosen, readOnly, describedBy, onChoose } = props
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {chips.map(({ value, label, note, isFull }, index) => (
          <div key={value} className={classes(styles.chip, isFull && value !== chosen && styles.full)}>
            <input
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              type="radio"
              value={value}
              checked={value === chosen}
              disabled={readOnly || (isFull && value !== chosen)}
              aria-describedby={`${id}-${index}-note`}
              onChange={() => onChoose(value)}
            />
            <label htmlFor={index === 0 ? id : `${id}-${index}`}>{label}</label>
            <p id={`${id}-${index}-note`} className={styles.note}>
              {note}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
