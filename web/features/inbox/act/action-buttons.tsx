// What can be done with a request now: a button and a key for each action, the most likely one first.

import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { panelMessages as messages } from '../request/panel-messages.ts'
import { useSingleKeys } from '../shortcuts.tsx'
import styles from './action-buttons.module.css'
import type { Way } from './actions.ts'

/** The first nine actions have the digits as their keys, in the order of their buttons. */
const keyed = 9
export const actionKeys = (actions: readonly Way[], choose: (way: Way) => void): Record<string, () => void> =>
  Object.fromEntries(
    actions.slice(0, keyed).flatMap((way, index) => {
      const act = () => choose(way)
      return [
        [`Digit${index + 1}`, act],
        [`Numpad${index + 1}`, act],
      ]
    }),
  )

export const Actions = ({ actions, onChoose }: { actions: readonly Way[]; onChoose: (way: Way) => void }) => {
  const text = useText()
  const language = useLanguage()
  const { isOn: hasKeys } = useSingleKeys()
  if (actions.length === 0) return null
  return (
    <fieldset className={styles.ways} aria-label={text(messages.actions)}>
      {actions.map((way, index) => (
        <Button
          key={way.activity.activityId}
          variant={way.look.opens}
          data-way={way.activity.activityId}
          data-key={hasKeys && index < keyed ? index + 1 : undefined}
          aria-keyshortcuts={hasKeys && index < keyed ? String(index + 1) : undefined}
          onClick={() => onChoose(way)}
        >
          {way.activity.action[language]}
        </Button>
      ))}
    </fieldset>
  )
}
