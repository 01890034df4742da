// How many uploads one person or visitor has on the way at a server at once: whoever sends hundreds waits for themselves, and takes
// neither the connections of the database nor the places in line for a check from anybody else.

import { Problem } from '@bawaba/contract/problem.ts'

/** An upload is done in less, unless the line is slow. */
const retryAfterSeconds = 2

export const createAtOnce = (limit: number) => {
  const underWay = new Map<string, number>()
  /** Throws TOO_MANY_UPLOADS, before anything of it was read or stored. */
  return async <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
    const others = underWay.get(owner) ?? 0
    if (others >= limit)
      throw new Problem('TOO_MANY_UPLOADS', { headers: { 'retry-after': String(retryAfterSeconds) } })
    underWay.set(owner, others + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(owner) ?? 1) - 1
      if (left === 0) underWay.delete(owner)
      else underWay.set(owner, left)
    }
  }
}
export type AtOnce = ReturnType<typeof createAtOnce>
