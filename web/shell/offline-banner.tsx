// Under the header while there is no connection. The live region is there before: what appears in it is spoken.

import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useSyncExternalStore } from 'react'
import { readKept, subscribeKept } from '../client/kept-state.ts'
import { useOnline } from '../client/online.tsx'
import { messages } from './messages.ts'
import styles from './toasts.module.css'

export const OfflineBanner = () => {
  const text = useText()
  const isOnline = useOnline()
  const isKept = useSyncExternalStore(subscribeKept, readKept, readKept)
  return (
    <div className={styles.toasts} role="status" data-print="never">
      {!isOnline && (
        <Notice kind="warning" quiet>
          {text(isKept ? messages.offlineKept : messages.offline)}
        </Notice>
      )}
    </div>
  )
}
