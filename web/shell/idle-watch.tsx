// The end of an idle session: for the last two minutes a dialog counts the seconds and offers to stay. All tabs read the
// same end, so that staying in one stays in all. What is typed is saved before anyone is signed out; at the end nobody is
// there to be asked, and the message says what only this device has.

import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { askEnd, reportActivity } from '../client/heartbeat.ts'
import { useClient } from '../client/hooks.tsx'
import { readEnd } from '../client/session-clock.ts'
import { messages as own } from './idle.messages.ts'
import { leaveStored } from './leaving.ts'
import { messages } from './messages.ts'
import { rememberField } from './return-field.ts'
import { announce } from './toasts.tsx'

const warningSeconds = 120

/** Stands where someone is signed in. */
export const IdleWatch = () => {
  const text = useText()
  const client = useClient()
  const { stored, session } = client
  const end = useSyncExternalStore(
    stored.subscribe,
    () => readEnd(stored),
    () => undefined,
  )
  const router = useRouter()
  const [left, setLeft] = useState<number>()
  const isLeaving = useRef(false)
  const wasNear = useRef(false)
  const isUnsure = useRef(true)

  const leave = async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    await leaveStored({
      go: isSaved => {
        // The server's session is over too, or is ended now; either way this browser forgets the person.
        session.end('here')
        announce({ id: 'idle', kind: 'info', message: isSaved ? own.idleOver : own.idleOverUnsaved })
      },
    })
  }
  /** Pressing is activity: the session goes on, the dialog closes, and what would be lost is said under the header. */
  const signOutNow = () =>
    import('./leave-session.ts').then(
      ({ leaveSession }) => leaveSession(client, () => router.navigate({ to: '/' })),
      // Without its script the session ends here, and on the server when it can.
      leave,
    )
  const stay = () => reportActivity(client, Date.now()).catch(() => undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock runs anew when the end moves
  useEffect(() => {
    // Who signed in a moment ago, or in an earlier visit, is told by the server how long they may stay.
    if (end === undefined) return void stay()
    // A page that opens after the end that this browser knows: its clock may be wrong, or other windows of the session may
    // have kept it alive. To sign out then would end theirs too, so the server is asked first.
    if (isUnsure.current && end <= Date.now()) {
      isUnsure.current = false
      void askEnd(client, Date.now()).catch(() => leave())
      return
    }
    isUnsure.current = false
    const look = () => {
      const seconds = Math.ceil((end - Date.now()) / 1000)
      const isNear = seconds <= warningSeconds
      // Before the dialog takes the focus.
      if (isNear && !wasNear.current) rememberField()
      wasNear.current = isNear
      setLeft(isNear ? Math.max(0, seconds) : undefined)
      if (seconds <= 0) void leave()
    }
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [end])

  return (
    <Dialog
      open={left !== undefined}
      title={text(own.idleTitle)}
      onClose={() => void stay()}
      actions={
        <>
          <Button variant="primary" onClick={() => void stay()}>
            {text(own.stay)}
          </Button>
          <Button onClick={() => void signOutNow()}>{text(messages.signOut)}</Button>
        </>
      }
    >
      <p role="timer">{text(own.idleText, { count: left ?? 0 })}</p>
    </Dialog>
  )
}
