// Pages, not endless scroll: "1 to 25 of 240". One page needs no pager, so it draws nothing.

import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useText } from './language.tsx'
import { messages } from './messages.ts'
import styles from './pager.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** `from` counts from zero; `onTurn` is given the `from` of the page to show. */
export const Pager = ({
  from,
  size,
  total,
  isTruncated,
  onTurn,
}: {
  from: number
  size: number
  total: number
  /** There are more than `total`: nobody counted further. */
  isTruncated?: boolean
  onTurn: (from: number) => void
}) => {
  const text = useText()
  if (total <= size) return null
  const to = Math.min(from + size, total)
  return (
    <nav className={styles.pager} aria-label={text(messages.pages)}>
      <span role="status">
        {text(isTruncated ? messages.shownOfMore : messages.shown, { from: from + 1, to, total })}
      </span>
      <span className={styles.turns}>
        <Button small disabled={from === 0} onClick={() => onTurn(Math.max(0, from - size))}>
          <Icon name="back" />
          <VisuallyHidden>{text(messages.previousPage)}</VisuallyHidden>
        </Button>
        <Button small disabled={to >= total && !isTruncated} onClick={() => onTurn(from + size)}>
          <Icon name="next" />
          <VisuallyHidden>{text(messages.nextPage)}</VisuallyHidden>
        </Button>
      </span>
    </nav>
  )
}
