// What whoever may reserve now is notified of.

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
