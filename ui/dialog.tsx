// A question that must be answered first. The native <dialog>: it traps the focus, closes on Escape,
// makes the rest inert and gives the focus back, without a line of ours.

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'
import { useText } from './language.tsx'
import { messages } from './messages.ts'

/** `onClose` is called for Escape, the cross and a click outside; the owner then sets `open` to false. */
export const Dialog = ({
  open,
  title,
  children,
  actions,
  onClose,
}: {
  open: boolean
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
  onClose: () => void
}) => {
  const text = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the dialog's own
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" small label={text(messages.close)} onClick={onClose} />
      </div>
      <div className={styles.body}>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
