// One line of a decision that waits: what it is, when it goes out, and the way back. It is read out once; the seconds are
// looked at.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import type { ReactNode } from 'react'
import { decisionMessages as words } from './decision-messages.ts'
import { useSecondsLeft } from './use-seconds-left.tsx'
import styles from './waiting-line.module.css'

type WaitingLineProps = {
  children: ReactNode
  leftMs: number
  /** What said how much is left. */
  source: unknown
  /** Undefined where it is a colleague's. */
  onUndo?: (() => void) | undefined
  isBusy?: boolean
  undoLabel?: ReactNode
}

export const WaitingLine = ({ children, leftMs, source, onUndo, isBusy, undoLabel }: WaitingLineProps) => {
  const text = useText()
  const seconds = useSecondsLeft(leftMs, source)
  return (
    <div className={styles.line}>
      <span role="status">{children}</span>
      <span role="timer" className={styles.seconds}>
        {text(words.left, { count: seconds })}
      </span>
      {onUndo && seconds > 0 && (
        <Button small busy={isBusy} onClick={onUndo}>
          {undoLabel ?? text(words.undo)}
        </Button>
      )}
    </div>
  )
}
