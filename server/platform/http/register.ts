// Turns the contract into routes: for every call its checks, its policy, its anti-CSRF rule and its handler.
// A call without a handler does not compile, and one without a policy row cannot exist.

import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { type CallKey, calls } from '@bawaba/contract/calls/index.ts'
import { policies, type Scope, scopeOf } from '@bawaba/contract/policies.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Actor, type Call, devices, type Handlers } from './call.ts'
import { exchangeOf, fileOf, takers } from './files.ts'
import { languageOf, modeOf } from './headers.ts'
import { pathOf } from './paths.ts'
import { checkerOf } from './schemas.ts'

export type Guards = {
  /** Who calls: the session behind the cookie of the claimed mode. */
  actorOf(call: Pick<Call, 'mode' | 'cookie'>): Promise<Actor>
  /** Throws unless an unsafe call proves that it comes from a page of ours. */
  checkOrigin(call: Pick<Call, 'header' | 'cookie' | 'actor'>, host: string): void
}

type Admitted = { actor: Actor; scope: Scope; call: Call }
const admitted = new WeakMap<FastifyRequest, Admitted>()

const callOf = (request: FastifyRequest, reply: FastifyReply, secure: boolean): Call => {
  const header = (name: string) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  const device = header('x-device-type')
  return {
    params: request.params as never,
    query: undefined as never,
    body: undefined as never,
    actor: { mode: 'VISITOR', claimed: 'CITIZEN' },
    scope: 'public',
    language: languageOf(header('accept-language')),
    device: devices.find(known => known === device) ?? 'web',
    mode: modeOf(header('x-app-mode') ?? modeInAddress(request)),
    address: request.ip,
    header,
    cookie: name => request.cookies[name],
    setHeader: (name, value) => void reply.header(name, value),
    setCookie: (name, value, options) => void reply.setCookie(name, value, { ...options, secure }),
    clearCookie: (name, path) =>
      void reply.clearCookie(name, { path, httpOnly: true, sameSite: 'lax', secure }),
    file: () => fileOf(request),
    exchange: () => exchangeOf(request, reply),
  }
}

const isUnsafe = (method: string) => method !== 'GET' && method !== 'HEAD'

/** Where no header can be sent (a picture, a saved file) the address says which app is meant. */
const modeInAddress = ({ method, query }: FastifyRequest): string | undefined => {
  const { mode } = (query ?? {}) as { mode?: unknown }
  return method === 'GET' && typeof mode === 'string' ? mode : undefined
}

/** Registers every call of the contract below /api. `secure` marks cookies Secure. */
export const registerCalls = (
  app: FastifyInstance,
  handlers: Handlers<CallKey>,
  guards: Guards,
  secure: boolean,
): void => {
  for (const [key, definition] of Object.entries(calls) as [CallKey, CallDefinition][]) {
    const { method, url } = pathOf(key)
    const check = {
      params: checkerOf('params', definition.params),
      query: checkerOf('query', definition.query),
      body: checkerOf('body', definition.body),
    }
    const status = definition.status ?? 200
    const route: RouteOptions = {
      method,
      url,
      exposeHeadRoute: false,
      config: { call: key } as object,
      ...(definition.largest ? { bodyLimit: definition.largest } : {}),
      schema:
        status === 204 || definition.gives || definition.takes === 'exchange'
          ? {}
          : { response: { [status]: definition.answer } },
      // Before the body is read: whoever may not call is told so at once.
      onRequest: async (request, reply) => {
        const call = callOf(request, reply, secure)
        check.params(request.params)
        call.actor = await guards.actorOf(call)
        const scope = scopeOf(policies[key], call.actor.mode === 'VISITOR' ? { mode: 'VISITOR' } : call.actor)
        if (!scope) throw new Problem(call.actor.mode === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
        if (isUnsafe(method)) guards.checkOrigin(call, request.host)
        call.scope = scope
        admitted.set(request, { actor: call.actor, scope, call })
      },
      handler: async (request, reply) => {
        const { call } = admitted.get(request) as Admitted
        check.query(request.query)
        if (definition.body) check.body(request.body)
        call.query = request.query as never
        call.body = request.body as never
        const answer = await (handlers[key] as (call: Call) => unknown)(call)
        // An exchange that was handed over has been answered.
        if (reply.sent) return reply
        reply.code(status)
        return status === 204 ? null : answer
      },
    }
    const taker = definition.takes && takers[definition.takes]
    // What a call takes besides JSON is read in a scope of its own, so that no other call takes it.
    if (!taker) app.route(route)
    else
      void app.register(async scope => {
        await taker(scope)
        scope.route(route)
      })
  }
}
