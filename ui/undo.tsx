// What was taken away can be put back for ten seconds, longer while the pointer or the focus rests on it.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { useText } from './language.tsx'
import { messages } from './messages.ts'
import styles from './undo.module.css'
import { startUndoTime } from './undo-time.ts'

type UndoProps = {
  children: ReactNode
  onUndo: () => void
  /** Time is up: it cannot be put back any more. */
  onExpire: () => void
}

export const Undo = ({ children, onUndo, onExpire }: UndoProps) => {
  const text = useText()
  const [isPaused, setPaused] = useState(false)
  const expire = useRef(onExpire)
  expire.current = onExpire
  useEffect(() => {
    if (isPaused) return
    return startUndoTime(() => expire.current())
  }, [isPaused])
  const hold = () => setPaused(true)
  const release = () => setPaused(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it stops its clock, nothing is pressed here
    <div
      className={styles.undo}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span role="status">{children}</span>
      <Button small onClick={onUndo}>
        {text(messages.undo)}
      </Button>
    </div>
  )
}
