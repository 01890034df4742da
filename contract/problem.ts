// The one error class: a code of the table, its parameters, and what is wrong where.

import type { Language } from '@bawaba/language/index.ts'
import { type ErrorCode, errors } from './errors.ts'

/** One wrong place of an input: a path such as `data.mobile`, the key of its message, its parameters. */
export type ProblemDetail = { path: string; key: string; params?: Record<string, unknown> }
/** Headers that belong to the answer: Retry-After, Allow. */
export type ProblemOptions = {
  details?: ProblemDetail[]
  extra?: Record<string, unknown>
  headers?: Record<string, string>
  cause?: unknown
}

export class Problem extends Error {
  readonly code: ErrorCode
  readonly details: ProblemDetail[] | undefined
  readonly extra: Record<string, unknown> | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, options: ProblemOptions = {}) {
    super(code, { cause: options.cause })
    this.name = 'Problem'
    this.code = code
    this.details = options.details
    this.extra = options.extra
    this.headers = options.headers ?? {}
  }

  get status(): number {
    return errors[this.code].status
  }
}

export type ProblemBody = {
  error: {
    statusCode: number
    code: string
    name: string
    message: string
    details?: ProblemDetail[]
    requestId?: string
  }
}

/** The body of an error answer, in the caller's language. */
export const problemBody = (problem: Problem, language: Language, requestId: string): ProblemBody => ({
  error: {
    statusCode: problem.status,
    code: problem.code,
    name: 'Problem',
    message: errors[problem.code][language],
    ...(problem.details ? { details: problem.details } : {}),
    requestId,
  },
  ...problem.extra,
})
