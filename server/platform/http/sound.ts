// What comes in holds texts that can be stored and is no deeper than it can be walked: said once for every call, so that
// no capability meets a text that the database fails on.

import { isStorable } from '../text.ts'

/** Deeper than anything that is sent. What a definition may hold is for its own rules to say. */
const deepest = 200
/** More names than these say no better where it is. */
const mostNames = 8

type Fault = { names: string[]; key: 'characters' | 'tooDeep' }

const faultIn = (value: unknown, depth: number): Fault | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : { names: [], key: 'characters' }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > deepest) return { names: [], key: 'tooDeep' }
  for (const [name, held] of Object.entries(value)) {
    // A name that cannot be written is not named.
    if (!isStorable(name)) return { names: [], key: 'characters' }
    const fault = faultIn(held, depth + 1)
    if (fault) return { names: [name, ...fault.names.slice(0, mostNames - 1)], key: fault.key }
  }
  return undefined
}

/** The first place of a part of a call that cannot be taken, and why; undefined where there is none. Pure. */
export const soundFault = (part: string, value: unknown): { path: string; key: string } | undefined => {
  const fault = faultIn(value, 0)
  return fault && { path: [part, ...fault.names].join('.'), key: fault.key }
}
