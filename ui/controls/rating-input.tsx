// A mark: radio buttons drawn as a row of numbers, so that no colour is needed to read it. The frame is the group.

import { useRef } from 'react'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { useText } from '../language.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { ControlProps } from './control.tsx'
import { messages } from './messages.ts'
import styles from './rating-input.module.css'

/** `shown` is the number on the button, `label` what is read out: "3 of 5". */
export type Mark = { value: string; shown: string; label: string }
export type RatingInputProps = ControlProps & {
  marks: readonly Mark[]
  /** What the first and the last mark mean. */
  lowest?: string
  highest?: string
  canClear?: boolean
  defaultValue?: string
}

/** The first button carries the id itself, so that a link to the field lands on it. */
export const RatingInput = ({ id, name, marks, lowest, highest, canClear, ...props }: RatingInputProps) => {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const clear = () => {
    const chosen = frame.current?.querySelector<HTMLInputElement>('input:checked')
    if (!chosen) return
    chosen.checked = false
    chosen.dispatchEvent(new Event('input', { bubbles: true }))
    frame.current?.querySelector<HTMLInputElement>('input')?.focus()
  }
  const meaning = (index: number): string | undefined =>
    index === 0 ? lowest : index === marks.length - 1 ? highest : undefined
  return (
    <div ref={frame} className={styles.rating}>
      <span className={styles.scale}>
        <span className={styles.marks}>
          {marks.map(({ value, shown, label }, index) => (
            <span key={value} className={classes(styles.mark, props.invalid && styles.wrong)}>
              <input
                id={index === 0 ? id : `${id}-${value}`}
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === props.defaultValue}
                disabled={props.readOnly}
                aria-describedby={props.describedBy}
              />
              <label htmlFor={index === 0 ? id : `${id}-${value}`}>
                <span aria-hidden="true">{shown}</span>
                <VisuallyHidden>
                  {label}
                  {meaning(index) && `, ${meaning(index)}`}
                </VisuallyHidden>
              </label>
            </span>
          ))}
        </span>
        {(lowest || highest) && (
          // Read out with the marks themselves.
          <span className={styles.meanings} aria-hidden="true">
            <span>{lowest}</span>
            <span>{highest}</span>
          </span>
        )}
      </span>
      {canClear && !props.readOnly && (
        <Button small variant="tertiary" className={styles.clear} onClick={clear}>
          {text(messages.clear)}
        </Button>
      )}
    </div>
  )
}
