// A form that takes one code of six digits: its shape is judged here, the rest by the server.

import { type Language, readCompact, t } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useEffect } from 'react'
import { text as line } from '../../forms/controls/text.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { codeMessages as messages } from './code-messages.ts'

export type SendCode = (code: string) => Promise<void>

type CodeFormOptions = {
  /** Of the field. */
  name: string
  label: string
  hint: string
  /** Takes the code; what it throws is shown: a refusal at the box, anything else above the button. */
  send: SendCode
  /** Notified whether something is wrong: the title of the page says so. */
  onFailed?: ((failed: boolean) => void) | undefined
  leadsTo?: 'summary' | 'field'
}

const length = 6

const errorOf = (language: Language, code: string): string | undefined => {
  if (!/^\d+$/.test(code)) return t(language, messages.digitsOnly)
  return code.length === length ? undefined : t(language, messages.digits, { count: code.length })
}

/** The server understood and refused: it concerns the code. Anything else concerns the way there. */
const isAboutCode = (status: unknown): boolean => status === 422 || status === 429

/** Tells the page whether its form was refused. */
export const useOnFailed = (isRefused: boolean, onFailed: ((failed: boolean) => void) | undefined): void =>
  useEffect(() => onFailed?.(isRefused), [isRefused, onFailed])

export const useCodeForm = ({ name, label, hint, send, onFailed, leadsTo }: CodeFormOptions) => {
  const text = useText()
  const language = useLanguage()
  const form = usePageForm({
    fields: {
      [name]: {
        label,
        hint,
        required: text(messages.missing),
        check: (code: string) => errorOf(language, code),
        control: line({
          latin: true,
          width: 'short',
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          value: readCompact,
          isSecret: true,
        }),
      },
    },
    leadsTo,
    refused: ({ statusCode, message }) => (isAboutCode(statusCode) ? { [name]: message } : message),
    send: values => send(values[name] ?? ''),
  })
  useOnFailed(form.isRefused, onFailed)
  return form
}
