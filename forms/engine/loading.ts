// Asking the field handler from the browser: once for each set of answers, the newest question wins, and a field
// whose completion no longer fits is completed again.

import type { Field } from '../fields/field.ts'
import type { FieldHandler } from './accept.ts'
import { type FormState, isComplete, type Notify } from './state.ts'
import type { Completion } from './table.ts'
import { awaitedBy, complete, forget, forgetOutdated, isWaiting, type Want, wantedIn } from './wants.ts'

export type LoadingState = 'ready' | 'waiting' | 'loading' | 'failed'
export type Loading = {
  /** Requests every completion the form needs now. */
  refresh(): void
  of(state: FormState, field: Field): LoadingState
  reload(state: FormState, field: Field): void
}
type Question = { with: string; phase: 'pending' | 'answered' | 'failed' }
type Inside = {
  state: FormState
  /** Makes a change and notifies the views. */
  changing(change: (notify: Notify) => void): void
  tell(state: FormState, field: Field): void
  /** Notifies the views alone. */
  notify: Notify
}

export const createLoading = (handler: FieldHandler | undefined, inside: Inside): Loading => {
  /** The last question of each field, by state and path. */
  const requested = new WeakMap<FormState, Map<number, Question>>()
  const requestedOf = (state: FormState) => {
    const known = requested.get(state) ?? new Map<number, Question>()
    requested.set(state, known)
    return known
  }

  const ask = async (want: Want) => {
    const { state, field } = want
    const own: Question = { with: want.question, phase: 'pending' }
    requestedOf(state).set(field.index, own)
    inside.tell(state, field)
    const isNewest = () => requestedOf(state).get(field.index) === own
    try {
      if (!handler) throw new Error('This form has no field handler')
      const completion: Completion = await handler.complete(want.address, field, want.answers)
      if (!isNewest()) return
      own.phase = 'answered'
      inside.changing(notify => complete(want, completion, notify, { prefill: true }))
    } catch {
      if (!isNewest()) return
      own.phase = 'failed'
      inside.tell(state, field)
    }
  }

  const refresh = () => {
    forgetOutdated(inside.state, inside.notify)
    for (const want of wantedIn(inside.state)) {
      const last = requestedOf(want.state).get(want.field.index)
      // One that failed is requested again when the person says so, or when the answers change.
      if (last?.with !== want.question || last.phase === 'answered') void ask(want)
    }
  }

  return {
    refresh,
    of: (state, field) => {
      if (isComplete(state, field)) return awaitedBy(state, field).length > 0 ? 'waiting' : 'ready'
      if (isWaiting(state, field)) return 'waiting'
      return requestedOf(state).get(field.index)?.phase === 'failed' ? 'failed' : 'loading'
    },
    reload: (state, field) => {
      requestedOf(state).delete(field.index)
      // What is known of it is outdated: the answers stay, and are judged by what comes.
      inside.changing(notify => forget(state, field, notify))
      refresh()
    },
  }
}
