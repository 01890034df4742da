// The country in which the applicant says that they live, as another question of the same form tells it.

import type { FormNode } from '@bawaba/forms/index.ts'
import { useCallback, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Undefined where the form does not ask, nothing is chosen yet, or the country is one that the form does not name. */
export const useResidence = (store: FormNode, question: string | undefined): string | undefined => {
  const name = store.table.fields.find(field => field.name === question)?.name
  const subscribe = useCallback(
    (listener: () => void) => (name ? store.subscribe(name, listener) : never()),
    [store, name],
  )
  const read = () => {
    const country = name && store.get(name)
    return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined
  }
  return useSyncExternalStore(subscribe, read, read)
}
