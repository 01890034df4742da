// Asking that one's data be erased, seeing what became of it, taking it back.

import { formatDateTime } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextArea } from '@bawaba/ui/controls/text-area.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { serverWords } from '../../client/call-error.ts'
import { useCall, useClient, useSession } from '../../client/hooks.tsx'
import { useFresh } from '../../modules/account/fresh/use-fresh.tsx'
import { messages } from './messages.ts'
import styles from './personal-data.module.css'

const call = 'GET :slug/:id/erasure'

export const OwnErasure = () => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const queries = useQueryClient()
  const { userId = '' } = useSession()
  const params = { slug: 'citizen' as const, id: userId }
  const { data: erasure, isError, refetch } = useCall(call, { params })
  const { fresh, dialog } = useFresh()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
      await queries.invalidateQueries({ queryKey: [call] })
    } catch (error) {
      if (error) setFailure(serverWords(error) ?? text(messages.failed))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    void run(() => fresh(() => client.call('POST :slug/:id/erasure', { params, body: { reason } })))
  }
  const isWaiting = erasure?.state === 'waiting'
  return (
    <section className={styles.part}>
      <h2>{text(messages.erase)}</h2>
      <p>{text(messages.eraseText)}</p>
      {isError && (
        <Notice
          kind="error"
          actions={
            <Button small icon="refresh" onClick={() => void refetch()}>
              {text(messages.tryAgain)}
            </Button>
          }
        >
          {text(messages.failed)}
        </Notice>
      )}
      {erasure?.state === 'refused' && (
        <Notice>{text(messages.refused, { answer: erasure.answer ?? '' })}</Notice>
      )}
      {isWaiting && (
        <Notice
          actions={
            <Button
              small
              busy={isBusy}
              onClick={() => void run(() => client.call('DELETE :slug/:id/erasure', { params }))}
            >
              {text(messages.withdraw)}
            </Button>
          }
        >
          {text(messages.waiting, { date: formatDateTime(language, erasure.askedAt) })}
        </Notice>
      )}
      {erasure !== undefined && !isWaiting && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <FieldFrame id="erasure-reason" label={text(messages.reason)}>
            <TextArea id="erasure-reason" name="reason" rows={3} />
          </FieldFrame>
          <Button type="submit" variant="danger" icon="trash" busy={isBusy}>
            {text(messages.eraseAction)}
          </Button>
        </form>
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
      {dialog}
    </section>
  )
}
