// An employee proves who the person at the counter is, by the document that they show.

import { registerActivity } from '@bawaba/contract/user-models.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { useCall, useClient } from '../../client/hooks.tsx'
import { checkbox } from '../../forms/controls/checkbox.tsx'
import { radios } from '../../forms/controls/radios.tsx'
import { select } from '../../forms/controls/select.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { registrationModel } from '../../modules/account/model-filters.ts'
import styles from './acting.module.css'
import { identityMessages as messages } from './identity-messages.ts'

/** Egyptian passports show the national ID, which proves more. */
const egypt = 'EG'

/** The countries that a sign-up offers. */
const useCountries = () => {
  const language = useLanguage()
  const { data: model } = useCall('GET dynamic_users/findOne', { query: registrationModel })
  const steps = model?.activities?.find(({ activityId }) => activityId === registerActivity)?.steps ?? []
  const question = steps.map(({ fieldsSchema }) => fieldsSchema.nationality).find(each => each !== undefined)
  const { options = [] } = (question?.uniforms ?? {}) as { options?: { value: string; label: string }[] }
  return options
    .filter(({ value }) => value !== egypt)
    .map(({ value, label }) => ({ value, label: model?.translations?.[language]?.[label] ?? label }))
}

export const ProveIdentity = () => {
  const text = useText()
  const client = useClient()
  const countries = useCountries()
  const [differs, setDiffers] = useState(false)
  const [isProved, setProved] = useState(false)
  const form = usePageForm({
    id: 'identity',
    fields: {
      document: {
        label: text(messages.document),
        initial: 'nationalId',
        control: radios([
          { value: 'nationalId', label: text(messages.card) },
          { value: 'passportNumber', label: text(messages.passport) },
        ]),
      },
      nationality: {
        label: text(messages.country),
        required: text(messages.countryMissing),
        control: select({ options: countries, placeholder: text(messages.chooseCountry) }),
      },
      number: {
        label: text(messages.number),
        hint: text(messages.numberHint),
        required: text(messages.numberMissing),
        control: line({ latin: true }),
      },
      corrects: { label: text(messages.corrects), control: checkbox(), optional: true },
    },
    hidden: ({ document }) => [
      ...(document === 'passportNumber' ? [] : (['nationality'] as const)),
      ...(differs ? [] : (['corrects'] as const)),
    ],
    follows: ['document'],
    leadsTo: 'field',
    send: ({ document, nationality, number, corrects }) =>
      client.call('POST owners/proveIdentity', {
        body: {
          ...(document === 'passportNumber'
            ? { passportNumber: number, nationality }
            : { nationalId: number }),
          ...(corrects && { corrects }),
        },
      }),
    refused: error => {
      if (error.code === 'IDENTITY_DIFFERS') setDiffers(true)
      const [detail] = error.details ?? []
      return { number: detail?.message ? text(detail.message) : error.message }
    },
    failed: text(messages.failed),
    onSent: () => setProved(true),
  })
  return (
    <section className={styles.form} aria-labelledby="identity-title">
      <h2 id="identity-title">{text(messages.title)}</h2>
      {isProved ? (
        <Notice kind="success">{text(messages.done)}</Notice>
      ) : (
        <>
          <p>{text(messages.lead)}</p>
          <PageForm form={form} className={styles.form} action={text(messages.prove)} />
        </>
      )}
    </section>
  )
}
