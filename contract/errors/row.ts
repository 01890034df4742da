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
export type ErrorRow = Text & { status: number; client: Reaction }
export type ErrorRows = Record<string, ErrorRow>
