// The first thing on every page: is this site official, and how one can tell. Beside it the number to call,
// the theme and the other language.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useState, useSyncExternalStore } from 'react'
import { usePortal } from './context.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { HeaderSlots } from './late-slots.tsx'
import { messages } from './messages.ts'
import { hotlinesOf } from './names.ts'
import styles from './official-strip.module.css'
import { TelephoneLink } from './telephone-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const never = () => () => {}

const Proof = () => {
  // The server does not know under which name it is reached; the browser does.
  const host = useSyncExternalStore(
    never,
    () => location.host,
    () => '…',
  )
  return (
    <ul id="official-proof" className={styles.proof}>
      <li>
        <Icon name="globe" />
        <span>
          <Words
            message={messages.checkAddress}
            params={{
              host: (
                <bdi dir="ltr" translate="no">
                  {host}
                </bdi>
              ),
            }}
          />
        </span>
      </li>
      <li>
        <Icon name="lock" />
        <span>
          <Words
            message={messages.checkLock}
            params={{
              scheme: (
                <bdi dir="ltr" translate="no">
                  https
                </bdi>
              ),
            }}
          />
        </span>
      </li>
      <li>
        <Icon name="shield" />
        <span>
          <Words message={messages.checkCode} />
        </span>
      </li>
    </ul>
  )
}

export const OfficialStrip = () => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [hotline] = hotlinesOf(usePortal()?.config)
  return (
    <section className={styles.strip} aria-label={text(messages.official)} data-print="never">
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
      <div className={styles.row} hidden={!isOpen}>
        <Proof />
      </div>
    </section>
  )
}
