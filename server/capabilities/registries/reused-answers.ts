// Answers that serve the same question again for a while: in memory, so many at most, the longest unused is dropped first.

const mostAnswers = 500

export type ReusedAnswers = {
  /** What was answered to the question within `seconds`, or what `ask` gives; those who come meanwhile share its call. */
  get(question: string, seconds: number, ask: () => Promise<unknown>): Promise<unknown>
}

export const reusedAnswers = (clock: () => Date): ReusedAnswers => {
  const stored = new Map<string, { answer: Promise<unknown>; until: number }>()
  return {
    get: (question, seconds, ask) => {
      const now = clock().getTime()
      const found = stored.get(question)
      stored.delete(question)
      const entry = found && now < found.until ? found : { answer: ask(), until: now + seconds * 1000 }
      stored.set(question, entry)
      if (entry !== found)
        // One that failed is asked again.
        entry.answer.catch(() => {
          if (stored.get(question) === entry) stored.delete(question)
        })
      const [oldest] = stored.keys()
      if (stored.size > mostAnswers && oldest !== undefined) stored.delete(oldest)
      return entry.answer
    },
  }
}
