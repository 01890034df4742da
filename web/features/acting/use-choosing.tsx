// From a number to acting for somebody: the search where it is an identifier, the code, the permission, and the app
// loaded anew as that person's.

import type { Company } from '@bawaba/contract/entities/company.ts'
import { readRegisterNumber } from '@bawaba/contract/register-number.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { radios } from '../../forms/controls/radios.tsx'
import { select } from '../../forms/controls/select.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { useTooLong } from '../../modules/dialogs/use-too-long.tsx'
import { useApp } from '../../shell/context.tsx'
import { messages } from './messages.ts'

const identifiers = ['mobile', 'nationalId', 'passportNumber'] as const
type Identifier = (typeof identifiers)[number]
type Whom = { mobile: string } | { personId: string }
/** Whom the code goes to, with what may be said of them. */
type Found = { whom: Whom; sentTo: string; name?: string }
type SentCode = Found & { resendAfterSeconds: number; reason: string; company: Company | undefined }

/** The last digits of a number, as it is shown until the code is proved. */
const masked = (mobile: string): string => `…${mobile.replace(/\s/g, '').slice(-4)}`

export const useChoosing = () => {
  const text = useText()
  const client = useClient()
  const tooLong = useTooLong()
  const { base } = useApp()
  const [sent, setSent] = useState<SentCode>()

  const send = (whom: Whom) => client.call('POST owners/sendCode', { body: whom })

  /** None where the search found nobody; several where an identifier was typed by several and proved by none. */
  const find = async (by: Identifier, value: string): Promise<Found[]> => {
    if (by === 'mobile') return [{ whom: { mobile: value }, sentTo: masked(value) }]
    const people = await client.call('POST people/search', { body: { [by]: value } })
    return people.map(({ id, mobile, name }) => ({ whom: { personId: id }, sentTo: mobile, name }))
  }

  const form = usePageForm({
    fields: {
      by: {
        label: text(messages.by),
        initial: 'mobile',
        control: select({
          options: identifiers.map(value => ({ value, label: text(messages[value]) })),
        }),
      },
      value: {
        label: text(messages.value),
        hint: text(messages.valueHint),
        required: text(messages.missingValue),
        control: line({ latin: true, inputMode: 'text' }),
      },
      forWhom: {
        label: text(messages.forWhom),
        initial: 'person',
        control: radios([
          { value: 'person', label: text(messages.forPerson) },
          { value: 'company', label: text(messages.forCompany) },
        ]),
      },
      companyName: {
        label: text(messages.companyName),
        hint: text(messages.companyNameHint),
        required: text(messages.missingCompanyName),
        check: (name: string) => (name.length > 200 ? text(messages.longCompanyName) : undefined),
        control: line(),
      },
      registerNumber: {
        label: text(messages.registerNumber),
        required: text(messages.missingRegisterNumber),
        check: (typed: string) =>
          readRegisterNumber(typed) === undefined ? text(messages.wrongRegisterNumber) : undefined,
        control: line({ latin: true, inputMode: 'numeric' }),
      },
      reason: {
        label: text(messages.reason),
        hint: text(messages.reasonHint),
        optional: true,
        check: (reason: string) => tooLong(reason, 'actingReason'),
        control: line(),
      },
    },
    hidden: ({ forWhom }) => (forWhom === 'company' ? [] : ['companyName', 'registerNumber']),
    follows: ['forWhom'],
    send: async ({
      by,
      value,
      reason,
      forWhom,
      companyName,
      registerNumber,
    }): Promise<SentCode | 'several' | undefined> => {
      const [found, another] = await find(identifiers.find(known => known === by) ?? 'mobile', value)
      if (another) return 'several'
      const company = forWhom === 'company' ? { name: companyName.trim(), registerNumber } : undefined
      return found && { ...found, ...(await send(found.whom)), reason, company }
    },
    onSent: found => {
      const isOne = found !== undefined && found !== 'several'
      setSent(isOne ? found : undefined)
      // Whoever comes back from the code finds what was typed.
      if (isOne) form.fill(form.read())
      else form.refuse({ value: text(found ? messages.several : messages.none) })
    },
    refused: ({ statusCode, message }) => (statusCode === 422 ? { value: message } : undefined),
  })

  const verify = async (code: string): Promise<void> => {
    if (!sent) return
    const { whom, reason, company } = sent
    const { requestOwnerToken, acting } = await client.call('POST owners/verify', {
      body: { ...whom, code, ...(reason ? { reason } : {}), ...(company ? { company } : {}) },
    })
    const { owner, expiresAt } = acting
    client.session.actFor({
      token: requestOwnerToken,
      owner: { ...owner, company: acting.company, reason: acting.reason, expiresAt },
    })
    // Loaded anew: the page that asked for whom holds nothing of theirs, and the next ones nothing of anybody else's.
    location.assign(`${base}/`)
  }

  return { form, sent, send, verify, again: () => setSent(undefined) }
}
