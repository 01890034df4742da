// One of a list, in the browser's own list.

import { useLayoutEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { useText } from '../language.tsx'
import control from './control.module.css'
import { type ControlProps, type ControlWidth, controlClass, describing } from './control.tsx'
import { messages } from './messages.ts'
import styles from './select-input.module.css'

export type Choice = { value: string; label: string; hint?: string }

export type SelectInputProps = ControlProps & {
  options: readonly Choice[]
  defaultValue?: string
  /** What the list says before something is chosen. */
  placeholder?: string
  width?: ControlWidth
}

export const SelectInput = ({
  options,
  defaultValue = '',
  placeholder,
  width,
  ...props
}: SelectInputProps) => {
  const text = useText()
  const select = useRef<HTMLSelectElement>(null)
  const offered = options.map(option => option.value).join('\n')
  // When options come and go the browser falls back to the first one: what was chosen is chosen again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is the browser's own doing
  useLayoutEffect(() => {
    if (!select.current) return
    const isOffered = options.some(option => option.value === defaultValue)
    select.current.value = isOffered ? defaultValue : ''
  }, [offered])
  return (
    <span className={classes(styles.select, width && control[width])}>
      <select
        ref={select}
        id={props.id}
        name={props.name}
        className={controlClass(props)}
        defaultValue={defaultValue}
        disabled={props.readOnly}
        {...describing(props)}
      >
        <option value="">{placeholder ?? text(messages.select)}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
