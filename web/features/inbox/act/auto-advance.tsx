// A setting: after an act the next request of the list opens by itself.

import { useText } from '@bawaba/ui/language.tsx'
import { useSyncExternalStore } from 'react'
import { useClient } from '../../../client/hooks.tsx'
import { listMessages as words } from '../list/list-messages.ts'
import styles from '../shortcuts-help.module.css'

export const useAutoAdvance = (): { isOn: boolean; turn: (on: boolean) => void } => {
  const { stored } = useClient()
  const isOn = useSyncExternalStore(stored.subscribe, () => stored.get('autoAdvance') === 'on')
  return { isOn, turn: on => stored.set('autoAdvance', on ? 'on' : 'off') }
}

export const AutoAdvance = () => {
  const text = useText()
  const { isOn, turn } = useAutoAdvance()
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={event => turn(event.target.checked)}
      />
      <span>{text(words.autoAdvance)}</span>
    </label>
  )
}
