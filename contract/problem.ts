// The one error class: a code of the table, its parameters, and what is wrong where.

import type { ValidationError } from '@bawaba/forms/fields/field.ts'
import { type Language, type Message, patternOf, type Text, t } from '@bawaba/language/index.ts'
import { type DetailKey, detailWords, isDetailKey } from './detail-keys.ts'
import { type ErrorCode, errors } from './errors.ts'

/** One wrong part of an input: a path such as `data.mobile`, the key of its message, its parameters. */
export type ProblemDetail = {
  path: string
  key: DetailKey
  params?: Record<string, unknown>
}
/** As it travels: an answer of a form has keys of its field's kind, or the words of the service's own script. */
/** `message` is its sentence in both languages; `text` the words of the service's own script. */
export type SentDetail = Omit<ProblemDetail, 'key'> & { key: string; text?: Text; message?: Text }
export type ProblemParams = Record<string, string | number>
/** Headers that belong to the answer: Retry-After, Allow. */
export type ProblemOptions = {
  /** What the words of the code name: `{name}`. */
  params?: ProblemParams
  details?: (ProblemDetail | ValidationError)[]
  extra?: Record<string, unknown>
  headers?: Record<string, string>
  cause?: unknown
}

export class Problem extends Error {
  readonly code: ErrorCode
  readonly params: ProblemParams | undefined
  readonly details: SentDetail[] | undefined
  readonly extra: Record<string, unknown> | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, options: ProblemOptions = {}) {
    const { stackTraceLimit } = Error
    // A refusal says what is wrong with a call; where in the code that was found out helps nobody, and costs more than
    // the refusal itself.
    if (errors[code].status < 500) Error.stackTraceLimit = 0
    super(code, { cause: options.cause })
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'Problem'
    this.code = code
    this.params = options.params
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
    details?: SentDetail[]
    params?: ProblemParams
    requestId?: string
  }
}

/** What a problem says, in a language. */
export const wordsOf = ({ code, params }: Problem, language: Language): string =>
  params ? t(language, errors[code] as Message, params) : patternOf(language, errors[code])

/** A detail with its sentence, where it brings none of its own. */
const saidDetail = (detail: SentDetail): SentDetail => {
  const message =
    detail.message ?? detail.text ?? (isDetailKey(detail.key) ? detailWords[detail.key] : undefined)
  return message ? { ...detail, message } : detail
}

/** The body of an error answer, in the caller's language. */
export const problemBody = (problem: Problem, language: Language, requestId: string): ProblemBody => ({
  error: {
    statusCode: problem.status,
    code: problem.code,
    name: 'Problem',
    message: wordsOf(problem, language),
    ...(problem.params ? { params: problem.params } : {}),
    ...(problem.details ? { details: problem.details.map(saidDetail) } : {}),
    requestId,
  },
  ...problem.extra,
})
