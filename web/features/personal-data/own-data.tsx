// One's own data: a copy to take along, what is kept for how long, and its erasure.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { serverWords } from '../../client/call-error.ts'
import { useClient, useSession } from '../../client/hooks.tsx'
import { useFresh } from '../../modules/account/fresh/use-fresh.tsx'
import { messages } from './messages.ts'
import { OwnErasure } from './own-erasure.tsx'
import styles from './personal-data.module.css'
import { RetentionTable } from './retention-table.tsx'

export const OwnData = () => {
  const text = useText()
  const client = useClient()
  const { userId = '' } = useSession()
  const { fresh, dialog } = useFresh()
  const [isBusy, setBusy] = useState(false)
  const [isBegun, setBegun] = useState(false)
  const [failure, setFailure] = useState<string>()
  const download = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const params = { slug: 'citizen' as const, id: userId }
      const { href } = await fresh(() => client.call('POST :slug/:id/data', { params, body: {} }))
      window.location.assign(href)
      setBegun(true)
    } catch (error) {
      // Without an error the person gave up proving themselves.
      if (error) setFailure(serverWords(error) ?? text(messages.failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.parts}>
      <section className={styles.part}>
        <h2>{text(messages.download)}</h2>
        <p>{text(messages.downloadText)}</p>
        <Button icon="download" busy={isBusy} onClick={() => void download()}>
          {text(messages.downloadAction)}
        </Button>
        <div role="status">{isBegun && text(messages.downloading)}</div>
        {failure && <Notice kind="error">{failure}</Notice>}
        <RetentionTable />
      </section>
      <OwnErasure />
      {dialog}
    </div>
  )
}
