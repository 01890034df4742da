// The way from typed dates to a calendar: a button, and a dialog whose calendar is fetched when it is first opened.
// The native <dialog> keeps the focus, closes on Escape and gives the focus back.

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../button.tsx'
import { useText } from '../language.tsx'
import styles from './calendar-button.module.css'
import { messages } from './messages.ts'
import { useLoaded } from './use-loaded.tsx'

type CalendarButtonProps<Part> = {
  /** What the dialog is called. */
  label: string
  /** Fetches the calendar. */
  load: () => Promise<Part>
  /** Draws it; `close` ends the choice. */
  children: (part: Part, close: () => void) => ReactNode
}

const gap = 8

/** Where the dialog hangs from its button: below it, and beginning where it begins. */
const hang = (dialog: HTMLElement, button: HTMLElement): void => {
  const { bottom, left, right } = button.getBoundingClientRect()
  const isRtl = getComputedStyle(button).direction === 'rtl'
  const beside = isRtl ? document.documentElement.clientWidth - right : left
  dialog.style.setProperty('--below', `${bottom + gap}px`)
  dialog.style.setProperty('--beside', `${beside}px`)
}

export const CalendarButton = <Part,>({ label, load, children }: CalendarButtonProps<Part>) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const { part, hasFailed } = useLoaded(load, isOpen)
  const close = () => dialog.current?.close()
  // Before the calendar takes the focus: opening a dialog would take it away again.
  useLayoutEffect(() => {
    if (!isOpen || !dialog.current || !anchor.current) return
    hang(dialog.current, anchor.current)
    dialog.current.showModal()
  }, [isOpen])
  return (
    <span ref={anchor} className={styles.anchor}>
      <Button icon="calendar" aria-haspopup="dialog" className={styles.button} onClick={() => setOpen(true)}>
        {text(messages.calendar)}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the dialog's own
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-label={label}
          onClose={() => setOpen(false)}
          onClick={event => {
            if (event.target === event.currentTarget) close()
          }}
        >
          <div className={styles.body}>
            <div className={styles.head}>
              <p>{label}</p>
              <IconButton icon="close" small label={text(messages.close)} onClick={close} />
            </div>
            {part ? (
              children(part, close)
            ) : (
              <p role="status">{text(hasFailed ? messages.calendarFailed : messages.calendarLoading)}</p>
            )}
          </div>
        </dialog>
      )}
    </span>
  )
}
