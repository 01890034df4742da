// An act that needs a fresh proof: it is tried, and where the server asks for one the person is proved and it is tried
// again. Nothing that was typed is lost on the way.

import { type ReactNode, useRef, useState } from 'react'
import { isCallError } from '../../../client/call-error.ts'
import { ProofDialog } from './proof-dialog.tsx'

type Waiting = { again: () => void; giveUp: (error: unknown) => void }

export const useFresh = (): { fresh: <T>(act: () => Promise<T>) => Promise<T>; dialog: ReactNode } => {
  const waiting = useRef<Waiting>(undefined)
  const [isAsking, setAsking] = useState(false)
  const fresh = async <T,>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      if (!isCallError(error) || error.code !== 'STEP_UP_REQUIRED') throw error
      setAsking(true)
      await new Promise<void>((again, giveUp) => {
        waiting.current = { again, giveUp: () => giveUp(error) }
      })
      return act()
    }
  }
  const end = (isProved: boolean) => {
    setAsking(false)
    if (isProved) waiting.current?.again()
    else waiting.current?.giveUp(undefined)
    waiting.current = undefined
  }
  const dialog = isAsking && <ProofDialog onProved={() => end(true)} onClose={() => end(false)} />
  return { fresh, dialog }
}
