// The sign-in form: what is missing is said at once, the rest by the server. A wrong answer reads alike for name and
// password; the name stays, the password is emptied.

import type { SecondStep } from '@bawaba/contract/entities/factor.ts'
import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Session } from '@bawaba/contract/entities/session.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '../../client/hooks.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { secret } from '../../modules/account/secret-control.tsx'
import { slugOf, useSlugField, useUserSlugs } from '../../modules/account/slug-choice.tsx'
import { forgetUsername, useTypedUsername } from '../../modules/account/typed-username.tsx'
import { useUsernameField } from '../../modules/account/use-username-field.tsx'
import { messages } from './messages.ts'

/** The name and password were right; this comes next. */
export type NextStep = { slug: UserSlug; step: SecondStep }

type SignInOptions = {
  /** Where the password was all it took. */
  onSignedIn: (session: Session) => void
  onNext: (next: NextStep) => void
}

export const useSignInForm = ({ onSignedIn, onNext }: SignInOptions) => {
  const text = useText()
  const client = useClient()
  const userSlugs = useUserSlugs()
  const { slug, isAsked } = useSlugField()
  const { username, wrong } = useUsernameField()
  const form = usePageForm({
    fields: {
      slug,
      username,
      password: {
        label: text(messages.password),
        required: text(messages.passwordMissing),
        control: secret('current-password'),
      },
    },
    hidden: () => (isAsked ? [] : ['slug']),
    send: async ({ slug: chosen, username, password }, { signal }) => {
      const slug = slugOf(chosen, userSlugs)
      const body = { username, password }
      return { slug, answer: await client.call('POST :slug/login', { params: { slug }, body, signal }) }
    },
    onSent: ({ slug, answer }) => {
      forgetUsername()
      if ('mfa' in answer) onNext({ slug, step: answer.mfa })
      else onSignedIn(answer)
    },
    refused: ({ code, message }) => {
      form.fill({ ...form.read(), password: '' }, 'password')
      return code === 'WRONG_CREDENTIALS' ? wrong : message
    },
  })
  useTypedUsername(form.element)
  return form
}
