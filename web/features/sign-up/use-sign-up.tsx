// What happens when the sign-up is sent: everything that is wrong is said at once, the server's findings in the same
// places; taken, one goes on to the code.

import type { FormStore } from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useRef, useState } from 'react'
import { confirmationError, newPasswordError, usePasswordProfile } from '../../account/new-password.tsx'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { validationErrorsOf } from '../../requests/errors.ts'
import { keepAnswers, keepWaiting } from './waiting.ts'

export type PasswordError = { target: string; text: string }
type State = {
  /** What is wrong with the passwords. */
  errors: PasswordError[]
  failure?: string
  isBusy: boolean
  attempt: number
}
const aSecond = 1000

export const useSignUp = (store: FormStore, from: string | undefined) => {
  const language = useLanguage()
  const client = useClient()
  const navigate = useNavigate()
  const profile = usePasswordProfile()
  const isSending = useRef(false)
  const [state, setState] = useState<State>({ errors: [], isBusy: false, attempt: 0 })

  const passwordErrors = (password: string, again: string): PasswordError[] => {
    const error = newPasswordError(language, password, profile)
    const repeated = confirmationError(language, password, again)
    return [
      ...(error === undefined ? [] : [{ target: 'password', text: error }]),
      ...(repeated === undefined ? [] : [{ target: 'confirmPassword', text: repeated }]),
    ]
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const typed = new FormData(event.currentTarget)
    const password = String(typed.get('password') ?? '')
    const confirmPassword = String(typed.get('confirmPassword') ?? '')
    const refuse = (change: Partial<State>) =>
      setState({ errors: [], isBusy: false, ...change, attempt: state.attempt + 1 })
    const errors = passwordErrors(password, confirmPassword)
    if (store.check('all', cairoDate(new Date())).length > 0 || errors.length > 0) return refuse({ errors })
    isSending.current = true
    setState({ errors: [], isBusy: true, attempt: state.attempt })
    try {
      const data = store.submission()
      const body = { data, password, confirmPassword }
      const { id, verification } = await client.call('POST :slug', { params: { slug: 'citizen' }, body })
      keepAnswers(data)
      keepWaiting(sessionStorage, {
        id,
        mobile: String(data.mobile),
        sentTo: verification.sentTo,
        from,
        resendAt: Date.now() + verification.resendAfterSeconds * aSecond,
      })
      await navigate({ to: '/mobileNumber-validate' })
    } catch (error) {
      if (!isCallError(error)) throw error
      const found = validationErrorsOf(error)?.filter(({ field }) => store.find(field)) ?? []
      if (found.length > 0) store.report(found)
      const isPassword = error.code === 'INVALID_PASSWORD'
      if (isPassword) refuse({ errors: [{ target: 'password', text: error.message }] })
      else refuse(found.length > 0 ? {} : { failure: error.message })
    } finally {
      isSending.current = false
    }
  }
  return { ...state, submit }
}
