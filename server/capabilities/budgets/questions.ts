// Questions about strangers, counted where they are asked, whoever calls: the port takes them out of the budget of whoever asks.
// The same question asked again soon tells nobody anything new: a form that is filed asks what was asked while it was filled.

import type { Budget, Budgets } from './budgets.ts'

const sameMs = 30 * 60_000
const mostRemembered = 10_000

type Dependencies = { budgets: Pick<Budgets, 'take'>; clock: () => Date; name: string; budget: Budget }

export const createQuestions = ({ budgets, clock, name, budget }: Dependencies) => {
  const recent = new Map<string, number>()
  /** From now on the question is free for them: they may know the answer. */
  const remember = (by: string, question: string): void => {
    if (recent.size >= mostRemembered) recent.clear()
    recent.set(`${by} ${question}`, clock().getTime())
  }
  return {
    /** Takes a question out of the budget; throws MAX_ATTEMPTS where nothing is left. */
    take: async (by: string, question: string): Promise<void> => {
      const before = recent.get(`${by} ${question}`)
      if (before !== undefined && clock().getTime() - before < sameMs) return
      await budgets.take(`${name} ${by}`, budget)
      remember(by, question)
    },
    remember,
  }
}
export type Questions = ReturnType<typeof createQuestions>
