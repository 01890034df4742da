// One's own data: a copy to take along, what is kept for how long, and its erasure.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { serverWords } from '../../client/call-error.ts'
import { useClient, useSession } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { messages } from './messages.ts'
import { OwnErasure } from './own-erasure.tsx'
import styles from './personal-data.module.css'
import { RetentionTable } from './retention-table.tsx'

export const OwnData = () => {
  const text = useText()
  const client = useClient()
  const { userId = '' } = useSession()
  const { mutate, isPending, isSuccess, error } = useSingleMutation({
    mutationFn: () =>
      client.call('POST :slug/:id/data', { params: { slug: 'citizen', id: userId }, body: {} }),
    onSuccess: ({ href }) => window.location.assign(href),
  })
  return (
    <div className={styles.parts}>
      <section className={styles.part}>
        <h2>{text(messages.download)}</h2>
        <p>{text(messages.downloadText)}</p>
        <Button icon="download" busy={isPending} onClick={() => mutate()}>
          {text(messages.downloadAction)}
        </Button>
        <div role="status">{isSuccess && text(messages.downloading)}</div>
        {error && <Notice kind="error">{serverWords(error) ?? text(messages.failed)}</Notice>}
        <RetentionTable />
      </section>
      <OwnErasure />
    </div>
  )
}
