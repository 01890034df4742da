// How many codes and links the whole portal sends in a day. Whoever can ask without proving anything shares four fifths:
// the rest is for those who have given a right password, whatever others ask for.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Budgets, Spending } from '../budgets/index.ts'

const day = 86_400_000
export const dayBudget = 'messages of the day'

type Dependencies = {
  budgets: Pick<Budgets, 'takeAll' | 'taken'>
  limit: number
  /** Told once in an hour while messages are refused. */
  alarm(details: { limit: number; isAskedByAnyone: boolean }): void
  clock: () => Date
}

export const createDay = ({ budgets, limit, alarm, clock }: Dependencies) => {
  let refused = 0
  let alarmedAt = 0
  return {
    /**
     * Takes one message together with budgets of the person's own, all or none. Throws MESSAGES_SPENT, as long as the day
     * is not over, to everybody alike.
     */
    take: async (isAskedByAnyone: boolean, own: readonly Spending[] = []): Promise<void> => {
      const most = isAskedByAnyone ? Math.floor((limit * 4) / 5) : limit
      try {
        const ofDay = {
          subject: dayBudget,
          budget: { limit: most, windowMs: day },
          code: 'MESSAGES_SPENT',
        } as const
        await budgets.takeAll([...own, ofDay])
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'MESSAGES_SPENT') throw error
        refused += 1
        const now = clock().getTime()
        if (now - alarmedAt > 3_600_000) {
          alarmedAt = now
          alarm({ limit: most, isAskedByAnyone })
        }
        throw error
      }
    },
    /** For /metrics: what was sent today by all processes, what may be, what this one has refused. */
    figures: { limit, taken: () => budgets.taken(dayBudget), refused: () => refused },
  }
}
export type Day = ReturnType<typeof createDay>
