// What whoever may reserve now is notified of, and administrators of a sale that one of them wants to end.

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

/** The notice, and where it leads. It names no moment: the turn begins when the message was sent. */
export const turnNotice = (
  { notices, linkTo, namesOf }: Dependencies,
  { kind, lot, turnMinutes }: Lot & { turnMinutes: number },
): { notice: Notice; path: string } => {
  const names = namesOf(kind)
  const title = lotTitle(names, lot)
  const path = names?.pathOf(lot) ?? '/'
  const notice = notices.write('saleTurn', language => ({
    lot: title[language],
    time: formatWholeLength(language, turnMinutes * minuteMs),
    link: linkTo('citizen', path),
  }))
  return { notice, path }
}

/** That a turn ended without a reservation, and where its person sees what they can do now. */
export const turnEndNotice = (
  { notices, linkTo, namesOf }: Dependencies,
  { kind, lot }: Lot,
): { notice: Notice; path: string } => {
  const names = namesOf(kind)
  const title = lotTitle(names, lot)
  const path = names?.pathOf(lot) ?? '/'
  const notice = notices.write('saleTurnEnded', language => ({
    lot: title[language],
    link: linkTo('citizen', path),
  }))
  return { notice, path }
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
