// The pages of a list that is read in order, one after the other.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import styles from './list.module.css'
import { messages } from './messages.ts'

type TurnsProps = {
  /** Where the page begins; nothing on the first. */
  after: string | undefined
  next: string | undefined
  isBusy: boolean
  onTurn: (after: string | undefined) => void
}

export const Turns = ({ after, next, isBusy, onTurn }: TurnsProps) => {
  const text = useText()
  if (!after && !next) return null
  return (
    <div className={styles.turns}>
      {after && <Button onClick={() => onTurn(undefined)}>{text(messages.newest)}</Button>}
      {next && (
        <Button iconAfter="next" busy={isBusy} onClick={() => onTurn(next)}>
          {text(messages.older)}
        </Button>
      )}
    </div>
  )
}
