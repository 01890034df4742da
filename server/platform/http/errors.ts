// The one place where an error becomes an answer. What is not a Problem is logged and answered as a fault of ours,
// without a word of its text: no stack, SQL or path of the server reaches an answer.

import { Problem, problemBody } from '@bawaba/contract/problem.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable, isDatabaseAway, isLocked } from '../database/index.ts'
import { noteRefusal } from '../log/answers.ts'
import { eventWriter } from '../log/events.ts'
import type { Outages } from '../outages.ts'
import { isNoRoom, StorageUnavailable } from '../storage/index.ts'
import { errorPage } from './error-page.ts'
import { callerLanguage } from './headers.ts'
import { methodsOf } from './paths.ts'
import { countRefusal } from './refusal-counts.ts'
import { everyAnswer, everyDocument } from './security.ts'

const byFastifyCode: Record<string, Problem['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED',
}

const retryAfter = { 'retry-after': '2' }
const isStoreAway = (error: unknown) => error instanceof StorageUnavailable || isNoRoom(error)

/** Any thrown value as a Problem. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error
  if (error instanceof DatabaseUnavailable)
    return new Problem('OVERLOADED', { headers: retryAfter, cause: error })
  if (isStoreAway(error)) return new Problem('STORE_AWAY', { headers: retryAfter, cause: error })
  const { code = '', statusCode } = error as FastifyError
  const known = byFastifyCode[code]
  if (known) return new Problem(known, { cause: error })
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Problem('MALFORMED', { cause: error })
  return new Problem('INTERNAL_SERVER_ERROR', { cause: error })
}

/** A browser that asked for a page of ours; calls and assets are answered in JSON. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/(api|assets)(\/|$)/.test(url) && (headers.accept ?? '').includes('text/html')

const answer = (problem: Problem, request: FastifyRequest, reply: FastifyReply) => {
  if (wantsPage(request)) {
    reply.code(problem.status).headers({ ...everyDocument, 'cache-control': 'no-store', ...problem.headers })
    return reply.type('text/html; charset=utf-8').send(errorPage(problem, request.id))
  }
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .send(problemBody(problem, callerLanguage(request), request.id))
}

/** Refusals that come in crowds and are no fault of a call: the line of the answer names them. */
const inCrowds = new Set<Problem['code']>(['OVERLOADED', 'STORE_AWAY'])

/** Installs the error answer, and the answer of addresses that do not exist or do not take the method. */
export const installErrors = (app: FastifyInstance, outages: Outages): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    countRefusal(problem.code)
    // An outage has one line, with its cause.
    if (isStoreAway(problem.cause)) outages.failed('storage', problem.cause)
    if (isDatabaseAway(problem.cause)) outages.failed('database', problem.cause)
    if (isLocked(problem.cause)) outages.doubt()
    if (problem.status >= 500 && !inCrowds.has(problem.code))
      eventWriter(request.log)('http.call_failed', { err: problem.cause ?? problem })
    else noteRefusal(request, problem)
    return answer(problem, request, reply)
  })
}

/** Addresses that the router itself cannot read: `/%`, a parameter beyond its length. No hook runs for them. */
export const refuseAddress = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers({ ...everyAnswer, 'x-request-id': request.id })
  void answer(new Problem('MALFORMED'), request, reply)
}

/** The answer of an address below /api that no call has, and what an address takes for whoever asks by OPTIONS. */
export const refuseUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const methods = methodsOf(request.url.split('?')[0] ?? '')
  if (methods.length === 0) return answer(new Problem('NOT_FOUND'), request, reply)
  const headers = { allow: [...methods, 'OPTIONS'].join(', ') }
  if (request.method === 'OPTIONS') return reply.code(204).headers(headers).send()
  return answer(new Problem('METHOD_NOT_ALLOWED', { headers }), request, reply)
}
