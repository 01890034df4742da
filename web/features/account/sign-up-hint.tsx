// The way to an account for whoever has none; one comes back to the same place afterwards.

import { useText } from '@bawaba/ui/language.tsx'
import { Link, useSearch } from '@tanstack/react-router'
import { useApp } from '../../shell/context.tsx'
import { messages } from './messages.ts'
import type { SignInSearch } from './search.ts'

export const SignUpHint = () => {
  const text = useText()
  const { signUpPath } = useApp()
  const { from }: SignInSearch = useSearch({ strict: false })
  if (!signUpPath) return null
  return (
    <p>
      {text(messages.noAccount)}{' '}
      <Link to={signUpPath} search={from ? { from } : {}}>
        {text(messages.signUp)}
      </Link>
    </p>
  )
}
