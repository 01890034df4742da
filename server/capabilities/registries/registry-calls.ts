// Calls to registries outside: to services that settings name alone, signed, ended in time, and not made at all while one
// is down.

import { Problem } from '@bawaba/contract/problem.ts'
import type { OutsideService } from '../../config-kinds.ts'
import { circuitBreaker } from '../../platform/outside/circuit-breaker.ts'
import {
  type Fetch,
  OutsideRefused,
  OutsideUnavailable,
  signedCalls,
} from '../../platform/outside/signed-call.ts'
import type { RegistryCall } from './registries.ts'

/** Longer than this nobody waits in front of a form. */
const timeoutMs = 4000
const circuit = { failures: 5, pauseMs: 10_000 }

type Dependencies = {
  services: readonly OutsideService[]
  fetch: Fetch
  clock: () => Date
  /** Told that a registry could not be asked; without the question. */
  report(error: OutsideUnavailable, registry: string): void
}

const answerIn = (body: unknown): { answer: unknown } | undefined =>
  typeof body === 'object' && body !== null && 'answer' in body ? { answer: body.answer } : undefined

export const registryCalls = ({ services, fetch, clock, report }: Dependencies): RegistryCall => {
  const byName = new Map(
    services.map(service => [
      service.name,
      {
        post: signedCalls(service, { fetch, clock, timeoutMs }).post,
        guard: circuitBreaker(service.name, { ...circuit, clock }),
      },
    ]),
  )
  return async (from, parameters) => {
    const [name = '', what = ''] = from.split('.')
    try {
      const service = byName.get(name)
      if (!service) throw new OutsideUnavailable(`OUTSIDE_SERVICES names no ${name}`)
      // In the body, never in the address: parameters may be numbers of persons.
      const body = { parameters }
      return (await service.guard(() => service.post(`/api/registries/${what}`, body, answerIn))).answer
    } catch (error) {
      if (error instanceof OutsideRefused && error.code === 'unknown') return null
      const cause =
        error instanceof OutsideRefused ? new OutsideUnavailable(error.code, { cause: error }) : error
      if (!(cause instanceof OutsideUnavailable)) throw cause
      report(cause, from)
      throw new Problem('ECONNABORTED', { cause })
    }
  }
}
