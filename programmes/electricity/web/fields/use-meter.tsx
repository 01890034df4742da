// The meter that is chosen beside a question of the same form.

import type { FormNode } from '@bawaba/forms/index.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { meterNumberOf } from '../../fields/meter/meter.ts'
import { isMeterNumber, readNumber } from '../../numbers.ts'

const never = () => () => undefined

/** Its number; '' while none is chosen. */
export const useMeter = (store: FormNode): string => {
  const name = store.table.fields.find(({ kind }) => kind.kind === 'meter')?.name
  const subscribe = useCallback(
    (listener: () => void) => (name ? store.subscribe(name, listener) : never()),
    [store, name],
  )
  const read = () => {
    const number = name ? meterNumberOf(store.get(name)) : undefined
    return typeof number === 'string' && isMeterNumber(readNumber(number)) ? readNumber(number) : ''
  }
  return useSyncExternalStore(subscribe, read, read)
}
