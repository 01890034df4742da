// Works on each of several items by itself: one that fails keeps no other waiting, and rests with pauses of its own.

type Each<Item> = {
  work(item: Item): Promise<unknown>
  /** Notes that an item failed, and puts it off: it is not to be tried at the next look again. */
  putOff(item: Item, error: unknown): Promise<unknown>
  /** Items at a time. */
  atOnce?: number
}

/** Answers how many failed. Throws once all are done where one could not even be put off. */
export const eachItem = async <Item>(
  items: readonly Item[],
  { work, putOff, atOnce = 1 }: Each<Item>,
): Promise<number> => {
  let failed = 0
  const unrested: unknown[] = []
  const left = [...items]
  const workOn = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift())
      try {
        await work(item)
      } catch (error) {
        failed += 1
        await putOff(item, error).catch(reason => unrested.push(reason))
      }
  }
  await Promise.all(Array.from({ length: atOnce }, workOn))
  if (unrested.length > 0) throw unrested[0]
  return failed
}

const firstMs = 5_000
const longestMs = 3_600_000
/** The pause after so many tries that failed: five seconds, then twice as long each time, an hour at most. */
export const pauseAfter = (tries: number): number => Math.min(longestMs, firstMs * 2 ** Math.min(tries, 12))
