// What a person of a test does: any call by its key, its input and answer typed by the contract, and the steps of a request.
// A step answers the request as it stands then, and the next step is taken on that:
//
//     const filed = await citizen.file()
//     const waiting = await officer.act(filed, 'ASK_INFORMATION', { data: { informationAsked: 'Which branch?' } })
//     await refusal(officer.act(filed, 'APPROVE'), 'CONFLICT')
//     assert.equal((await citizen.read(filed)).status, waiting.status)

import assert from 'node:assert/strict'
import { addressOf, filterOf } from '@bawaba/contract/call-address.ts'
import type { CallArguments, CallKey, Calls } from '@bawaba/contract/calls/index.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import type { ErrorCode } from '@bawaba/contract/errors.ts'
import type { ProblemBody } from '@bawaba/contract/problem.ts'
import { type Answer, refused } from './test-refused.ts'

export type CallOptions = { body?: unknown; headers?: Record<string, string>; raw?: string | Buffer }
/** A call by its address, as any client may write it: `GET LIBRARY_CARD?total=yes`. */
export type Send = (address: string, options?: CallOptions) => Promise<Answer>

/** Answers that file a library card. */
export const cardAnswers = {
  fullName: 'Layla Hassan',
  birthDate: '1991-03-27',
  identity: 'NATIONAL_ID',
  nationalId: '29104120103458',
  mobile: '+971501234567',
  branch: 'RIVER',
  booksAtOnce: 5,
  subjects: ['HISTORY'],
  rules: true,
}

const codeOf = ({ body }: Answer): string | undefined => body?.error?.code
/** Status and code of an answer, however it was asked for. */
export const outcomeOf = (answer: Answer | Answered<unknown>): [status: number, code: string | undefined] =>
  answer instanceof Answered ? [answer.status, answer.code] : [answer.status, codeOf(answer)]

/** What a refusal says; some bring the request as it stands. */
export type Refusal = ProblemBody & { current: SeenRequest }
/** A request as an answer shows it to whoever may see it. */
export type SeenRequest = Request & Required<Pick<Request, 'history' | 'can'>>
/** What names a request to the next step, and the revision that the step is taken on. */
export type RequestAt = Pick<Request, 'serviceSlug' | 'id' | 'revision'>

/** The answer to a typed call. Reading the body of a refusal, or the error of a success, fails the test that does it. */
class Answered<Body> {
  readonly key: string
  readonly answer: Answer
  constructor(key: string, answer: Answer) {
    this.key = key
    this.answer = answer
  }
  get status(): number {
    return this.answer.status
  }
  get headers(): Answer['headers'] {
    return this.answer.headers
  }
  get body(): Body {
    if (this.status >= 400) throw new UnexpectedRefusal(this.key, this.answer)
    return this.answer.body
  }
  /** The code of a refusal; none of a success. */
  get code(): string | undefined {
    return codeOf(this.answer)
  }
  get error(): ProblemBody['error'] {
    assert.ok(this.status >= 400, `${this.key} was not refused: it answered ${this.status}`)
    return this.answer.body.error
  }
}
class UnexpectedRefusal extends Error {
  readonly answer: Answer
  constructor(key: string, answer: Answer) {
    super(`${key} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    this.answer = answer
  }
}

/** Asserts that a step or a call is refused with this code, for this part of its input. */
export const refusal = async (step: Promise<unknown>, code: ErrorCode, path?: string): Promise<Refusal> => {
  const outcome = await step.catch((error: unknown) => error)
  if (outcome instanceof Error && !(outcome instanceof UnexpectedRefusal)) throw outcome
  const isAnswer = outcome instanceof Answered || outcome instanceof UnexpectedRefusal
  assert.ok(isAnswer, `not refused with ${code}: ${JSON.stringify(outcome)}`)
  refused(outcome.answer, code, path)
  return outcome.answer.body
}

/** A body that is no JSON goes by its address. */
type Input<Key extends CallKey> = CallArguments<Key> & { raw?: undefined }
type StepParams = { service: string; id: string }
/** The calls on one request that answer how it stands afterwards. */
type StepKey = {
  [Key in CallKey]: StepParams extends Calls[Key]['params']
    ? Calls[Key]['answer'] extends Request
      ? Key
      : never
    : never
}[CallKey]
type FilingOptions = Omit<Calls['POST :service']['body'], 'data'> & {
  service?: string
  /** The Idempotency-Key. */
  key?: string
  headers?: Record<string, string>
}
type ActOptions = Omit<Calls['PATCH :service/:id']['body'], 'activityId'>

export const personActions = (send: Send) => {
  const call = async <Key extends CallKey>(
    key: Key,
    ...[input]: Record<never, never> extends CallArguments<Key> ? [input?: Input<Key>] : [input: Input<Key>]
  ): Promise<Answered<Calls[Key]['answer']>> => {
    const { params, query, body, headers = {} } = (input ?? {}) as CallArguments<CallKey>
    const { method, path } = addressOf(key, params, query)
    return new Answered(key, await send(`${method} ${path.replace('/api/', '')}`, { body, headers }))
  }
  const on = async <Key extends StepKey>(
    { serviceSlug, id, revision }: RequestAt,
    key: Key,
    body: Calls[Key]['body'],
  ): Promise<SeenRequest> => {
    const headers = { 'if-match': `"${revision}"` }
    const input = { params: { service: serviceSlug, id }, body, headers } as unknown as CallArguments<Key>
    return (await call(key, input as never)).body as SeenRequest
  }
  return {
    send,
    call,
    /** A call on a request, as it stood when the person saw it. */
    on,
    /** Performs an activity. */
    act: (request: RequestAt, activityId: string, more: ActOptions = {}) =>
      on(request, 'PATCH :service/:id', { activityId, ...more }),
    /** Files a request; a library card if no service is named. */
    file: async (
      data: Record<string, unknown> = cardAnswers,
      { service = 'LIBRARY_CARD', key, headers, ...more }: FilingOptions = {},
    ) => {
      const { body } = await call('POST :service', {
        params: { service },
        body: { data, ...more },
        headers: { ...(key ? { 'idempotency-key': key } : {}), ...headers },
      })
      return { ...body, serviceSlug: service }
    },
    /** The request as this person sees it now. */
    read: async ({ serviceSlug: service, id }: Omit<RequestAt, 'revision'>, include?: string[]) => {
      const filter = filterOf({ where: { id }, ...(include ? { include } : {}) })
      const { body } = await call('GET :service/findOne', { params: { service }, query: { filter } })
      return body as SeenRequest
    },
  }
}
