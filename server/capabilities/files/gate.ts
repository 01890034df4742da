// Lets a few through at once and keeps the others in line, in order.

export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

export const createGate = (atOnce: number): Gate => {
  const line: (() => void)[] = []
  let busy = 0
  return async work => {
    // Whoever leaves hands the place on, so that nobody slips in between.
    if (busy < atOnce) busy++
    else await new Promise<void>(enter => line.push(enter))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else busy--
    }
  }
}
