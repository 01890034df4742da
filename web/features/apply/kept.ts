// What was typed into a form, kept on this device: a reload, another language, a lost connection or an ended session
// lose none of it. With it goes the key that makes sending happen once, and what the server has of it.

import type { StoreSnapshot } from '@bawaba/forms/react/snapshot.ts'
import { keptFormName } from '../../client/kept-forms.ts'

export type Kept = {
  /** The version of the service it was typed into. */
  version: number
  /** The draft's id and the Idempotency-Key of this form. */
  key: string
  snapshot?: StoreSnapshot
  /** Answers to questions that the form, in the version it is open with, does not ask. */
  more?: Record<string, unknown>
  /** The draft that the form was begun again from. */
  replaces?: string
  /** The revision of the draft on the server that these answers are based on. */
  revision?: number
  /** The server has these answers. */
  isSaved?: boolean
  /** The number of the request that was sent with it; what was typed is gone then. */
  sent?: string
}
export type Keeper = { read(): Kept | undefined; write(kept: Kept): void; drop(): void }

const parse = (text: string | null): Kept | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as Kept)
  } catch {
    return undefined
  }
}

/** `place` names the form: the person, the service and, for an act, the request and the activity. */
export const createKeeper = (
  shelf: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  place: readonly string[],
): Keeper => {
  const name = keptFormName(place)
  return {
    read: () => parse(shelf.getItem(name)),
    write(kept) {
      try {
        shelf.setItem(name, JSON.stringify(kept))
      } catch {
        // A full or refused store: the form works on, it only does not survive a reload.
      }
    },
    drop: () => shelf.removeItem(name),
  }
}
