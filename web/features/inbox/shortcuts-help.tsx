// The keys, told: a line under the list and the whole of them in a dialog, with the switch that turns them off.

import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { AutoAdvance } from './act/auto-advance.tsx'
import { panelMessages as messages } from './request/panel-messages.ts'
import { useSingleKeys } from './shortcuts.tsx'
import styles from './shortcuts-help.module.css'

const listed = [
  { key: 'J', text: messages.keyNext },
  { key: 'K', text: messages.keyPrevious },
  { key: 'X', text: messages.keySelect },
  { key: 'Enter', text: messages.keyOpen },
  { key: 'Esc', text: messages.keyClose },
  { key: 'A', text: messages.assignToMe },
  { key: '1', text: messages.keyActions },
  { key: 'V', text: messages.keyView },
  { key: 'R', text: messages.keyRotate },
  { key: '+ −', text: messages.keyZoom },
  { key: 'PgDn', text: messages.keyNextDocument },
  { key: 'C', text: messages.keyComment },
  { key: 'Ctrl K', text: messages.keySearch },
  { key: '?', text: messages.keyHelp },
] as const

/** Under the list. */
export const ShortcutsLine = ({ onOpen }: { onOpen: () => void }) => {
  const text = useText()
  const { isOn } = useSingleKeys()
  return (
    <div className={styles.line}>
      {isOn && (
        <p>
          {text(messages.keyboard)} <kbd>J</kbd> <kbd>K</kbd> {text(messages.keysMove)} · <kbd>X</kbd>{' '}
          {text(messages.keysSelect)} · <kbd>Enter</kbd> {text(messages.keysOpen)} · <kbd>A</kbd>{' '}
          {text(messages.keysAssign)}
        </p>
      )}
      <Button small variant="tertiary" onClick={onOpen}>
        {isOn && <kbd>?</kbd>}
        {text(messages.allKeys)}
      </Button>
    </div>
  )
}

type ShortcutsHelpProps = { isOpen: boolean; onClose: () => void }

/** Stands apart from the list: a dialog in what is hidden would hold the page and not be seen. */
export const ShortcutsHelp = ({ isOpen, onClose }: ShortcutsHelpProps) => {
  const text = useText()
  const { isOn, turn } = useSingleKeys()
  return (
    <Dialog open={isOpen} title={text(messages.allKeys)} onClose={onClose}>
      <dl className={styles.keys}>
        {listed.map(({ key, text: does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text(does)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onChange={event => turn(event.target.checked)}
        />
        <span>{text(messages.singleKeys)}</span>
      </label>
      <p className={styles.note}>{text(messages.singleKeysNote)}</p>
      <AutoAdvance />
    </Dialog>
  )
}
