// Closures of service centers: administrators add them and take them back, and every server holds those that are not over.

import { type ClosureOrder, closureErrors } from '@bawaba/contract/closure-rules.ts'
import type { CenterClosure, Closure } from '@bawaba/contract/entities/closure.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { cairoWall } from '@bawaba/language/wall-clock.ts'
import { latestReading } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import { type ClosuresStore, closuresStore, type NewClosure } from './closures-store.ts'

type Dependencies = {
  store: ClosuresStore
  audit: Pick<Audit, 'deed'>
  clock: () => Date
  newId: () => string
}
type Administrator = { accountId: string; address: string }
type Order = ClosureOrder & { visits?: Closure['visits'] | undefined }

/** The first moment at which it is over, by Cairo's clock; `T24:00` sorts after every time of its day. */
const endOf = ({ until, hours }: Pick<Closure, 'until' | 'hours'>): string =>
  `${until}T${hours?.until ?? '24:00'}`

/** Its reason is public words, and no remark about a person, as `reason` of the audit would be. */
const detailOf = ({ reason, ...closure }: Omit<Closure, 'center'>) => ({ ...closure, words: reason })

/** The same with its reason as it is stored. VALIDATION_FAILED for what is no closure. */
const checked = ({ visits = 'move', ...order }: Order, today: string): NewClosure => {
  const errors = closureErrors(order, today)
  if (errors.length > 0)
    throw new Problem('VALIDATION_FAILED', {
      details: errors.map(({ field, key }) => ({ path: `body.${field}`, key })),
    })
  const { hours, reason, ...days } = order
  return {
    ...days,
    ...(hours ? { hours } : {}),
    reason: { ar: reason.ar.trim(), en: reason.en.trim() },
    visits,
  }
}

export const createClosures = ({ store, audit, clock, newId }: Dependencies) => {
  let all: readonly Closure[] = []
  let shown: readonly Closure[] = []
  const load = latestReading(
    () => store.from(cairoDate(clock())),
    found => {
      // The same object while nothing changed: public pages are drawn from it.
      if (JSON.stringify(found) !== JSON.stringify(all)) all = found
    },
  )
  return {
    /** Reads them again; until then the last ones count. */
    load,

    /** Those of a calendar that are not over. */
    of: (calendar: string): Closure[] =>
      all.filter(closure => closure.calendar === calendar && endOf(closure) > cairoWall(clock())),

    /** Those of calendars as citizens read them. */
    publicOf: (calendars: readonly string[]): CenterClosure[] =>
      all
        .filter(closure => calendars.includes(closure.calendar) && endOf(closure) > cairoWall(clock()))
        .map(({ from, until, hours, reason }) => ({ from, until, ...(hours ? { hours } : {}), reason })),

    /** Another object after each change, and once one is over: what public pages are drawn from. */
    mark: (): object => {
      const now = all.filter(closure => endOf(closure) > cairoWall(clock()))
      if (now.length !== shown.length || now.some((closure, index) => closure !== shown[index])) shown = now
      return shown
    },

    list: async () => ({
      centers: await store.centers(),
      closures: (await store.from(cairoDate(clock()))).filter(closure => endOf(closure) > cairoWall(clock())),
    }),

    /** VALIDATION_FAILED for what is no closure; CLOSURE_OVERLAPS where the center is closed then already. */
    add: async ({ accountId, address }: Administrator, order: Order): Promise<Closure> => {
      const now = clock()
      const closure = checked(order, cairoDate(now))
      const id = newId()
      await audit.deed(async (queries, record) => {
        const ours = closuresStore(queries)
        await ours.lock()
        const outcome = await ours.add(id, closure, now)
        if (outcome === 'none') throw new Problem('NOT_FOUND')
        if (outcome === 'overlaps') throw new Problem('CLOSURE_OVERLAPS')
        await record({
          kind: 'closure.added',
          actorId: accountId,
          address,
          detail: detailOf({ id, ...closure }),
        })
      })
      await load()
      const added = all.find(one => one.id === id)
      if (!added) throw new Error(`The closure ${id} was added and is not listed`)
      return added
    },

    /** The center receives visits in that time again; NOT_FOUND where there is no such closure, or it is over. */
    remove: async ({ accountId, address }: Administrator, id: string): Promise<void> => {
      await audit.deed(async (queries, record) => {
        const removed = await closuresStore(queries).remove(id, cairoWall(clock()))
        if (!removed) throw new Problem('NOT_FOUND')
        const { center: _, ...closure } = removed
        await record({
          kind: 'closure.removed',
          actorId: accountId,
          address,
          detail: detailOf(closure),
        })
      })
      await load()
    },
  }
}
export type Closures = ReturnType<typeof createClosures>
