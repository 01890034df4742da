// A password of a page form. It means exactly what was typed, and no draft holds it.

import type { Control } from '../../forms/fields.ts'
import { SecretInput } from './secret-input.tsx'

type Secret = Control<string, string>

const readSecret: Secret['read'] = frame => frame.querySelector('input')?.value ?? ''

export const secret = (autoComplete: 'current-password' | 'new-password'): Secret => ({
  empty: '',
  isSecret: true,
  draw: ({ initial: _, label: __, ...props }) => <SecretInput {...props} autoComplete={autoComplete} />,
  read: readSecret,
  value: typed => typed,
})
