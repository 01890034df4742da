// React on the store: a component draws again when its own field, or the list of faults, has changed.

import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Fault, FormStore } from '../index.ts'
import type { Widgets } from './widget.tsx'
import { widgetOf } from './widget.tsx'

/** A number that grows with every change of a field; the store's own answers are too many to compare. */
const watch = (store: FormStore, name: string) => {
  let version = 0
  return {
    version: () => version,
    subscribe: (listener: () => void) =>
      store.subscribe(name, () => {
        version++
        listener()
      }),
  }
}

/** Draws the component again when visibility, options, editability or the error of the field change. */
export const useField = (store: FormStore, name: string): void => {
  const { subscribe, version } = useMemo(() => watch(store, name), [store, name])
  useSyncExternalStore(subscribe, version, version)
}

/** The faults shown now. */
export const useFaults = (store: FormStore): Fault[] =>
  useSyncExternalStore(store.subscribeFaults, store.faults, store.faults)

/** One listener for the whole form: whatever is typed or chosen reaches the store, and React hears nothing of it. */
export const useTyping = (
  form: RefObject<HTMLFormElement | null>,
  store: FormStore,
  widgets: Widgets,
): void => {
  useEffect(() => {
    const root = form.current
    if (!root) return
    const take = ({ target }: Event) => {
      const frame = (target as Element).closest('[data-field]')
      const field = store.activity.byName.get(frame?.getAttribute('data-field') ?? '')
      if (!frame || !field) return
      const { read } = widgetOf(widgets, field)
      store.set(field.name, read ? read(frame, field) : (target as HTMLInputElement).value)
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
