// The hold on something that a form reserves: taken when it is chosen, and until when it stands.

import { useCallback, useEffect, useRef, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { setRunningEnd } from '../deadlines/running.ts'

export type Hold =
  | { state: 'none' }
  | { state: 'holding'; code: string }
  | {
      state: 'held'
      code: string
      until: number
      minutesLeft: number
      isLast: boolean
      /** For how long the portal was closed meanwhile, where that extended it. */
      closedMinutes?: number | undefined
    }
  | { state: 'over'; code: string; isLast: boolean }
  | { state: 'refused'; code: string; reason: { key: string; message: string } }

const aMinute = 60_000
const minutesUntil = (until: number): number => Math.ceil((until - serverNow().getTime()) / aMinute)

/**
 * `take` holds a thing of a kind in the place of the one before; one that is refused says why. `country`: where the
 * applicant says that they live.
 */
export const useHold = (kind: string, country?: string): [hold: Hold, take: (code: string) => void] => {
  const client = useClient()
  const [hold, setHold] = useState<Hold>({ state: 'none' })
  /** What was chosen last: the answer about another one comes too late. */
  const wanted = useRef('')

  const take = useCallback(
    (code: string) => {
      wanted.current = code
      setHold({ state: 'holding', code })
      const show = (next: Hold) => {
        if (wanted.current === code) setHold(next)
      }
      client.call('POST reservations', { body: { kind, code, ...(country && { country }) } }).then(
        ({ heldUntil, isLast = false, closedMinutes }) => {
          const until = Date.parse(heldUntil ?? '')
          show({ state: 'held', code, until, minutesLeft: minutesUntil(until), isLast, closedMinutes })
        },
        error => {
          const reason = isCallError(error)
            ? { key: error.code, message: error.message }
            : { key: '000', message: String(error) }
          show({ state: 'refused', code, reason })
        },
      )
    },
    [client, kind, country],
  )

  const until = hold.state === 'held' ? hold.until : undefined
  // The form counts on while its other pages are filled in: a question that leaves takes nothing back.
  useEffect(() => {
    if (hold.state === 'held') setRunningEnd(hold.until)
    if (hold.state === 'over' || hold.state === 'refused') setRunningEnd(undefined)
  }, [hold])
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(
      () =>
        setHold(current => {
          if (current.state !== 'held') return current
          const minutesLeft = minutesUntil(current.until)
          return minutesLeft === current.minutesLeft ? current : { ...current, minutesLeft }
        }),
      1_000,
    )
    return () => clearInterval(timer)
  }, [until])
  const ended = hold.state === 'held' && hold.minutesLeft <= 0 ? hold : undefined
  useEffect(() => {
    if (!ended) return
    const { code, isLast } = ended
    const show = (next: Hold) => {
      if (wanted.current === code) setHold(next)
    }
    // It may last longer than this page knows: the portal was closed, or another window of the form lengthened it.
    client.call('GET reservations').then(
      own => {
        const found = own.find(one => one.kind === kind && one.code === code && one.status === 'held')
        const end = Date.parse(found?.heldUntil ?? '')
        const minutesLeft = minutesUntil(end)
        show(
          minutesLeft > 0
            ? { ...ended, until: end, minutesLeft, closedMinutes: found?.closedMinutes }
            : { state: 'over', code, isLast },
        )
      },
      () => show({ state: 'over', code, isLast }),
    )
  }, [client, kind, ended])
  return [hold, take]
}
