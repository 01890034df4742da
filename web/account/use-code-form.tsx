// What happens when a code is sent: its shape is judged here, the rest by the server.

import { type Language, normaliseDigits, t } from '@bawaba/language/index.ts'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { type SyntheticEvent, useRef, useState } from 'react'
import { isCallError } from '../client/call-error.ts'
import { codeMessages as messages } from './code-messages.ts'

export type SendCode = (code: string) => Promise<void>
type State = {
  /** What is wrong with the code. */
  error?: string
  /** Why it could not be asked. */
  failure?: string
  isBusy: boolean
  /** Refused tries: each brings the focus to what is wrong. */
  attempt: number
}

const length = 6

/** A code as it was sent, from however it was typed or pasted. */
const codeOf = (typed: string): string =>
  normaliseDigits(typed).replace(/[\s\-\u2010-\u2015\u200e\u200f]/g, '')

const errorOf = (language: Language, code: string): string | undefined => {
  if (code === '') return t(language, messages.missing)
  if (!/^\d+$/.test(code)) return t(language, messages.digitsOnly)
  return code.length === length ? undefined : t(language, messages.digits, { count: code.length })
}

/** The server understood and refused: it concerns the code. Anything else concerns the way there. */
const isAboutCode = (status: unknown): boolean => status === 422 || status === 429

export const useCodeForm = (name: string, send: SendCode) => {
  const language = useLanguage()
  const isSending = useRef(false)
  const [state, setState] = useState<State>({ isBusy: false, attempt: 0 })

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const code = codeOf(String(new FormData(event.currentTarget).get(name) ?? ''))
    const error = errorOf(language, code)
    const attempt = state.attempt + 1
    if (error !== undefined) return setState({ error, isBusy: false, attempt })
    isSending.current = true
    setState({ isBusy: true, attempt: state.attempt })
    try {
      await send(code)
      setState({ isBusy: false, attempt: state.attempt })
    } catch (error) {
      if (!isCallError(error)) throw error
      const outcome = isAboutCode(error.statusCode) ? { error: error.message } : { failure: error.message }
      setState({ ...outcome, isBusy: false, attempt })
    } finally {
      isSending.current = false
    }
  }
  return { ...state, submit }
}
