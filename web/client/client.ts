// One call to the API: its headers, its answer, and what every call does about a refusal.
// The way to the server is an argument: the browser passes fetch, a render on the server passes itself.

import { addressOf } from '@bawaba/contract/call-address.ts'
import type { CallArguments, CallKey, Calls } from '@bawaba/contract/calls/index.ts'
import type { Mode } from '@bawaba/contract/entities/person.ts'
import { isUnsafeCall } from '@bawaba/contract/unsafe-calls.ts'
import type { Language } from '@bawaba/language/index.ts'
import { type CallError, cancelled, errorOf, isCallError, noAnswer } from './call-error.ts'
import type { Device } from './device.ts'
import { limitOf, withLimit } from './limit.ts'
import { setClock } from './server-clock.ts'
import { createSessionStore, type SessionStore, tokenName } from './session.ts'
import type { Stored } from './stored.ts'

/** The shape of fetch: a path below the portal's origin, and what to send. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

export type CallInput<Key extends CallKey> = CallArguments<Key> & {
  signal?: AbortSignal
  /** In the name of the person one acts for. Agents always do; an employee says so. */
  asOwner?: boolean
  /** Gives up sooner than other calls do. */
  limitMs?: number
}
export type Input<Key extends CallKey> =
  Record<never, never> extends CallInput<Key> ? [input?: CallInput<Key>] : [input: CallInput<Key>]
export type Answer<Key extends CallKey> = Calls[Key]['answer']
export type Sent<Key extends CallKey> = { answer: Answer<Key>; headers: Headers; status: number }

/** What the app does when the server refuses; the client has cleared what must be cleared by then. */
export type Reactions = {
  /** The server refused: the session is over, or the person may not do this any more. */
  signedOut(error: CallError): void
  maintenance(error: CallError): void
  ownerRefused(error: CallError): void
  /** The server wants a proof that it is still the person; answers whether they gave it, and the call goes out again. */
  proof(): Promise<boolean>
}

export type Client = {
  mode: Mode
  language: Language
  stored: Stored
  session: SessionStore
  call<Key extends CallKey>(key: Key, ...input: Input<Key>): Promise<Answer<Key>>
  /** As `call`, with the headers of the answer: X-Total-Count, ETag. */
  send<Key extends CallKey>(key: Key, ...input: Input<Key>): Promise<Sent<Key>>
  /** What every call carries, for a way of sending that is not ours: resumable uploads. */
  headersFor(method: string): Promise<Record<string, string>>
}

export type ClientOptions = {
  transport: Transport
  mode: Mode
  language: Language
  device: () => Device
  stored: Stored
  /** Calls go out in the name of the person acted for unless they say otherwise; agents always do. */
  actsForOthers?: boolean | undefined
  reactions: Reactions
}

type AnyInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  asOwner?: boolean
  limitMs?: number
}

const bodyOf = async (response: Response): Promise<unknown> => {
  if (response.status === 204 || response.headers.get('content-length') === '0') return undefined
  if (response.headers.get('content-type')?.includes('json')) return response.json()
  return response.ok ? response.blob() : undefined
}

export const createClient = (options: ClientOptions): Client => {
  const { transport, mode, language, device, stored, reactions } = options
  const actsForOthers = options.actsForOthers ?? mode === 'AGENT'
  const session = createSessionStore(stored, mode)
  let visitorToken: string | undefined

  const keepToken = (token: string) => {
    if (session.read().status === 'signed-in') stored.set(tokenName(mode), token)
    else visitorToken = token
  }
  const fetchToken = async () => {
    const { answer } = await attempt('GET misc/appData', {})
    return (answer as Answer<'GET misc/appData'>).csrfToken
  }
  const csrfToken = async () => stored.get(tokenName(mode)) ?? visitorToken ?? (await fetchToken())

  const isForOwner = ({ asOwner }: AnyInput): boolean => asOwner ?? actsForOthers ?? false

  const headersOf = async (key: string, input: AnyInput): Promise<Record<string, string>> => {
    const owner = isForOwner(input) ? session.ownerToken() : undefined
    return {
      Accept: 'application/json',
      'Accept-Language': language,
      'X-Device-Type': device(),
      'X-App-Mode': mode,
      ...(isUnsafeCall(key) ? { 'X-CSRF-Token': await csrfToken() } : {}),
      ...(owner ? { 'Request-Owner-Token': owner } : {}),
      ...(input.body === undefined || input.body instanceof FormData
        ? {}
        : { 'Content-Type': 'application/json' }),
      ...input.headers,
    }
  }

  const attempt = async (key: CallKey, input: AnyInput): Promise<Sent<CallKey>> => {
    const { method, path } = addressOf(key, input.params, input.query)
    const headers = await headersOf(key, input)
    const { body, signal, limitMs = limitOf(isUnsafeCall(key), body) } = input
    const limit = withLimit(signal, limitMs)
    let response: Response
    let answer: unknown
    const sentAt = Date.now()
    try {
      response = await transport(path, {
        method,
        headers,
        signal: limit.signal,
        credentials: 'same-origin',
        body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      })
      setClock(response.headers.get('date'), sentAt)
      answer = await bodyOf(limit.watched(response))
    } catch {
      if (signal?.aborted) throw cancelled(language)
      throw noAnswer(language, limit.signal.aborted ? 'TIMEOUT' : undefined)
    } finally {
      limit.end()
    }
    if (!response.ok) throw errorOf(response.status, answer, language)
    if (key === 'GET misc/appData') keepToken((answer as Answer<'GET misc/appData'>).csrfToken)
    return { answer: answer as Answer<CallKey>, headers: response.headers, status: response.status }
  }

  /**
   * `who` was signed in when the call left: a late refusal of a session that is over ends no other. `owner` is the
   * permission it left with; false for one's own.
   */
  const react = (error: CallError, who: string | undefined, owner: string | false | undefined) => {
    // A proxy, or a network that wants a sign-in of its own, answers with the same numbers and knows nobody's session.
    if (!error.isOurs) return
    const isRefused = error.statusCode === 401 || error.statusCode === 403
    if (isRefused && who !== undefined && session.read().userId === who) {
      session.end(error.statusCode === 401 ? 'everywhere' : 'here')
      reactions.signedOut(error)
    }
    if (error.statusCode === 418) {
      session.end('here')
      reactions.maintenance(error)
    }
    // Of several calls on their way the first tells; one that went out before a new person was chosen ends nothing.
    if (error.code === 'INVALID_REQUEST_OWNER_TOKEN' && owner !== false && session.ownerToken() === owner) {
      session.stopActing()
      reactions.ownerRefused(error)
    }
  }

  const withToken = (key: CallKey, input: AnyInput): Promise<Sent<CallKey>> =>
    attempt(key, input).catch(async error => {
      if (!isCallError(error) || error.code !== 'CSRF_STALE') throw error
      await fetchToken()
      return attempt(key, input)
    })

  // Of several calls that need a proof at a time one asks, and all go on.
  let proving: Promise<boolean> | undefined
  const isProved = (): Promise<boolean> => {
    proving ??= reactions.proof().finally(() => {
      proving = undefined
    })
    return proving
  }
  /** Nothing that was typed is lost: what was refused changed nothing, and goes out again as it was. */
  const withProof = (key: CallKey, input: AnyInput): Promise<Sent<CallKey>> =>
    withToken(key, input).catch(async error => {
      const isAsked =
        isCallError(error) && error.code === 'STEP_UP_REQUIRED' && key !== 'POST :slug/:id/proof'
      if (!isAsked || !(await isProved())) throw error
      return withToken(key, input)
    })

  const send = async (key: CallKey, input: AnyInput = {}): Promise<Sent<CallKey>> => {
    const { userId } = session.read()
    const owner = isForOwner(input) && session.ownerToken()
    try {
      return await withProof(key, input)
    } catch (error) {
      if (isCallError(error)) react(error, userId, owner)
      throw error
    }
  }

  return {
    mode,
    language,
    stored,
    session,
    send: send as Client['send'],
    headersFor: method => headersOf(`${method} `, {}),
    call: (async (key: CallKey, input?: AnyInput) => (await send(key, input)).answer) as Client['call'],
  }
}
