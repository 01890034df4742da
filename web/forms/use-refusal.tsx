// Why a page form was not taken: errors at fields, or words about the whole. Each refused attempt leads the reader to
// what is wrong; an error leaves as soon as its field is mended.

import { goToControl } from '@bawaba/ui/controls/error-summary.tsx'
import { useEffect, useRef, useState } from 'react'
import { stillTrue } from './errors.ts'
import type { FieldError, Fields, Typed } from './fields.ts'

type State = {
  errors: readonly FieldError[]
  /** Why it could not be sent, where no field is to blame. */
  failure?: string | undefined
  /** Counts what was refused. */
  attempt: number
  /** The control that the reader is led to; the summary where there is none. */
  focusId?: string | undefined
}

export const useRefusal = () => {
  const summary = useRef<HTMLElement>(null)
  const [state, setState] = useState<State>({ errors: [], attempt: 0 })
  const { errors, failure, attempt, focusId } = state
  useEffect(() => {
    if (attempt === 0) return
    if (focusId === undefined) summary.current?.focus()
    else goToControl(focusId)
  }, [attempt, focusId])
  return {
    summary,
    errors,
    failure,
    refuse: (refused: Omit<State, 'attempt'>) =>
      setState(before => ({ ...refused, attempt: before.attempt + 1 })),
    /** Nothing stands against it, as far as is known. */
    clear: () => setState(before => ({ errors: [], attempt: before.attempt })),
    mend: <F extends Fields>(found: () => readonly FieldError[], typed: Typed<F>) => {
      if (errors.length === 0) return
      const left = stillTrue(errors, found(), typed)
      if (left !== errors) setState(before => ({ ...before, errors: left }))
    },
  }
}
