// Visits that are over and that nobody closed: those who work on them are asked each morning, and after a week the system
// leaves them, so that a visit of last spring keeps nobody from booking the next one.

import { addDays, cairoDate } from '@bawaba/language/index.ts'
import { cairoWall } from '@bawaba/language/wall-clock.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Notices } from '../../notifications/index.ts'
import type { Scheduler } from '../deadlines/scheduler.ts'
import type { VisitState, VisitsStore } from './visits-store.ts'

type Dependencies = {
  store: Pick<VisitsStore, 'over' | 'ask' | 'states'>
  catalogue: Pick<Catalogue, 'formOf'>
  scheduler: Pick<Scheduler, 'visitOver'>
  notices: Notices
  clock: () => Date
}

const bounded = 7
const atOnce = 200

export const createOverVisits = ({ store, catalogue, scheduler, notices, clock }: Dependencies) => {
  /** The states that staff leave by saying what came of a visit, of the versions that requests under way have. */
  const states = async (): Promise<VisitState[]> => {
    const found: VisitState[] = []
    for (const state of await store.states()) {
      const { workflow } = await catalogue.formOf(state.serviceSlug, state.version)
      if (workflow.transitions.some(({ at, from }) => at === 'visit' && from.includes(state.status)))
        found.push(state)
    }
    return found
  }

  return {
    ask: async (): Promise<void> => {
      const now = clock()
      const waiting = await states()
      if (waiting.length > 0)
        await store.ask(
          waiting,
          cairoWall(now),
          notices.write('visitsOver', () => ({ count: '{count}' })),
          now,
        )
    },

    /** Those from before the day a week ago; one that cannot be left keeps none after it from leaving. */
    leave: async (): Promise<void> => {
      const waiting = await states()
      const wall = `${addDays(cairoDate(clock()), -bounded)}T00:00`
      for (let after: string | undefined; waiting.length > 0; ) {
        const found = await store.over(waiting, wall, atOnce, after)
        for (const request of found) await scheduler.visitOver(request)
        after = found.at(-1)?.id
        if (found.length < atOnce) return
      }
    },
  }
}
