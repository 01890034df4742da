// Who one is: the mobile number or user name for a code, or the e-mail for a link. The answer tells nobody who is known.

import { normaliseDigits } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { RadioGroup } from '@bawaba/ui/controls/radio-group.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useRouter } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { SlugChoice, slugIn } from '../../modules/account/slug-choice.tsx'
import { useApp, usePortal } from '../../shell/context.tsx'
import { messages } from './messages.ts'
import styles from './recovery.module.css'
import { hold, letGo } from './recovery.ts'
import type { StepProps } from './steps.ts'

export const NameStep = ({ onFailed }: StepProps) => {
  const text = useText()
  const client = useClient()
  const router = useRouter()
  const { userSlugs } = useApp()
  const isCitizen = userSlugs.includes('citizen')
  const [way, setWay] = useState<'username' | 'email'>('username')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isNumber = usePortal()?.config.staffUsername === 'mobile'
  const staffName = isNumber ? messages.usernameOrMobile : messages.username
  const nameText = isCitizen ? messages.mobile : staffName
  const missing =
    way === 'email' ? messages.emailMissing : isCitizen ? messages.mobileMissing : messages.usernameMissing

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const typed = normaliseDigits(String(data.get(way) ?? '')).trim()
    const slug = slugIn(data, userSlugs)
    setError(typed === '' ? text(missing) : undefined)
    setRefusal(undefined)
    onFailed(typed === '')
    if (typed === '') return document.getElementById(way)?.focus()
    setBusy(true)
    try {
      const body = way === 'email' ? { email: typed } : { username: typed }
      const { resendAfterSeconds } = await client.call('POST :slug/forgetPassword', {
        params: { slug },
        body,
      })
      letGo()
      hold({ ...body, slug, resendAfterSeconds })
      await router.navigate({
        to: '/forget-password/$step',
        params: { step: way === 'email' ? 'email-sent' : 'otp' },
      })
    } catch (error) {
      if (!isCallError(error)) throw error
      setRefusal(error.message)
      onFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={event => void submit(event)}
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement
        if (name === 'way') setWay(value === 'email' ? value : 'username')
      }}
      className={styles.form}
    >
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <SlugChoice />
      <FieldFrame id="way" label={text(messages.how)} frame="radios">
        <RadioGroup
          id="way"
          name="way"
          defaultValue={way}
          options={[
            { value: 'username', label: text(messages.byName) },
            { value: 'email', label: text(messages.byEmail) },
          ]}
        />
      </FieldFrame>
      <FieldFrame
        key={way}
        id={way}
        label={text(way === 'email' ? messages.email : nameText)}
        error={error}
        field={way}
      >
        <TextInput
          id={way}
          name={way}
          type={way === 'email' ? 'email' : isCitizen ? 'tel' : 'text'}
          latin
          autoComplete={way === 'email' ? 'email' : 'username'}
          invalid={error !== undefined}
          describedBy={describedBy(way, { error: error })}
        />
      </FieldFrame>
      <Button type="submit" variant="primary" busy={isBusy}>
        {text(isBusy ? messages.sending : messages.send)}
      </Button>
    </form>
  )
}
