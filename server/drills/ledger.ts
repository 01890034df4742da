// What people were told of their requests during a drill, held against what is stored in the end.

import { randomUUID } from 'node:crypto'
import { call, filingOfKind, isBooking, numberIn, type Person } from './calls.ts'

/** `isRefused`: the room was taken, so nothing of it may be stored. */
type Sending = { person: Person; key: string; number?: string; isInDoubt: boolean; isRefused?: true }

export type Verdict = {
  sent: number
  acknowledged: number
  /** Sendings of which nobody knew whether they had succeeded, until they were repeated. */
  inDoubt: number
  lost: number
  doubled: number
  /** Answers that were neither a success nor "not now". */
  wrong: string[]
}

export const createLedger = () => {
  const sendings: Sending[] = []
  const wrong = new Set<string>()

  /** Sends once more what has no number yet; true where it has one then. */
  const send = async (port: number, sending: Sending, ms?: number): Promise<boolean> => {
    const answer = await call(port, filingOfKind(sending.person, sending.key), ms).catch(
      (error: Error & { code?: string }) => error,
    )
    // A connection that was refused carried nothing.
    if (answer instanceof Error) sending.isInDoubt ||= answer.code !== 'ECONNREFUSED'
    else if (answer.status === 201 || answer.status === 200) sending.number = numberIn(answer)
    else if (answer.status === 422 && isBooking(sending.key)) sending.isRefused = true
    else if (answer.status !== 503)
      wrong.add(`${answer.status} ${/"code":"(\w+)"/.exec(answer.body)?.[1] ?? answer.body.slice(0, 80)}`)
    return sending.number !== undefined
  }

  return {
    /** Files one new request. */
    file: async (port: number, person: Person, ms?: number): Promise<boolean> => {
      const sending: Sending = { person, key: randomUUID(), isInDoubt: false }
      sendings.push(sending)
      return send(port, sending, ms)
    },
    /** Repeats, with their keys, all that have no number. */
    settle: async (port: number): Promise<void> => {
      for (const sending of sendings) if (!sending.number && !sending.isRefused) await send(port, sending)
    },
    /** @param stored numbers by key */
    verdict: (stored: ReadonlyMap<string, readonly string[]>): Verdict => ({
      sent: sendings.length,
      acknowledged: sendings.filter(({ number }) => number).length,
      inDoubt: sendings.filter(({ isInDoubt }) => isInDoubt).length,
      lost: sendings.filter(({ key, number }) => number && !stored.get(key)?.includes(number)).length,
      doubled: [...stored.values()].filter(numbers => numbers.length > 1).length,
      wrong: [
        ...wrong,
        ...sendings.flatMap(({ key, isRefused }) =>
          isRefused && stored.has(key) ? ['a refused booking is stored'] : [],
        ),
      ],
    }),
  }
}
