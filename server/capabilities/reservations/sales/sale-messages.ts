// What whoever may reserve now is notified of, and administrators of a sale that one of them wants to end.

import { formatDateTime } from '@bawaba/language/index.ts'
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

/** The notice, and where it leads. */
export const turnNotice = (
  { notices, linkTo, namesOf }: Dependencies,
  { kind, lot }: Lot,
  until: Date,
): { notice: Notice; path: string } => {
  const names = namesOf(kind)
  const title = lotTitle(names, lot)
  const path = names?.pathOf(lot) ?? '/'
  const notice = notices.write('saleTurn', language => ({
    lot: title[language],
    until: formatDateTime(language, until),
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
