// What is asked often and changes slowly: read anew when it is as old as it may be.

/**
 * Answers what `read` gave last, for `ms` milliseconds of the clock. Calls that come while it is read share the reading; one
 * that fails is forgotten, and the next call reads again.
 */
export const cachedFor = <Value>(
  ms: number,
  clock: () => Date,
  read: (now: Date) => Promise<Value>,
): (() => Promise<Value>) => {
  let cached: { value: Promise<Value>; until: number } | undefined
  return () => {
    const now = clock()
    if (cached && now.getTime() < cached.until) return cached.value
    const mine = { value: read(now), until: now.getTime() + ms }
    cached = mine
    mine.value.catch(() => {
      if (cached === mine) cached = undefined
    })
    return mine.value
  }
}
