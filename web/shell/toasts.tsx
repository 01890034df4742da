// Messages of the whole app, inline under the header so that they cover nothing, until they are put away:
// why one was sent home, why a link does not open, that something could not be loaded.

import type { Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice, type NoticeKind } from '@bawaba/ui/notice.tsx'
import { useSyncExternalStore } from 'react'
import styles from './toasts.module.css'

export type Toast = {
  /** A second one with the same id takes the place of the first. */
  id: string
  kind?: NoticeKind
  message: Text
  action?: { text: Text; run: () => void }
  /** Nobody can put it away: it goes when what it says is over. */
  stays?: boolean
}

/** `number` tells one from an earlier one of the same words: only what is new on the page is read out. */
type Shown = Toast & { number: number }

let count = 0
let toasts: readonly Shown[] = []
const listeners = new Set<() => void>()
const put = (next: readonly Shown[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message under the header. */
export const announce = (toast: Toast): void => {
  count += 1
  put([...toasts.filter(({ id }) => id !== toast.id), { ...toast, number: count }])
}
/** Takes a message away. */
export const retract = (id: string): void => put(toasts.filter(toast => toast.id !== id))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const none: readonly Shown[] = []

/** The place where the messages are shown; the live region is there before the first message. */
export const Toasts = () => {
  const text = useText()
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  return (
    <div className={styles.toasts} role="status">
      {shown.map(({ id, number, kind, message, action, stays }) => (
        <Notice
          key={number}
          kind={kind}
          quiet
          onClose={stays ? undefined : () => retract(id)}
          actions={
            action && (
              <Button small onClick={action.run}>
                {text(action.text)}
              </Button>
            )
          }
        >
          {text(message)}
        </Notice>
      ))}
    </div>
  )
}
