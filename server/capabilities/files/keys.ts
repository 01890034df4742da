// Under which keys the bytes of a file stand in the storage: of each check that was begun its own, so that no server
// writes over or removes what another one stored.

import type { What } from './links.ts'

const whats: readonly What[] = ['file', 'thumbnail']

/** `check`: whose bytes; nothing for files stored before each check had its own. */
export const keyOf = (id: string, check: string | null, what: What): string =>
  check ? `${id}.${check}.${what}` : `${id}.${what}`

/** What the checks of a file may have stored. */
export const keysOf = (id: string, checks: readonly (string | null)[]): string[] =>
  checks.flatMap(check => whats.map(what => keyOf(id, check, what)))
