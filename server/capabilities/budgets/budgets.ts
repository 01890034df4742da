// A budget admits so many tries in a window. A try beyond it changes nothing: the window ends when it would have.

import type { ErrorCode } from '@bawaba/contract/errors.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { BudgetsStore } from './store.ts'

export type Budget = {
  /** Admitted in one window. */
  limit: number
  windowMs: number
}

export const secondsUntil = (end: Date, now: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))

/** One try of several that are taken together. */
export type Spending = { subject: string; budget: Budget; code?: ErrorCode }

export const createBudgets = ({ store, clock }: { store: BudgetsStore; clock: () => Date }) => ({
  /** Takes one; throws the code with Retry-After, and `seconds` for its words, where nothing is left. */
  take: async (
    subject: string,
    { limit, windowMs }: Budget,
    code: ErrorCode = 'MAX_ATTEMPTS',
  ): Promise<void> => {
    const now = clock()
    const endsAt = await store.take(subject, limit, now, new Date(now.getTime() + windowMs))
    if (!endsAt) return
    const seconds = secondsUntil(endsAt, now)
    throw new Problem(code, { params: { seconds }, headers: { 'retry-after': String(seconds) } })
  },

  /**
   * Takes one of each, all or none: a try that one budget refuses spends nothing of the others. Throws the code of the
   * one that lasts longest, so that nobody waits and is refused again.
   */
  takeAll: async (spendings: readonly Spending[]): Promise<void> => {
    const now = clock()
    const full = await store.takeAll(
      spendings.map(({ subject, budget: { limit, windowMs } }) => ({
        subject,
        limit,
        windowEndsAt: new Date(now.getTime() + windowMs),
      })),
      now,
    )
    const [last] = full.sort((a, b) => b.endsAt.getTime() - a.endsAt.getTime())
    if (!last) return
    const seconds = secondsUntil(last.endsAt, now)
    const code = spendings.find(({ subject }) => subject === last.subject)?.code ?? 'MAX_ATTEMPTS'
    throw new Problem(code, { params: { seconds }, headers: { 'retry-after': String(seconds) } })
  },

  /** How many were taken in the window that is open. */
  taken: (subject: string): Promise<number> => store.taken(subject, clock()),

  /** Gives one back: the try was none of those that count. */
  giveBack: (subject: string) => store.giveBack(subject),

  /** Gives the whole budget back. */
  forget: (subject: string) => store.forget(subject),
})
export type Budgets = ReturnType<typeof createBudgets>
