// The first thing on every page: is this site official, and how one can tell. Beside it the number to call,
// the theme and the other language.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useEffect, useState } from 'react'
import { lazyPart } from '../client/lazy-part.tsx'
import { usePortal } from './context.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { HeaderSlots } from './late-slots.tsx'
import { messages } from './messages.ts'
import { hotlinesOf } from './names.ts'
import styles from './official-strip.module.css'
import { TelephoneLink } from './telephone-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Comes when it is opened for the first time. */
const Proof = lazyPart(() => import('./official-proof.tsx'), 'OfficialProof')

export const OfficialStrip = () => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  // False on the server, and in the browser until it has taken over the page.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const [hotline] = hotlinesOf(usePortal()?.config)
  return (
    <section
      className={styles.strip}
      data-alive={isAlive}
      aria-label={text(messages.official)}
      data-print="never"
    >
      <div className={styles.row}>
        <span className={styles.official}>{text(messages.official)}</span>
        <button
          type="button"
          className={styles.ask}
          aria-expanded={isOpen}
          aria-controls="official-proof"
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.wide}>{text(messages.howToTell)}</span>
          <span className={styles.narrow}>
            {text(messages.officialShort)}
            <Icon name={isOpen ? 'up' : 'down'} />
          </span>
        </button>
        <span className={styles.end}>
          {hotline && (
            <TelephoneLink number={hotline.number} label={text(messages.hotline)} className={styles.item} />
          )}
          <HeaderSlots />
          <ThemeSwitch />
          <LanguageSwitch className={styles.item} />
        </span>
      </div>
      <div id="official-proof" className={styles.row} hidden={!isOpen}>
        {isOpen && <Proof />}
      </div>
    </section>
  )
}
