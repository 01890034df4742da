// What a row of the error table says.

import type { Text } from '@bawaba/language/index.ts'

/**
 * What the client does: show the words where the person is, leave the session, show a whole page,
 * go back one page and say why, or fetch a fresh anti-CSRF token and try once more.
 */
export type Reaction =
  | 'show'
  | 'signOut'
  | 'notFoundPage'
  | 'problemPage'
  | 'maintenancePage'
  | 'goBack'
  | 'retryOnce'
/**
 * Whether the same call may succeed: never as things are (`final`), later by itself (`passing`), or once the caller has
 * read what has changed (`conflict`).
 */
export type Refusal = 'final' | 'passing' | 'conflict'
/** `refusal`: final where nothing else is named. */
export type ErrorRow = Text & { status: number; client: Reaction; refusal?: Exclude<Refusal, 'final'> }
export type ErrorRows = Record<string, ErrorRow>
