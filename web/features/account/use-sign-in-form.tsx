// What happens when the sign-in form is sent: what is missing is said at once, the rest by the server.
// A wrong answer reads alike for name and password; the name stays, the password is emptied.

import type { SecondStep } from '@bawaba/contract/entities/factor.ts'
import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Session } from '@bawaba/contract/entities/session.ts'
import { normaliseDigits } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useRef, useState } from 'react'
import { slugIn } from '../../account/slug-choice.tsx'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { messages } from './messages.ts'

export type FormError = { target: string; text: string }
type State = {
  errors: FormError[]
  /** What the server said to a name and password. */
  refusal?: string
  isBusy: boolean
  /** Failed tries: each brings the focus back to what is wrong. */
  attempt: number
  /** The name and password were right; this comes next. */
  next?: { slug: UserSlug; step: SecondStep }
}

const idle: State = { errors: [], isBusy: false, attempt: 0 }

/** Spaces, dashes and either set of digits are fine in a mobile number. */
const tidy = (username: string): string => {
  const plain = normaliseDigits(username).trim()
  return /^[+\d][\d\s-]*$/.test(plain) ? plain.replace(/[\s-]/g, '') : plain.toLowerCase()
}

/** `onSignedIn` is told of a session, where the password was all it took. */
export const useSignInForm = (slugs: readonly UserSlug[], onSignedIn: (session: Session) => void) => {
  const text = useText()
  const client = useClient()
  const stopper = useRef<AbortController>(undefined)
  const isSending = useRef(false)
  const [state, setState] = useState<State>(idle)
  const missingName = slugs.includes('citizen') ? messages.mobileMissing : messages.usernameMissing

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const data = new FormData(form)
    const username = tidy(String(data.get('username') ?? ''))
    const password = String(data.get('password') ?? '')
    const errors = [
      ...(username ? [] : [{ target: 'username', text: text(missingName) }]),
      ...(password ? [] : [{ target: 'password', text: text(messages.passwordMissing) }]),
    ]
    if (errors.length > 0) return setState({ errors, isBusy: false, attempt: state.attempt + 1 })
    isSending.current = true
    setState({ errors: [], isBusy: true, attempt: state.attempt })
    try {
      const slug = slugIn(data, slugs)
      stopper.current = new AbortController()
      const answer = await client.call('POST :slug/login', {
        params: { slug },
        body: { username, password },
        signal: stopper.current.signal,
      })
      if ('mfa' in answer) setState({ ...idle, next: { slug, step: answer.mfa } })
      else onSignedIn(answer)
    } catch (error) {
      if (!isCallError(error)) throw error
      // One left while it was asked: the form stands as it was.
      if (error.code === 'CANCEL') return setState(idle)
      const input = form.elements.namedItem('password')
      if (input instanceof HTMLInputElement) {
        input.value = ''
        input.focus()
      }
      setState({ errors: [], refusal: error.message, isBusy: false, attempt: state.attempt })
    } finally {
      isSending.current = false
    }
  }
  return {
    ...state,
    submit,
    /** Leaves while the server is asked. */
    stop: () => stopper.current?.abort(),
    /** Back to the name and password. */
    startAgain: () => setState(idle),
  }
}
