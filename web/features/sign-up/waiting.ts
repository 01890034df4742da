// A sign-up that waits for its code, for as long as the tab is open: enough to type the code after a reload. The
// answers stay in memory alone, for whoever goes back to change the number.

import type { Answers } from '@bawaba/forms/index.ts'

export type WaitingSignUp = {
  id: string
  mobile: string
  sentTo: string
  /** When another code may be asked for, in milliseconds of the clock. */
  resendAt: number
  from?: string
}
const name = 'sign-up'
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const readWaiting = (shelf: Shelf): WaitingSignUp | undefined => {
  try {
    return (JSON.parse(shelf.getItem(name) ?? 'null') as WaitingSignUp | null) ?? undefined
  } catch {
    return undefined
  }
}
export const keepWaiting = (shelf: Shelf, waiting: WaitingSignUp): void =>
  shelf.setItem(name, JSON.stringify(waiting))
export const forgetWaiting = (shelf: Shelf): void => {
  shelf.removeItem(name)
  answers = undefined
}

let answers: Answers | undefined
export const storedAnswers = (): Answers | undefined => answers
export const keepAnswers = (more: Answers): void => {
  answers = more
}
