// One of a list, in the browser's own list; a long list is typed into as soon as that control has been fetched.

import { useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { useText } from '../language.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import type { Choice, ListProps, LongListProps } from './choices.ts'
import control from './control.module.css'
import { controlClass, describing } from './control.tsx'
import { messages } from './messages.ts'
import styles from './select-input.module.css'
import { useLoaded } from './use-loaded.tsx'
import { useSight } from './use-sight.tsx'

export type { Choice }
export type SelectInputProps = ListProps & { defaultValue?: string }
export type MultiSelectInputProps = ListProps & { defaultValue?: readonly string[] }

/** Above so many options a list is typed into. */
const longList = 15
/** Up to so many options are ticked where several may be chosen. */
const tickedList = 7

export const SelectInput = ({ defaultValue = '', ...props }: SelectInputProps) =>
  props.options.length > longList && !props.readOnly ? (
    <LongList {...props} defaultValues={defaultValue === '' ? [] : [defaultValue]} />
  ) : (
    <NativeSelect {...props} defaultValue={defaultValue} />
  )

/** Several of a list: boxes to tick, or a list typed into. */
export const MultiSelectInput = ({ defaultValue = [], ...props }: MultiSelectInputProps) =>
  props.options.length > tickedList && !props.readOnly ? (
    <LongList {...props} isMultiple defaultValues={defaultValue} />
  ) : (
    <CheckboxGroup {...props} defaultValue={defaultValue} />
  )

/** The values chosen in the list inside an element, whichever control draws it. */
export const readChoices = (within: Element): string[] =>
  [
    ...within.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
      'select option:checked, input[type="hidden"], input:checked',
    ),
  ]
    .map(({ value }) => value)
    .filter(value => value !== '')

const nativeOption = ({ value, label, unavailable }: Choice): HTMLOptionElement => {
  const option = new Option(unavailable ? `${label} (${unavailable})` : label, value)
  option.disabled = unavailable !== undefined
  return option
}

/** Options are most of the elements of a long form: the browser makes them, and React keeps no record of each. */
const NativeSelect = ({ options, defaultValue = '', placeholder, width, ...props }: SelectInputProps) => {
  const text = useText()
  const select = useRef<HTMLSelectElement>(null)
  const open = placeholder ?? text(messages.select)
  const offered = options
    .map(({ value, label, unavailable }) => [value, label, unavailable].join('\t'))
    .join('\n')
  const last = useRef<{ defaultValue: string; wasOffered: boolean }>(undefined)
  // When options come and go the browser falls back to the first one: what was chosen is chosen again, be it by its
  // reader since, or by whoever gives the value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is the browser's own doing
  useLayoutEffect(() => {
    if (!select.current) return
    const isOffered = (value: string) => options.some(option => option.value === value)
    const { value } = select.current
    const isOwn =
      last.current?.defaultValue === defaultValue &&
      (value === '' ? last.current.wasOffered : isOffered(value))
    select.current.replaceChildren(new Option(open, ''), ...options.map(nativeOption))
    last.current = { defaultValue, wasOffered: isOffered(defaultValue) }
    select.current.value = isOwn ? value : isOffered(defaultValue) ? defaultValue : ''
  }, [offered, open])
  return (
    <span className={classes(styles.select, width && control[width])}>
      <select
        ref={select}
        id={props.id}
        name={props.name}
        className={controlClass(props)}
        disabled={props.readOnly}
        {...describing(props)}
      />
    </span>
  )
}

/** Several of many in the browser's own list, until the better one is there. */
const NativeMultiSelect = ({ options, defaultValues, width, ...props }: LongListProps) => (
  <select
    aria-label={useText()(messages.offered)}
    multiple
    size={6}
    id={props.id}
    name={props.name}
    className={controlClass({ ...props, width })}
    defaultValue={[...defaultValues]}
    {...describing(props)}
  >
    {options.map(option => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)

const loadCombobox = () => import('./combobox.tsx')

/**
 * The browser's list works until the other one is there, and keeps its place while someone is in it. A long form
 * would be heavy with them: each is fetched and drawn when its question comes into sight.
 */
const LongList = (props: LongListProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [isInUse, setInUse] = useState(false)
  const [early, setEarly] = useState(props.defaultValues)
  const { part } = useLoaded(loadCombobox, useSight(frame))
  const [isSwapped, setSwapped] = useState(false)
  if (part && !isInUse && !isSwapped) setSwapped(true)
  if (part && isSwapped) return <part.Combobox {...props} defaultValues={early} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what the list inside it tells
    <div
      ref={frame}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
      onChange={() => frame.current && setEarly(readChoices(frame.current))}
    >
      {props.isMultiple ? (
        <NativeMultiSelect {...props} />
      ) : (
        <NativeSelect {...props} defaultValue={props.defaultValues[0]} />
      )}
    </div>
  )
}
