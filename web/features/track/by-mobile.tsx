// The status of a request by a code that goes to the mobile of its owner. What is said does not tell whether a
// request has the number.

import { normaliseDigits } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { Found, type Status } from './found.tsx'
import { messages } from './messages.ts'
import styles from './track-page.module.css'

type Missing = 'asked' | 'sms' | undefined
const ids = { asked: 'asked-number', sms: 'sms-code' } as const

const useByMobile = () => {
  const client = useClient()
  const [sentFor, setSentFor] = useState<string>()
  const [status, setStatus] = useState<Status>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async (call: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await call()
    } catch (error) {
      setRefusal((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return {
    sentFor,
    status,
    refusal,
    isBusy,
    send: (id: string) =>
      run(async () => {
        setStatus(undefined)
        await client.call('POST track/:id/code', { params: { id }, body: {} })
        setSentFor(id)
      }),
    show: (id: string, code: string) =>
      run(async () =>
        setStatus(await client.call('POST track/:id/status', { params: { id }, body: { code } })),
      ),
  }
}

export const ByMobile = ({ number }: { number: string }) => {
  const text = useText()
  const { sentFor, status, refusal, isBusy, send, show } = useByMobile()
  const [missing, setMissing] = useState<Missing>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (sentFor) document.getElementById(ids.sms)?.focus()
  }, [sentFor])
  const typed = (name: string) =>
    normaliseDigits(String(new FormData(form.current ?? undefined).get(name) ?? '')).trim()
  const need = (name: 'asked' | 'sms'): string | undefined => {
    const value = typed(name)
    setMissing(value ? undefined : name)
    if (!value) document.getElementById(ids[name])?.focus()
    return value || undefined
  }
  const sendCode = () => {
    const id = need('asked')?.toUpperCase()
    if (id) void send(id)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!sentFor) return sendCode()
    const code = need('sms')
    if (code) void show(sentFor, code)
  }
  const numberError = missing === 'asked' ? text(messages.numberMissing) : undefined
  const codeError = missing === 'sms' ? text(messages.smsCodeMissing) : undefined
  return (
    <>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className={styles.form}>
        <FieldFrame id={ids.asked} label={text(messages.yourNumber)} error={numberError}>
          <TextInput
            id={ids.asked}
            name="asked"
            latin
            autoComplete="off"
            defaultValue={number}
            invalid={numberError !== undefined}
            describedBy={describedBy(ids.asked, { error: numberError })}
          />
        </FieldFrame>
        {sentFor && (
          <>
            <p role="status">{text(messages.codeSent)}</p>
            <FieldFrame id={ids.sms} label={text(messages.smsCode)} error={codeError}>
              <TextInput
                id={ids.sms}
                name="sms"
                latin
                autoComplete="one-time-code"
                invalid={codeError !== undefined}
                describedBy={describedBy(ids.sms, { error: codeError })}
              />
            </FieldFrame>
          </>
        )}
        <Button type="submit" variant={sentFor ? 'primary' : 'secondary'} busy={isBusy}>
          {text(sentFor ? messages.show : messages.sendCode)}
        </Button>
        {sentFor && (
          <Button variant="tertiary" busy={isBusy} onClick={sendCode}>
            {text(messages.sendAgain)}
          </Button>
        )}
      </form>
      <div role="status">{status && <Found status={status} />}</div>
    </>
  )
}
