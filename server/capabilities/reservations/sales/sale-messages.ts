// The message to whoever may reserve now.

import { formatDateTime, type Text } from '@bawaba/language/index.ts'
import type { LotNames } from '../../../capability.ts'
import type { LinkTo } from '../../../platform/http/site.ts'
import { withLink } from '../../messages/index.ts'
import type { Lot } from '../alerts-store.ts'
import { lotTitle } from '../lots.ts'

/** {lot} is its name, {until} the end of the turn, {link} where to reserve. */
const messages = {
  subject: { ar: 'حان دورك في الحجز', en: 'Your turn to reserve' },
  text: {
    ar: 'حان دورك في حجز وحدة في {lot}. يمكنك الحجز حتى {until}، ثم ينتقل الدور إلى من يليك: {link}',
    en: 'It is your turn to reserve a unit in {lot}. You can reserve until {until}; then it is the next person’s turn: {link}',
  },
} as const

export const turnMessage = (
  { linkTo, namesOf }: { linkTo: LinkTo; namesOf(kind: string): LotNames | undefined },
  { kind, lot }: Lot,
  until: Date,
): { text: Text; subject: Text } => {
  const names = namesOf(kind)
  const title = lotTitle(names, lot)
  const link = linkTo('citizen', names?.pathOf(lot) ?? '/')
  const written = (language: 'ar' | 'en') =>
    withLink(
      messages.text[language]
        .replace('{lot}', title[language])
        .replace('{until}', formatDateTime(language, until)),
      link,
    )
  return { text: { ar: written('ar'), en: written('en') }, subject: messages.subject }
}
