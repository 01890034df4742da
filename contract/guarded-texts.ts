// Which texts take two administrators, by their words and not by the screen that changes them: what carries a code or a link,
// tells of a way into an account, or is the standard wording of a notification whose templates take two.

import type { Text } from '@bawaba/language/index.ts'
import { type NotificationKind, notificationKindRows } from './notification-kinds.ts'
import { isGuardedKind } from './notification-wording.ts'
import { type FormsOfBoth, isCarrying } from './text-rules.ts'

const ofWaysIn =
  /^server\/capabilities\/(acting|codes|email-links|mobile-proof|personal-data|recovery|users)\/messages\.ts(#|$)/

/** Whether a source, or a place in it, tells of signing in, of a forgotten password, or of a changed number or address. */
export const tellsOfWaysIn = (source: string): boolean => ofWaysIn.test(source)

const keyOf = ({ ar, en }: Partial<Text>): string => JSON.stringify([ar, en])
const ofGuardedKinds: ReadonlySet<string> = new Set(
  (Object.keys(notificationKindRows) as NotificationKind[]).filter(isGuardedKind).flatMap(kind => {
    const { title, text } = notificationKindRows[kind]
    return [keyOf(title), keyOf(text)]
  }),
)

/** Whether words in place of a text take two administrators. */
export const isGuardedText = (text: { place: string; own: FormsOfBoth }): boolean => {
  const { ar, en } = text.own
  return (
    tellsOfWaysIn(text.place) ||
    isCarrying(text.own) ||
    ofGuardedKinds.has(keyOf({ ar: ar.other ?? '', en: en.other ?? '' }))
  )
}
