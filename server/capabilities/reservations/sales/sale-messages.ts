// What whoever may reserve now is notified of, and administrators of a sale that one of them wants to end.

import type { Language } from '@bawaba/language/index.ts'
import { formatWholeLength } from '@bawaba/language/lengths.ts'
import type { LotNames } from '../../../capability.ts'
import type { LinkTo } from '../../../platform/http/site.ts'
import type { Notice, Notices } from '../../notifications/index.ts'
import type { Lot } from '../alerts-store.ts'
import { lotTitle } from '../lots.ts'

type Dependencies = {
  notices: Notices
  linkTo: LinkTo
  namesOf(kind: string): LotNames | undefined
}

const minuteMs = 60_000

type Sent = { notice: Notice; path: string }

/** What every notice about a lot to somebody in its line says: the lot, and the way to its page. */
const aboutLot = ({ linkTo, namesOf }: Pick<Dependencies, 'linkTo' | 'namesOf'>, { kind, lot }: Lot) => {
  const names = namesOf(kind)
  const title = lotTitle(names, lot)
  const path = names?.pathOf(lot) ?? '/'
  return { path, values: (language: Language) => ({ lot: title[language], link: linkTo('citizen', path) }) }
}

/** The notice, and where it leads. It names no moment: the turn begins when the message was sent. */
export const turnNotice = (needs: Dependencies, sale: Lot & { turnMinutes: number }): Sent => {
  const { path, values } = aboutLot(needs, sale)
  const notice = needs.notices.write('saleTurn', language => ({
    ...values(language),
    time: formatWholeLength(language, sale.turnMinutes * minuteMs),
  }))
  return { notice, path }
}

/** That a turn ended without a reservation, and where its person sees what they can do now. */
export const turnEndNotice = (needs: Dependencies, sale: Lot): Sent => {
  const { path, values } = aboutLot(needs, sale)
  return { notice: needs.notices.write('saleTurnEnded', values), path }
}

/** That a sale ends once a second administrator ends it too. */
export const endNotice = (
  { notices, namesOf }: Pick<Dependencies, 'notices' | 'namesOf'>,
  { kind, lot }: Lot,
): { notice: Notice; path: string } => {
  const names = namesOf(kind)
  const title = lotTitle(names, lot)
  return {
    notice: notices.write('saleEndProposed', language => ({ lot: title[language] })),
    path: names?.staffPath ?? '/',
  }
}
