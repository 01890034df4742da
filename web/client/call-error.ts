// The one error of a call: what the server said, or 000 when nothing answered, or 001 when we cancelled it.

import type { ProblemParams, SentDetail } from '@bawaba/contract/problem.ts'
import { type Language, t } from '@bawaba/language/index.ts'
import { messages } from './messages.ts'

export type StatusCode = number | '000' | '001'

type ErrorBody = {
  statusCode: StatusCode
  code: string
  message: string
  details?: SentDetail[]
  params?: ProblemParams
  requestId?: string
}

export class CallError extends Error {
  readonly statusCode: StatusCode
  readonly code: string
  readonly details: SentDetail[]
  /** What its words name: the seconds to wait. */
  readonly params: ProblemParams
  readonly requestId: string | undefined
  /** Answered by the portal itself; a proxy's page, and what the client says, is not. */
  readonly isOurs: boolean
  /** The whole body of the answer: some codes carry more, such as `current` of a conflict. */
  readonly body: unknown

  constructor(details: ErrorBody, body?: unknown, isOurs = false) {
    super(details.message)
    this.name = 'CallError'
    this.statusCode = details.statusCode
    this.code = details.code
    this.details = details.details ?? []
    this.params = details.params ?? {}
    this.requestId = details.requestId
    this.isOurs = isOurs
    this.body = body
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError

/** There is no such object: none of that name, or a name that no object can have. */
export const isMissing = (error: unknown): boolean =>
  isCallError(error) && (error.statusCode === 404 || ['MALFORMED', 'INVALID_FILTER'].includes(error.code))

/** The words that the server refused with. Where it did not answer there are none: what is lost then is the page's to say. */
export const serverWords = (error: unknown): string | undefined =>
  isCallError(error) && typeof error.statusCode === 'number' ? error.message : undefined

/** Nothing answered: offline or refused on the way; or not in time, and what was sent may have arrived. */
export const noAnswer = (
  language: Language,
  code: 'NETWORK-ERROR' | 'TIMEOUT' = 'NETWORK-ERROR',
): CallError => new CallError({ statusCode: '000', code, message: t(language, messages[code]) })

/** We cancelled it ourselves. */
export const cancelled = (language: Language): CallError =>
  new CallError({ statusCode: '001', code: 'CANCEL', message: t(language, messages.cancelled) })

/** The server's words passed on; a body that is none of ours (a proxy's page) still becomes an error with its status. */
export const errorOf = (status: number, body: unknown, language: Language): CallError => {
  const sent = (body as { error?: Partial<ErrorBody> } | null | undefined)?.error
  return new CallError(
    {
      statusCode: typeof sent?.statusCode === 'number' ? sent.statusCode : status,
      code: sent?.code ?? 'GENERAL_ERROR',
      message: sent?.message ?? t(language, messages.unreadable),
      details: sent?.details,
      params: sent?.params,
      requestId: sent?.requestId,
    },
    body,
    sent?.statusCode === status,
  )
}
