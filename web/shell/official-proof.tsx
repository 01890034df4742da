// How a reader can tell that the site is official, below the strip that says it is.

import { Icon } from '@bawaba/ui/icon.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useSyncExternalStore } from 'react'
import { proofMessages as messages } from './official-proof.messages.ts'
import styles from './official-strip.module.css'

const never = () => () => {}

export const OfficialProof = () => {
  // The server does not know under which name it is reached; the browser does.
  const host = useSyncExternalStore(
    never,
    () => location.host,
    () => '…',
  )
  return (
    <ul className={styles.proof}>
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
