// Gathers single calls into one: while the work for some is under way, those that come meanwhile wait and are done together.
// A call that comes alone is done at once.

/**
 * @param work takes items and answers one result for each, in their order; at most `most` at a time.
 * @returns does one item; rejects with what `work` threw for its whole batch.
 */
export const gather = <Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
): ((item: Item) => Promise<Result>) => {
  type Waiting = { item: Item; resolve(result: Result): void; reject(error: unknown): void }
  const waiting: Waiting[] = []
  let isBusy = false

  const doAll = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const results = await work(batch.map(({ item }) => item))
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isBusy = false
  }

  return item =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      void doAll()
    })
}
