// Keys of one letter. They are told by their place on the keyboard, since an Arabic layout gives other letters,
// never work while someone types, and can be turned off (WCAG 2.1.4).

import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useClient } from '../../client/hooks.tsx'

const boxes = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/** Whether keys go into a field: what is only ticked takes no letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(boxes)

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

/** Whether the keys are on, and the switch. */
export const useSingleKeys = (): { isOn: boolean; turn: (on: boolean) => void } => {
  const { stored } = useClient()
  const isOn = useSyncExternalStore(stored.subscribe, () => stored.get('singleKeys') !== 'off')
  return { isOn, turn: useCallback(on => stored.set('singleKeys', on ? 'on' : 'off'), [stored]) }
}

/** What each key does, by its code: `{ KeyJ: next }`. A dialog that is open keeps them all for itself. */
export const useShortcuts = (keys: Record<string, () => void>): void => {
  const { isOn } = useSingleKeys()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || hasModifier(event) || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const run = latest.current[event.shiftKey ? `Shift+${event.code}` : event.code]
      if (!run) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
}
