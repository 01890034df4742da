// The headers every call carries: language and app. Unknown values fall back, they never fail a call.

import { type Mode, modes } from '@bawaba/contract/entities/person.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { defaultLanguage, isLanguage, type Language } from '@bawaba/language/index.ts'

/** Accept-Language: the first of ours by preference; Arabic otherwise. */
export const languageOf = (header: string | undefined): Language => {
  const ranked = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = Number(
        parameters
          .find(parameter => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return { language: tag.slice(0, 2).toLowerCase(), q: Number.isFinite(q) ? q : 0, index }
    })
    .sort((a, b) => b.q - a.q || a.index - b.index)
  return ranked.map(({ language }) => language).find(isLanguage) ?? defaultLanguage
}

type Caller = {
  headers: Record<string, string | string[] | undefined>
  cookies?: Record<string, string | undefined>
}

/**
 * The language that the caller reads. A page's own calls name it; a link that is followed carries the languages of the
 * browser instead, and the page's stands in the cookie.
 */
export const callerLanguage = ({ headers, cookies }: Caller): Language => {
  const chosen = cookies?.lang
  if (headers['sec-fetch-mode'] === 'navigate' && isLanguage(chosen)) return chosen
  return languageOf(headers['accept-language'] as string | undefined)
}

/** X-App-Mode: which app calls, hence which session cookie is meant. */
export const modeOf = (header: string | undefined): Mode => modes.find(mode => mode === header) ?? 'CITIZEN'

/**
 * If-Match: "<revision>", bare or quoted, or several of them (RFC 9110, 13.1.1): revisions only grow, so of a list the newest
 * alone can be the one that stands. Undefined where the call has no such header; throws MALFORMED for one that names no
 * revision, since a write whose condition was dropped would write over somebody.
 */
export const revisionOf = (header: string | undefined): number | undefined => {
  if (header === undefined) return undefined
  const named = header.split(',').map(tag => /^(?:W\/)?("?)(\d{1,9})\1$/.exec(tag.trim())?.[2])
  if (named.some(digits => digits === undefined))
    throw new Problem('MALFORMED', { details: [{ path: 'header.if-match', key: 'format' }] })
  return Math.max(...named.map(Number))
}

const longestKey = 200

/** Throws MALFORMED for an Idempotency-Key that is empty or too long. */
export const assertIdempotencyKey = (key: string | undefined): void => {
  if (key === '' || (key?.length ?? 0) > longestKey)
    throw new Problem('MALFORMED', { details: [{ path: 'header.idempotency-key', key: 'maxLength' }] })
}
