// Calls to a service outside, signed by the first of its keys. Nothing of an answer is believed before whoever asked has
// read its shape; whatever is neither an answer nor a refusal in the service's own words is `OutsideUnavailable`.

import { createHmac } from 'node:crypto'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Service = { origin: string; keys: readonly { id: string; secret: string }[] }
export type SignedCalls = {
  /** Gives what `read` makes of the answer; undefined from it is an answer that cannot be read. */
  get<Answer>(path: string, read: (answer: unknown) => Answer | undefined): Promise<Answer>
  post<Answer>(path: string, body: object, read: (answer: unknown) => Answer | undefined): Promise<Answer>
}

/** Whether the service did the work is not known: it was down, slow, or answered what nobody can read. */
export class OutsideUnavailable extends Error {}

/** The service said no in its own words: a short code such as `unknown`. */
export class OutsideRefused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const mostBytes = 1_048_576

/** The text of an answer, or an error where it is larger than anything that was asked for. */
const textOf = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > mostBytes) throw new Error('an answer of more than a megabyte')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const refusalIn = (answer: unknown): string | undefined => {
  const code = (answer as { error?: unknown } | null)?.error
  return typeof code === 'string' && /^[a-z][a-z-]{0,39}$/.test(code) ? code : undefined
}

export const signedCalls = (
  { origin, keys }: Service,
  { fetch, clock, timeoutMs }: { fetch: Fetch; clock: () => Date; timeoutMs: number },
): SignedCalls => {
  const [key] = keys
  if (!key) throw new Error('A service outside needs a key')

  const call = async <Answer>(
    method: 'GET' | 'POST',
    path: string,
    body: string,
    read: (answer: unknown) => Answer | undefined,
  ): Promise<Answer> => {
    const timestamp = String(Math.floor(clock().getTime() / 1000))
    // Numbers of persons may stand in the path; the log reads what the call was, not about whom.
    const what = `${method} ${path.replace(/\?.*/, '').replace(/\d{4,}/g, '…')}`
    const unavailable = (cause: unknown) => new OutsideUnavailable(what, { cause })
    const { status, text } = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        'portal-key': key.id,
        'portal-timestamp': timestamp,
        'portal-signature': createHmac('sha256', key.secret)
          .update(`${timestamp}.${method} ${path}\n${body}`)
          .digest('hex'),
      },
      ...(body ? { body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async response => ({ status: response.status, text: await textOf(response) }))
      .catch(error => {
        throw unavailable(error)
      })
    let answer: unknown
    try {
      answer = JSON.parse(text)
    } catch {
      throw unavailable(new Error(`${status}, and no JSON`))
    }
    if (status >= 200 && status < 300) {
      const result = read(answer)
      if (result === undefined) throw unavailable(new Error('an answer that cannot be read'))
      return result
    }
    const refusal = refusalIn(answer)
    // A proxy in front, a limit, an unknown key: it says nothing of what was asked.
    if (refusal === undefined || ![400, 404, 409, 422].includes(status))
      throw unavailable(new Error(String(status)))
    throw new OutsideRefused(refusal)
  }
  return {
    get: (path, read) => call('GET', path, '', read),
    post: (path, body, read) => call('POST', path, JSON.stringify(body), read),
  }
}
