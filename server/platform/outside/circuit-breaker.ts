// A circuit breaker: after several failures in a row a service outside is left alone for a while, so that nobody waits for
// one that is down. Then one call tries it; while that is under way the others are refused still.

import { OutsideUnavailable } from './signed-call.ts'

type Options = {
  /** Failures in a row that open the circuit. */
  failures: number
  /** How long it stays open, in milliseconds. */
  pauseMs: number
  clock: () => Date
}

export type CircuitBreaker = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

/** Only `OutsideUnavailable` is a failure: a service that refuses in its own words is there. Rejects as the call does. */
export const circuitBreaker = (name: string, { failures, pauseMs, clock }: Options): CircuitBreaker => {
  let inRow = 0
  let openUntil = 0
  let isTrying = false
  return async call => {
    const isOpen = inRow >= failures
    if (isOpen && (isTrying || clock().getTime() < openUntil))
      throw new OutsideUnavailable(`${name} is left alone for a while`)
    isTrying = isOpen
    try {
      const answer = await call()
      inRow = 0
      return answer
    } catch (error) {
      if (error instanceof OutsideUnavailable) {
        inRow += 1
        openUntil = clock().getTime() + pauseMs
      } else inRow = 0
      throw error
    } finally {
      if (isOpen) isTrying = false
    }
  }
}
