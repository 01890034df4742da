// The list under a combobox, and the moves in it. Of a very long one as many options are drawn as have been reached.

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { useText } from '../language.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { Choice } from './choices.ts'
import styles from './combobox.module.css'
import { messages } from './messages.ts'

/** So many options are drawn at first, and so many more each time the end is reached. */
const portion = 100
const page = 10

export const optionId = (id: string, index: number): string => `${id}-option-${index}`

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
  PageDown: (at, count) => Math.min(at + page, count - 1),
  PageUp: at => Math.max(at - page, 0),
}

/** Which option is marked in a list of `count`, and what the arrow keys do to it. */
export const useMarked = (count: number) => {
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const show = (at = -1) => {
    setOpen(true)
    setMarked(at)
  }
  const hide = () => {
    setOpen(false)
    setMarked(-1)
  }
  /** True for a key that was a move. */
  const move = (event: KeyboardEvent): boolean => {
    const step = moves[event.key]
    const isArrow = event.key.startsWith('Arrow')
    // Home and End belong to the text until the list is walked.
    if (!step || (!isArrow && (!isOpen || marked < 0))) return false
    event.preventDefault()
    if (event.altKey && event.key === 'ArrowUp') hide()
    else if (!isOpen) show(event.altKey || count === 0 ? -1 : step(-1, count))
    else if (count > 0) setMarked(step(marked, count))
    return true
  }
  return { isOpen, marked, show, hide, move }
}

type ListBoxProps = {
  id: string
  options: readonly Choice[]
  marked: number
  chosen: readonly string[]
  isMultiple?: boolean
  onChoose: (option: Choice) => void
}

export const ListBox = ({ id, options, marked, chosen, isMultiple, onChoose }: ListBoxProps) => {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState(portion)
  const drawn = Math.max(reached, marked + page)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, another beginning
  useEffect(() => {
    setReached(portion)
    list.current?.scrollTo({ top: 0 })
  }, [options])
  useEffect(() => {
    document.getElementById(optionId(id, marked))?.scrollIntoView({ block: 'nearest' })
  }, [id, marked])
  const grow = () => {
    const box = list.current
    if (box && box.scrollTop + box.clientHeight * 2 > box.scrollHeight) setReached(drawn + portion)
  }
  if (options.length === 0) return <p className={styles.list}>{text(messages.nothingFound)}</p>
  return (
    // The text box keeps the focus: a press on the list must not take it away.
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={text(messages.offered)}
      aria-multiselectable={isMultiple || undefined}
      className={styles.list}
      onScroll={grow}
      onPointerDown={event => event.preventDefault()}
    >
      {options.slice(0, drawn).map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the text box, which holds the focus
        <div
          key={option.value}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-disabled={option.unavailable !== undefined || undefined}
          aria-selected={chosen.includes(option.value)}
          aria-setsize={options.length}
          aria-posinset={index + 1}
          className={classes(styles.option, index === marked && styles.marked)}
          onClick={() => onChoose(option)}
        >
          {option.unavailable ? `${option.label} (${option.unavailable})` : option.label}
        </div>
      ))}
    </div>
  )
}

/** Tells how many were found to whoever does not see the list. */
export const Found = ({ count }: { count: number | undefined }) => {
  const text = useText()
  return (
    <VisuallyHidden>
      <span role="status">{count === undefined ? '' : text(messages.found, { count })}</span>
    </VisuallyHidden>
  )
}
