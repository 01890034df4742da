// From the person's details to their account: the details judged by the sign-up's own rules, the code, the account.

import type { OpenedAccount } from '@bawaba/contract/entities/profile.ts'
import { platformWidgets } from '@bawaba/forms/fields/widgets.tsx'
import type { FormStore } from '@bawaba/forms/index.ts'
import { summaryErrors } from '@bawaba/forms/react/summary-errors.tsx'
import { useErrors } from '@bawaba/forms/react/use-store.tsx'
import { cairoDate, isLanguage, type Language, languages, type Text } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { select } from '../../forms/controls/select.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { validationErrorsOf } from '../../modules/requests/errors.ts'
import { messages } from './messages.ts'

type Details = { data: Record<string, unknown>; language: Language }
type Sent = Details & { resendAfterSeconds: number; sentTo: string }

/** What the server alone finds of a person’s details. */
const own: Readonly<Record<string, Text>> = {
  duplicate: messages.taken,
  staffMobile: messages.staffMobile,
}

/** The last digits of a number, as it is shown until the code is proved. */
const masked = (mobile: unknown): string => `…${String(mobile).replace(/\s/g, '').slice(-4)}`

/** `id` begins the ids of the model's questions. */
export const useOpenAccount = (store: FormStore, id: string) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const [sent, setSent] = useState<Sent>()
  const [opened, setOpened] = useState<OpenedAccount>()
  const names = { ar: messages.arabic, en: messages.english }

  /** Puts what the server found at the questions that it is about; undefined where it is about none. */
  const report = (error: unknown): boolean => {
    const found = isCallError(error)
      ? (validationErrorsOf(error)?.filter(({ field }) => store.find(field)) ?? [])
      : []
    if (found.length > 0)
      store.report(found.map(one => ({ ...one, ...(own[one.key] && { text: own[one.key] }) })))
    return found.length > 0
  }
  const send = (body: Details) => client.call('POST people/sendCode', { body })

  const form = usePageForm({
    fields: {
      language: {
        label: text(messages.language),
        initial: 'ar',
        control: select({ options: languages.map(value => ({ value, label: text(names[value]) })) }),
      },
    },
    inner: {
      errors: summaryErrors(useErrors(store), { store, widgets: platformWidgets, language, form: id }),
      check: () => store.check('all', cairoDate(serverNow())).length === 0,
    },
    send: async ({ language: chosen }): Promise<Sent> => {
      const details = { data: store.submission(), language: isLanguage(chosen) ? chosen : 'ar' } as const
      return { ...details, ...(await send(details)), sentTo: masked(details.data.mobile) }
    },
    onSent: setSent,
    refused: error => (report(error) ? {} : error.message),
  })

  const verify = async (code: string): Promise<void> => {
    if (!sent) return
    const { data, language: chosen } = sent
    try {
      setOpened(await client.call('POST people', { body: { data, language: chosen, code } }))
    } catch (error) {
      // Somebody has the number or the papers: the details are shown again, with what is taken.
      if (report(error)) setSent(undefined)
      throw error
    }
  }

  return {
    form,
    sent,
    opened,
    verify,
    resend: () => send({ data: sent?.data ?? {}, language: sent?.language ?? 'ar' }),
    change: () => setSent(undefined),
  }
}
