// One line of the log for each answer: what was called, how it was answered, how long it took, and why it was refused.

import type { Problem } from '@bawaba/contract/problem.ts'
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { eventWriter } from './events.ts'

/** Fastify's own lines without those about each call, which the line of its answer stands for. */
export const answersAlone = (): LogController => {
  const controller = new LogController()
  for (const line of ['incomingRequest', 'requestCompleted', 'routeNotFound'] as const)
    controller[line] = () => undefined
  return controller
}

const refusals = new WeakMap<FastifyRequest, Problem>()

/** Notes why a call was refused; the line of its answer says so. */
export const noteRefusal = (request: FastifyRequest, problem: Problem): void => {
  refusals.set(request, problem)
}

/** Names fields and rules, never values. */
const reasonOf = ({ code, details }: Problem) => ({
  code,
  details: details?.map(({ path, key }) => `${path}: ${key}`),
})

/** What a call was turned away for; nothing where the portal itself had enough to do. */
const waitedFor = ({ cause }: Problem) =>
  cause instanceof Error ? { reason: `${cause.name}: ${cause.message}`.slice(0, 300) } : {}

export const installAnswerLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const problem = refusals.get(request)
    const isTurnedAway = problem?.code === 'OVERLOADED'
    eventWriter(request.log)(isTurnedAway ? 'http.overloaded' : 'http.answered', {
      method: request.method,
      // No query: filters may hold personal data.
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(problem ? reasonOf(problem) : {}),
      ...(isTurnedAway ? waitedFor(problem) : {}),
    })
    done()
  })
}
