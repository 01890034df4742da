// Turns the contract into routes: for every call its checks, its policy, its anti-CSRF rule and its handler.
// A call of the contract without a handler does not compile, and none can be without a policy row. Programmes add theirs.

import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { type CallKey, calls } from '@bawaba/contract/calls/index.ts'
import { ownerHeader } from '@bawaba/contract/entities/acting.ts'
import { looks } from '@bawaba/contract/looks.ts'
import { peopleIn } from '@bawaba/contract/people-in.ts'
import { mayActIn, type PolicyRow, type Scope, scopeOf } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { isUnsafeCall } from '@bawaba/contract/unsafe-calls.ts'
import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Admission } from './admission.ts'
import { Cached, sendCached } from './cached.ts'
import { type Actor, type Call, devices, type Handlers, type SignedIn } from './call.ts'
import { takeCursor } from './cursors.ts'
import { exchangeOf, fileOf, takers } from './files.ts'
import { callerLanguage, modeOf } from './headers.ts'
import { hasHead, routesOf } from './paths.ts'
import { assertSound, checkerOf } from './schemas.ts'

export type Guards = {
  /** Who calls: the session behind the cookie of the claimed mode. */
  actorOf(call: Pick<Call, 'mode' | 'cookie'>): Promise<Actor>
  /** The person whom a session acts for, by the token that came with the call or by the id that a link names. */
  ownerOf(actor: SignedIn, proof: OwnerProof): Promise<SignedIn>
  /** Throws where the portal is closed to this caller; `isAdmitted` is what the policy says. */
  assertOpen(key: string, call: Pick<Call, 'actor' | 'params'>, isAdmitted: boolean): void
  /** Throws where the address names a kind of account that this portal does not allow. */
  assertSlug(slug: string | undefined): void
  /** Throws unless the person proved themselves a moment ago. */
  assertFresh(actor: SignedIn): void
  /** Throws unless an unsafe call proves that it comes from a page of ours. */
  checkOrigin(call: Pick<Call, 'header' | 'cookie' | 'actor'>, host: string): void
  /** Writes down whose names somebody is about to be shown. */
  noteNames(actor: SignedIn, area: string, personIds: readonly string[]): Promise<void>
}

/** What says whom one acts for: the token, or in a link, which carries no header, the id of the permission. */
export type OwnerProof = { token: string } | { actingId: string }

/** `isWhole`: nothing of the call was still to come when it was admitted. */
type Admitted = { call: Call; isWhole: boolean }
const admitted = new WeakMap<FastifyRequest, Admitted>()
/** Whom an answer shows besides those whom it names by an id. */
const shown = new WeakMap<Call, string[]>()

/** The name of a cookie on the wire. Over https it is of this host alone: no neighbouring host can plant one. */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

const callOf = (request: FastifyRequest, reply: FastifyReply, secure: boolean): Call => {
  const nameOf = (name: string) => cookieName(name, secure)
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
    language: callerLanguage(request),
    device: devices.find(known => known === device) ?? 'web',
    mode: modeOf(header('x-app-mode') ?? modeInAddress(request)),
    address: request.ip,
    header,
    headers: () => request.headers,
    cookie: name => request.cookies[nameOf(name)],
    setHeader: (name, value) => void reply.header(name, value),
    bindCursor: cursor => cursor,
    setCookie: (name, value, options) =>
      void reply.setCookie(nameOf(name), value, { ...options, path: '/', secure }),
    clearCookie: name =>
      void reply.clearCookie(nameOf(name), { path: '/', httpOnly: true, sameSite: 'lax', secure }),
    shows: () => undefined,
    file: () => fileOf(request, async () => undefined),
    signed: () => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)),
    exchange: () => exchangeOf(request, reply),
  }
}

const hasNoBody = (status: number): boolean => status === 204 || status === 303

/**
 * How a call writes down whom its answer names: before it leaves, so that no name is seen unseen. Undefined where the call
 * does so itself, or names nobody.
 */
const namingOf = (key: string, { answer, gives, tag }: CallDefinition, guards: Guards) => {
  const look = Object.hasOwn(looks, key) ? looks[key as CallKey] : undefined
  if (look && ('writes' in look || 'none' in look)) return undefined
  const find = gives ? undefined : peopleIn(answer)
  if (!find && !look) return undefined
  return async (call: Call, whole: unknown): Promise<void> => {
    const { actor } = call
    if (actor.mode === 'VISITOR') return
    const people = [...(find?.(whole) ?? []), ...(shown.get(call) ?? [])]
    await guards.noteNames(
      actor,
      tag,
      people.filter(id => id !== actor.accountId),
    )
  }
}

const isUnsafe = (method: string) => method !== 'GET' && method !== 'HEAD'

/** Where no header can be sent (a picture, a saved file) the address says which app is meant. */
const modeInAddress = ({ method, query }: FastifyRequest): string | undefined => {
  const { mode } = (query ?? {}) as { mode?: unknown }
  return method === 'GET' && typeof mode === 'string' ? mode : undefined
}

const ownerProofOf = (call: Call, { method, query }: FastifyRequest): OwnerProof | undefined => {
  const token = call.header(ownerHeader)
  if (token) return { token }
  const { acting } = (query ?? {}) as { acting?: unknown }
  return method === 'GET' && typeof acting === 'string' ? { actingId: acting } : undefined
}

/**
 * Which objects the call is about, or why it is refused. With the permission of a person it is made as that person,
 * where the row says so; without one, whoever may get one is told to, and is not signed out.
 */
const admit = async (
  call: Call,
  request: FastifyRequest,
  { key, row }: { key: string; row: PolicyRow },
  guards: Guards,
): Promise<Scope> => {
  const { actor } = call
  const isVisitor = actor.mode === 'VISITOR'
  const scope = scopeOf(row, isVisitor ? { mode: 'VISITOR' } : actor)
  guards.assertOpen(key, call, scope !== undefined)
  if (!isVisitor && row.acting && mayActIn(row, actor)) {
    const proof = ownerProofOf(call, request)
    if (proof) {
      call.actor = await guards.ownerOf(actor, proof)
      return row.acting
    }
    if (!scope) throw new Problem('INVALID_REQUEST_OWNER_TOKEN')
  }
  if (!scope) throw new Problem(isVisitor ? 'UNAUTHENTICATED' : 'FORBIDDEN')
  return scope
}

/** A call with everything that serving it takes. */
export type ServedCall = {
  definition: CallDefinition
  handler(call: Call): unknown
}

/** The calls of the contract; one without a handler does not compile. */
export const contractCalls = (handlers: Handlers<CallKey>): Map<string, ServedCall> =>
  new Map(
    (Object.entries(calls) as [CallKey, CallDefinition][]).map(([key, definition]) => [
      key,
      { definition, handler: handlers[key] as ServedCall['handler'] },
    ]),
  )

/** How calls are served: `secure` marks cookies Secure, `run` counts what is worked on. */
type Serving = { secure: boolean; run: Admission['run'] }

/** Registers calls below /api. */
export const registerCalls = (
  app: FastifyInstance,
  served: ReadonlyMap<string, ServedCall>,
  guards: Guards,
  { secure, run }: Serving,
): void => {
  for (const [key, { definition, handler }] of served) {
    const { policy } = definition
    const { method, urls } = routesOf(key)
    const check = {
      params: checkerOf('params', definition.params),
      query: checkerOf('query', definition.query),
      body: checkerOf('body', definition.body),
    }
    const status = definition.status ?? 200
    const noteNames = namingOf(key, definition, guards)
    // What comes signed comes from elsewhere, and proves itself by its signature.
    const mustProveOrigin = isUnsafeCall(key) && definition.takes !== 'signed'
    const letIn = async (call: Call, request: FastifyRequest): Promise<void> => {
      call.actor = await guards.actorOf(call)
      const scope = await admit(call, request, { key, row: policy }, guards)
      if (mustProveOrigin) guards.checkOrigin(call, request.host)
      if (policy.fresh && call.actor.mode !== 'VISITOR') guards.assertFresh(call.actor)
      call.scope = scope
    }
    // Before the body is read: whoever may not call is told so at once.
    const begin = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const call = callOf(request, reply, secure)
      if (noteNames) call.shows = ids => void shown.set(call, [...(shown.get(call) ?? []), ...ids])
      check.params(request.params)
      guards.assertSlug((call.params as { slug?: string }).slug)
      // The address may say for whom one acts, which is looked up before the rest of it is checked.
      assertSound('query', request.query)
      await letIn(call, request)
      // A form is read by its handler: whoever sent it is asked for again at its end.
      call.file = () => fileOf(request, () => letIn(call, request))
      admitted.set(request, { call, isWhole: request.raw.complete !== false })
    }
    const route: Omit<RouteOptions, 'url'> = {
      method,
      exposeHeadRoute: hasHead(method, definition),
      config: { call: key } as object,
      ...(definition.largest ? { bodyLimit: definition.largest } : {}),
      schema:
        hasNoBody(status) || definition.gives || definition.takes === 'exchange'
          ? {}
          : { response: { [status]: definition.answer } },
      handler: async (request, reply) => {
        const { call, isWhole } = admitted.get(request) as Admitted
        // A body may come a minute after its head; a session that ended meanwhile sends nothing any more.
        if (isUnsafe(method) && !isWhole && !definition.takes) await letIn(call, request)
        const writeCursor = takeCursor(key, request)
        check.query(request.query)
        // A client without parameters sends no body: its schema says whether something is missing.
        const body = definition.body ? (request.body ?? {}) : request.body
        if (definition.body) check.body(body)
        call.query = request.query as never
        call.body = body as never
        call.bindCursor = writeCursor
        const { setHeader } = call
        call.setHeader = (name, value) =>
          setHeader(name, name === 'x-next-cursor' ? writeCursor(value) : value)
        const answer = await run(request.raw, async () => {
          const answer = await handler(call)
          await noteNames?.(call, answer)
          return answer
        })
        // An exchange that was handed over has been answered.
        if (reply.sent) return reply
        reply.code(status)
        if (answer instanceof Cached) return sendCached(answer, request, reply)
        return hasNoBody(status) ? null : answer
      },
    }
    const taker = definition.takes && takers[definition.takes]
    // What a call takes besides JSON is read in a scope of its own, so that no other call takes it.
    const routes = urls.map(({ url, fixed }) => ({
      ...route,
      url,
      onRequest: (request: FastifyRequest, reply: FastifyReply) => {
        request.params = { ...(request.params as object), ...fixed }
        return begin(request, reply)
      },
    }))
    if (!taker) for (const each of routes) app.route(each)
    else
      void app.register(async scope => {
        await taker(scope)
        for (const each of routes) scope.route(each)
      })
  }
}
