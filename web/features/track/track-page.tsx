// A request's status for whoever holds its number and code; after sending without an account, the two to be kept.

import { normaliseDigits } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { ErrorSummary } from '@bawaba/ui/controls/error-summary.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { CopyButton } from '@bawaba/ui/copy-button.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useLocation, useSearch } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { ByMobile } from './by-mobile.tsx'
import { Found, type Status } from './found.tsx'
import { messages } from './messages.ts'
import type { TrackSearch } from './search.ts'
import styles from './track-page.module.css'

type FormError = { target: string; text: string }

/** The code that sending has handed over, kept in this tab's history entry alone. */
const useHandedCode = (): string | undefined => {
  const state = useLocation({ select: location => location.state as { trackingSecret?: string } })
  return state.trackingSecret
}

export const TrackPage = () => {
  const text = useText()
  const { number = '', sent }: TrackSearch = useSearch({ strict: false })
  const code = useHandedCode()
  const isSent = sent === true && code !== undefined
  usePage({ title: text(isSent ? messages.sentTitle : messages.title) })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <h1>{text(isSent ? messages.sentTitle : messages.title)}</h1>
        {isSent ? (
          <Keep number={number} code={code} />
        ) : (
          <>
            <section className={styles.part}>
              <h2>{text(messages.byCode)}</h2>
              <Find number={number} />
            </section>
            <section className={styles.part}>
              <h2>{text(messages.byMobile)}</h2>
              <p>{text(messages.byMobileText)}</p>
              <ByMobile number={number} />
            </section>
          </>
        )}
      </div>
    </div>
  )
}

const Keep = ({ number, code }: { number: string; code: string }) => {
  const text = useText()
  return (
    <>
      <Notice kind="warning" quiet>
        {text(messages.keep)}
      </Notice>
      <Card>
        <DefinitionList>
          <Definition term={text(messages.number)}>
            <Ltr>{number}</Ltr> <CopyButton value={number} what={text(messages.copyNumber)} />
          </Definition>
          <Definition term={text(messages.code)}>
            <span className={styles.code}>
              <Ltr>{code}</Ltr>
            </span>{' '}
            <CopyButton value={code} what={text(messages.copyCode)} />
          </Definition>
        </DefinitionList>
      </Card>
      <p data-print="never">
        <Button icon="print" onClick={() => print()}>
          {text(messages.print)}
        </Button>
      </p>
    </>
  )
}

const Find = ({ number }: { number: string }) => {
  const text = useText()
  const client = useClient()
  const summary = useRef<HTMLElement>(null)
  const [errors, setErrors] = useState<FormError[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [status, setStatus] = useState<Status>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])
  const errorOf = (id: string) => errors.find(({ target }) => target === id)?.text

  const find = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: string) => normaliseDigits(String(data.get(name) ?? '')).trim()
    const [id, secret] = [typed('number').toUpperCase(), typed('code')]
    const missing = [
      ...(id ? [] : [{ target: 'number', text: text(messages.numberMissing) }]),
      ...(secret ? [] : [{ target: 'code', text: text(messages.codeMissing) }]),
    ]
    setErrors(missing)
    setRefusal(undefined)
    if (missing.length > 0 || isBusy) return
    setBusy(true)
    try {
      const headers = { 'X-Tracking-Secret': secret }
      setStatus(await client.call('GET track/:id', { params: { id }, headers }))
    } catch (error) {
      setStatus(undefined)
      const isMissing = isCallError(error) && error.statusCode === 404
      setRefusal(isMissing ? text(messages.notFound) : (error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <ErrorSummary ref={summary} errors={errors} />
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <form method="dialog" noValidate onSubmit={event => void find(event)} className={styles.form}>
        {(['number', 'code'] as const).map(name => (
          <FieldFrame key={name} id={name} label={text(messages[name])} error={errorOf(name)}>
            <TextInput
              id={name}
              name={name}
              latin
              autoComplete="off"
              defaultValue={name === 'number' ? number : ''}
              invalid={errorOf(name) !== undefined}
              describedBy={describedBy(name, { error: errorOf(name) })}
            />
          </FieldFrame>
        ))}
        <Button type="submit" variant="primary" busy={isBusy}>
          {text(isBusy ? messages.loading : messages.show)}
        </Button>
      </form>
      <div role="status">{status && <Found status={status} />}</div>
    </>
  )
}
