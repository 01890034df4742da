// In the bar with the form's button: whether what was typed is saved, where and when, quietly, and the way to finish later.
// Under it: where a visitor's answers are, and printing.

import { formatAgo } from '@bawaba/language/ago.ts'
import type { Message } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useEffect, useState } from 'react'
import { serverNow } from '../../client/server-clock.ts'
import type { SyncState } from '../../modules/drafts/sync.ts'
import styles from './draft-state.module.css'
import { messages } from './messages.ts'

const tick = 30_000

/** The time, looked at again twice a minute: "2 minutes ago" must not stand there for an hour. */
const useNow = (): Date => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}

const quiet: Partial<Record<SyncState['kind'], Message>> = {
  saving: messages.saving,
  device: messages.onDevice,
}

export const DraftState = ({ state, onLater }: { state: SyncState; onLater: () => void }) => {
  const text = useText()
  const language = useLanguage()
  const now = useNow()
  const words = quiet[state.kind]
  const saved = state.kind === 'saved' ? state : undefined
  // A time of the server may lie a moment ahead of this clock.
  const seen = saved && new Date(Math.max(now.getTime(), Date.parse(saved.at)))
  return (
    <div className={styles.state} data-print="never">
      <Button variant="tertiary" small onClick={onLater}>
        {text(messages.later)}
      </Button>
      <p className={styles.words} role="status">
        {saved && seen && (
          <>
            <Icon name="check" />
            {text(messages.savedAgo, { ago: formatAgo(language, saved.at, seen) })}
          </>
        )}
        {words && text(words as typeof messages.saving)}
      </p>
    </div>
  )
}

type BeneathProps = {
  isVisitor: boolean
  /** The page with all the answers: it can be printed. */
  isCheck: boolean
}

export const BeneathForm = ({ isVisitor, isCheck }: BeneathProps) => {
  const text = useText()
  if (!isVisitor && !isCheck) return null
  return (
    <div className={styles.beneath} data-print="never">
      {isCheck && (
        <Button variant="tertiary" icon="print" onClick={() => print()}>
          {text(messages.print)}
        </Button>
      )}
      {isVisitor && <p className={styles.words}>{text(messages.visitorDraft)}</p>}
    </div>
  )
}
