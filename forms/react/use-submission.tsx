// Sending a form: checked as a whole, sent once however often the button is pressed, the server's faults
// shown where the browser's are.

import { useEffect, useRef, useState } from 'react'
import type { Answers, FormStore, ValidationError } from '../index.ts'

export type Submit = (data: Answers) => Promise<ValidationError[] | undefined>

type Submission = {
  store: FormStore
  /** The plain date in Cairo. */
  today: string
  submit: Submit
  /** Shows faults and leads to the first. */
  refuse: (errors: ValidationError[]) => void
  /** The form may be sent again after it was taken: it stays on the page. */
  stays?: boolean
}

/** `failure` is what `submit` threw, until the next try. */
export const useSubmission = ({ store, today, submit, refuse, stays }: Submission) => {
  // What the form says of a day is shown before it is sent, also where it stays open over midnight.
  useEffect(() => store.beginDay(today), [store, today])
  const underWay = useRef(false)
  const [state, setState] = useState<{ isSending: boolean; failure?: unknown }>({ isSending: false })
  const rest = (failure?: unknown) => {
    underWay.current = false
    setState({ isSending: false, failure })
  }
  const send = async () => {
    if (underWay.current) return
    const errors = store.check('all', today)
    if (errors.length > 0) return refuse(errors)
    underWay.current = true
    setState({ isSending: true })
    try {
      const refused = await submit(store.submission())
      if (refused && refused.length > 0) {
        store.report(refused)
        // Faults of questions that do not show here cannot be shown: that is no answer to stop at.
        if (store.faults().length === 0) throw new Error(`Refused for ${refused.map(({ field }) => field)}`)
        refuse(refused)
        rest()
      } else if (stays) rest()
    } catch (error) {
      rest(error)
    }
  }
  return { ...state, send }
}
