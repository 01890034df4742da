// Under the header while there is no connection. The live region is there before: what appears in it is spoken.

import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useOnline } from '../client/online.tsx'
import { messages } from './messages.ts'
import styles from './toasts.module.css'

export const OfflineBanner = () => {
  const text = useText()
  const isOnline = useOnline()
  return (
    <div className={styles.toasts} role="status" data-print="never">
      {!isOnline && (
        <Notice kind="warning" quiet>
          {text(messages.offline)}
        </Notice>
      )}
    </div>
  )
}
