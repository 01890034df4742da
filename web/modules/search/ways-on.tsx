// Where a search found nothing: what was looked for, and the ways on.

import { Bdi } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useApp, usePortal } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { hotlinesOf } from '../../shell/names.ts'
import { TelephoneLink } from '../../shell/telephone-link.tsx'
import { messages } from './messages.ts'
import styles from './search.module.css'

/** Of another feature: its address is known here, its route is not. */
const contactPath: string = '/contact'

export const WaysOn = ({
  query,
  onClear,
  onLeave,
}: {
  query: string
  onClear: () => void
  onLeave?: () => void
}) => {
  const text = useText()
  const { name } = useApp()
  const [hotline] = hotlinesOf(usePortal()?.config)
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>
        <Words message={messages.nothing} params={{ query: <Bdi>{query}</Bdi> }} />
      </p>
      <p>
        {text(messages.nothingHint)}{' '}
        {hotline && <TelephoneLink number={hotline.number} label={text(hotline.label)} />}
      </p>
      <p className={styles.ways}>
        <Button small onClick={onClear}>
          {text(messages.clear)}
        </Button>
        <GoButton to="/services" search={{}} small onClick={onLeave}>
          {text(messages.allServices)}
        </GoButton>
        {name === 'citizen' && (
          <GoButton to={contactPath} small onClick={onLeave}>
            {text(messages.contact)}
          </GoButton>
        )}
      </p>
    </div>
  )
}
