// The form of signing up: the questions of the registration model, the password. Everything that is wrong is said at
// once, what the server finds in the same places; taken, one goes on to the code.

import { platformWidgets } from '@bawaba/forms/fields/widgets.tsx'
import type { FormStore } from '@bawaba/forms/index.ts'
import { summaryErrors } from '@bawaba/forms/react/summary-errors.tsx'
import { useErrors } from '@bawaba/forms/react/use-store.tsx'
import { cairoDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { tabStorage } from '../../client/storage.ts'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useNewPassword } from '../../modules/account/new-password.tsx'
import { validationErrorsOf } from '../../modules/requests/errors.ts'
import { messages } from './messages.ts'
import { keepAnswers, keepWaiting } from './waiting.ts'

const aSecond = 1000

/** `id` begins the ids of the model's questions. */
export const useSignUp = (store: FormStore, id: string, from: string | undefined) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const navigate = useNavigate()
  const { fields, againError } = useNewPassword(text(messages.password))
  return usePageForm({
    fields: { password: fields.password, confirmPassword: fields.again },
    inner: {
      errors: summaryErrors(useErrors(store), { store, widgets: platformWidgets, language, form: id }),
      check: () => store.check('all', cairoDate(serverNow())).length === 0,
    },
    check: ({ password, confirmPassword }) => ({ confirmPassword: againError(password, confirmPassword) }),
    send: async passwords => {
      const data = store.submission()
      const body = { data, ...passwords }
      const answer = await client.call('POST :slug', { params: { slug: 'citizen' }, body })
      return { data, ...answer }
    },
    onSent: async ({ data, id, verification }) => {
      keepAnswers(data)
      keepWaiting(tabStorage, {
        id,
        mobile: String(data.mobile),
        sentTo: verification.sentTo,
        from,
        resendAt: Date.now() + verification.resendAfterSeconds * aSecond,
      })
      await navigate({ to: '/mobileNumber-validate' })
    },
    refused: error => {
      if (error.code === 'INVALID_PASSWORD') return { password: error.message }
      const found = validationErrorsOf(error)?.filter(({ field }) => store.find(field)) ?? []
      if (found.length === 0) return error.message
      store.report(found)
      return {}
    },
  })
}
