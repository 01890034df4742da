// The figures of the first page. They are of services that visitors see and name none of them; few requests have no figure,
// because whoever knows of one of them could read its answer from it.

import type { PortalFigures } from '@bawaba/contract/calls/figures.ts'
import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { cachedFor } from '../../platform/cached-for.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { FiguresStore } from './store.ts'

type Dependencies = {
  store: FiguresStore
  catalogue: Pick<Catalogue, 'entriesFor' | 'view'>
  clock: () => Date
}

const visitor = { mode: 'VISITOR', claimed: 'CITIZEN' } as const

/** Fewer answers than this have no figure. */
const fewest = 10
/** Months before this one that the median takes in: it does not jump at the beginning of a month. */
const monthsBefore = 2
const cacheMs = 10 * 60_000

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`
const monthBefore = (month: string): string => monthOf(addDays(month, -1))

export const createFigures = ({ store, catalogue, clock }: Dependencies) => {
  const visible = () => catalogue.entriesFor(visitor, 'web')

  const answered = cachedFor(cacheMs, clock, now => {
    const month = monthOf(cairoDate(now))
    const since = Array.from({ length: monthsBefore }).reduce<string>(monthBefore, month)
    return store.answered(
      visible().map(({ row }) => row.slug),
      month,
      since,
    )
  })

  return {
    read: async (): Promise<PortalFigures> => {
      const { thisMonth, counted, medianDays } = await answered()
      const open = visible().filter(entry => catalogue.view(entry, visitor).isActive).length
      return {
        ...(open > 0 && { servicesOpen: open }),
        ...(thisMonth >= fewest && { answeredThisMonth: thisMonth }),
        ...(counted >= fewest && medianDays !== null && { medianDays }),
      }
    },
  }
}
export type Figures = ReturnType<typeof createFigures>
