// What comes in holds texts that can be stored and is no deeper than it can be walked: said once for every call, so that
// no capability meets a text that the database fails on.

import { sealedMark } from '../sealed-json.ts'
import { isStorable } from '../text.ts'

/** Deeper than anything that is sent. What a definition may hold is for its own rules to say. */
const deepest = 200
/** More names than these say no better where it is. */
const mostNames = 8

type Unsound = { names: string[]; key: 'characters' | 'tooDeep' }

const unsoundIn = (value: unknown, depth: number): Unsound | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : { names: [], key: 'characters' }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > deepest) return { names: [], key: 'tooDeep' }
  for (const [name, inner] of Object.entries(value)) {
    // A name that cannot be written is not named. That of sealed values is the server's own: whatever came in under it
    // would be taken for sealed, and never open.
    if (!isStorable(name) || name === sealedMark) return { names: [], key: 'characters' }
    const unsound = unsoundIn(inner, depth + 1)
    if (unsound) return { names: [name, ...unsound.names.slice(0, mostNames - 1)], key: unsound.key }
  }
  return undefined
}

/** The first place of a part of a call that cannot be taken, and why; undefined where there is none. Pure. */
export const unsoundPart = (
  part: string,
  value: unknown,
): { path: string; key: Unsound['key'] } | undefined => {
  const unsound = unsoundIn(value, 0)
  return unsound && { path: [part, ...unsound.names].join('.'), key: unsound.key }
}
