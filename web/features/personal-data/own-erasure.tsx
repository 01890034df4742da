// Asking that one's data be erased, seeing what became of it, taking it back.

import { formatDateTime } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { serverWords } from '../../client/call-error.ts'
import { useCallWhen, useClient, useSession } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
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
  const { data: erasure, isError, refetch } = useCallWhen({ fresh: 'always' }, call, { params })
  const changed = () => queries.invalidateQueries({ queryKey: [call] })
  const form = usePageForm({
    id: 'erasure',
    fields: { reason: { label: text(messages.reason), control: textArea({ rows: 3 }) } },
    failed: text(messages.failed),
    send: body => client.call('POST :slug/:id/erasure', { params, body }),
    onSent: changed,
  })
  const withdrawal = useSingleMutation({
    mutationFn: () => client.call('DELETE :slug/:id/erasure', { params }),
    onSuccess: changed,
  })
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
            <Button small busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
              {text(messages.withdraw)}
            </Button>
          }
        >
          {text(messages.waiting, { date: formatDateTime(language, erasure.askedAt) })}
        </Notice>
      )}
      {erasure !== undefined && !isWaiting && (
        <PageForm
          form={form}
          className={styles.form}
          action={text(messages.eraseAction)}
          button={{ variant: 'danger', icon: 'trash' }}
        />
      )}
      {withdrawal.error && (
        <Notice kind="error">{serverWords(withdrawal.error) ?? text(messages.failed)}</Notice>
      )}
    </section>
  )
}
