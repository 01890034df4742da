// Sending a new password: judged here by the rule the server has, refused in the same words.

import { useLanguage } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useRef, useState } from 'react'
import { isCallError } from '../client/call-error.ts'
import { confirmationError, newPasswordError, usePasswordProfile } from './new-password.tsx'

export type Passwords = { current: string; password: string; again: string }
type FieldState = { error?: string }
type State = { errors: Record<keyof Passwords, FieldState>; refusal?: string; isBusy: boolean }

const none: State = { errors: { current: {}, password: {}, again: {} }, isBusy: false }
const errorOf = (error: string | undefined): FieldState => (error === undefined ? {} : { error })

type PasswordFormOptions = {
  /** Sends the passwords; what it throws is shown above the form. */
  send: (passwords: Passwords) => Promise<void>
  /** What to say where the present password is asked for and was not given. */
  currentMissing?: string
  hasSecondFactor?: boolean
  onFailed?: (failed: boolean) => void
}

/** For a form with boxes named `current` (where asked), `password` and `again`. */
export const usePasswordForm = ({ send, currentMissing, hasSecondFactor, onFailed }: PasswordFormOptions) => {
  const language = useLanguage()
  const profile = usePasswordProfile()
  const isSending = useRef(false)
  const [state, setState] = useState<State>(none)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const data = new FormData(form)
    const read = (name: keyof Passwords) => String(data.get(name) ?? '')
    const passwords = { current: read('current'), password: read('password'), again: read('again') }
    const errors = {
      current: errorOf(currentMissing !== undefined && passwords.current === '' ? currentMissing : undefined),
      password: errorOf(newPasswordError(language, passwords.password, profile, hasSecondFactor)),
      again: errorOf(confirmationError(language, passwords.password, passwords.again)),
    }
    const [wrong] = (Object.keys(errors) as (keyof Passwords)[]).filter(
      name => errors[name].error !== undefined,
    )
    setState({ errors, isBusy: wrong === undefined })
    onFailed?.(wrong !== undefined)
    if (wrong) {
      const box = form.elements.namedItem(wrong)
      if (box instanceof HTMLElement) box.focus()
      return
    }
    isSending.current = true
    try {
      await send(passwords)
      form.reset()
      setState(none)
    } catch (error) {
      if (!isCallError(error)) throw error
      setState({ ...none, refusal: error.message })
      onFailed?.(true)
    } finally {
      isSending.current = false
    }
  }
  return { ...state, submit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event) }
}
