// Ends that lie beyond the feasts that are announced: a holiday that is announced later moves them.

import { cairoDate } from '@bawaba/language/index.ts'

/** `knownUntil`: the last feast that is announced, a Cairo date; null where none is. */
export const isBeyondCalendar = (dueAt: string, knownUntil: string | null): boolean =>
  knownUntil !== null && cairoDate(new Date(dueAt)) > knownUntil
