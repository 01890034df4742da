// React on the store: a component draws again when its own field, or the list of faults, has changed.

import { type RefObject, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { FormNode, FormStore, ShownError } from '../index.ts'
import { addressOf } from './addresses.ts'
import type { Widgets } from './widget.tsx'
import { widgetOf } from './widget.tsx'

/** A number that grows with every change of a field; the store's own answers are too many to compare. */
const watch = (store: FormNode, name: string, frame: RefObject<HTMLElement | null>) => {
  let version = 0
  return {
    version: () => version,
    subscribe: (listener: () => void) =>
      store.subscribe(name, change => {
        // A question that comes or goes is as it was: nothing of it is drawn.
        if (frame.current) frame.current.hidden = !store.isVisible(name)
        if (change === 'shown' && frame.current) return
        version++
        listener()
      }),
  }
}

/**
 * Draws the component again when options, editability or the error of the field change. Its frame comes and goes
 * without: `hidden` stands in what is drawn for the first time and after each of these changes.
 */
export const useField = (store: FormNode, name: string, frame: RefObject<HTMLElement | null>): void => {
  const { subscribe, version } = useMemo(() => watch(store, name, frame), [store, name, frame])
  useSyncExternalStore(subscribe, version, version)
}

/** The faults shown now. */
export const useErrors = (store: FormStore): ShownError[] =>
  useSyncExternalStore(store.subscribeFaults, store.faults, store.faults)

/** One listener for the whole form: whatever is typed or chosen reaches the store, and React hears nothing of it. */
export const useTyping = (
  form: RefObject<HTMLFormElement | null>,
  store: FormStore,
  widgets: Widgets,
): void => {
  // With the form itself: what is typed between its first paint and a later effect would be nowhere but in its box.
  useLayoutEffect(() => {
    const root = form.current
    if (!root) return
    const take = (event: Event) => {
      const { target } = event
      const frame = (target as Element).closest('[data-field]')
      const found = frame && store.find(addressOf(frame) ?? '')
      if (!frame || !found) return
      const field = found.node.fieldOf(found.field.name)
      const { read, isTyped = true, isPlain } = widgetOf(widgets, field)
      if (!isTyped) return
      // React would take the name off the box and put it back after each key, and the browser then look through every
      // control of the form by name: a millisecond a key in a form of a thousand.
      if (isPlain) event.stopPropagation()
      found.node.set(field.name, read ? read(frame, field) : (target as HTMLInputElement).value)
    }
    root.addEventListener('input', take)
    // Some ways of filling in a form for a person tell of the change alone.
    root.addEventListener('change', take)
    return () => {
      root.removeEventListener('input', take)
      root.removeEventListener('change', take)
    }
  }, [form, store, widgets])
}
