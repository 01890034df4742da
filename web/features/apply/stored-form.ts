// What was typed into a form, kept on this device: a reload, a closed tab, a lost connection or an ended session
// lose none of it. With it goes the key that makes sending happen once, and what the server has of it.

import type { Prefilled } from '@bawaba/contract/entities/prefill.ts'
import type { StoreSnapshot } from '@bawaba/forms/react/snapshot.ts'
import { storedFormName } from '../../client/stored-forms.ts'

export type StoredForm = {
  /** The version of the service it was typed into. */
  version: number
  /** The draft's id and the Idempotency-Key of this form. */
  key: string
  snapshot?: StoreSnapshot
  /** Answers to questions that the form, in the version it is open with, does not ask. */
  more?: Record<string, unknown>
  /** Questions whose answer is still the one that the form began with. */
  fromProfile?: readonly string[]
  /** Of these, the earlier requests that some come from; the others come from the profile. */
  earlier?: Prefilled['earlier']
  /** The draft that the form was begun again from. */
  replaces?: string
  /** The revision of the draft on the server that these answers are based on. */
  revision?: number
  /** The server has these answers. */
  isSaved?: boolean
  /** The number of the request that was sent with it; what was typed is gone then. */
  sent?: string
}
export type Keeper = { read(): StoredForm | undefined; write(stored: StoredForm): void; drop(): void }

const parse = (text: string | null): StoredForm | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as StoredForm)
  } catch {
    return undefined
  }
}

/** `place` names the form: the person, the service and, for an act, the request and the activity. */
export const createKeeper = (
  shelf: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: readonly string[],
): Keeper => {
  const name = storedFormName(key)
  return {
    read: () => parse(shelf.getItem(name)),
    write(stored) {
      try {
        shelf.setItem(name, JSON.stringify(stored))
      } catch {
        // A full or refused store: the form works on, it only does not survive a reload.
      }
    },
    drop: () => shelf.removeItem(name),
  }
}
