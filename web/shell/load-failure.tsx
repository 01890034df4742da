// What the whole app needs could not be loaded: says so, persistently, with a way to try again;
// while trying it says that, and can be put away.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { messages } from './messages.ts'
import styles from './toasts.module.css'

type State = 'fine' | 'failed' | 'trying'

const isGlobal = (query: Query) => query.meta?.global === true

/** Of the queries marked `meta: { global: true }`: some failed when all have finished, or are being tried again. */
const useGlobalState = (): State => {
  const queries = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => queries.getQueryCache().subscribe(listener),
    [queries],
  )
  const read = (): State => {
    const all = queries.getQueryCache().findAll({ predicate: isGlobal })
    if (!all.some(({ state }) => state.errorUpdateCount > 0 && state.data === undefined)) return 'fine'
    return all.some(({ state }) => state.fetchStatus === 'fetching') ? 'trying' : 'failed'
  }
  return useSyncExternalStore(subscribe, read, () => 'fine')
}

export const LoadFailure = () => {
  const text = useText()
  const queries = useQueryClient()
  const state = useGlobalState()
  const [isPutAway, putAway] = useState(false)
  if (state === 'fine' || (state === 'trying' && isPutAway)) return null
  const tryAgain = () => {
    putAway(false)
    void queries.refetchQueries({ predicate: query => isGlobal(query) && query.state.status === 'error' })
  }
  return (
    <div className={styles.toasts}>
      {state === 'trying' ? (
        <Notice onClose={() => putAway(true)}>{text(messages.trying)}</Notice>
      ) : (
        <Notice
          kind="error"
          actions={
            <Button small onClick={tryAgain}>
              {text(messages.tryAgain)}
            </Button>
          }
        >
          {text(messages.loadFailed)}
        </Notice>
      )}
    </div>
  )
}
