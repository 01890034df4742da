// Answers that serve the same question again for a while: in memory, so many at most, the longest unused is dropped first.

const mostAnswers = 500

export type ReusedAnswers = {
  /** What was answered to the question within `seconds`, or what `ask` gives; those who come meanwhile share its call. */
  get(question: string, seconds: number, ask: () => Promise<unknown>): Promise<unknown>
}

type Entry = { answer: Promise<unknown>; at: number; isUnknown: boolean }
/** That a registry knows nothing is answered anew after so long: people register, and numbers are issued. */
const unknownMs = 60_000

export const reusedAnswers = (clock: () => Date): ReusedAnswers => {
  const stored = new Map<string, Entry>()
  return {
    get: (question, seconds, ask) => {
      const now = clock().getTime()
      const found = stored.get(question)
      stored.delete(question)
      // Whoever asks says how old an answer may be, not who asked first.
      const age = found ? now - found.at : Number.POSITIVE_INFINITY
      const isFresh = age < seconds * 1000 && !(found?.isUnknown && age >= unknownMs)
      const entry: Entry = found && isFresh ? found : { answer: ask(), at: now, isUnknown: false }
      stored.set(question, entry)
      if (entry !== found)
        entry.answer.then(
          answer => {
            entry.isUnknown = answer === null
          },
          // One that failed is asked again.
          () => {
            if (stored.get(question) === entry) stored.delete(question)
          },
        )
      const [oldest] = stored.keys()
      if (stored.size > mostAnswers && oldest !== undefined) stored.delete(oldest)
      return entry.answer
    },
  }
}
