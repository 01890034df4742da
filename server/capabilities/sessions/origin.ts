// Where an unsafe call comes from: our own page, proved by Origin and by a token that another site cannot read.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Actor } from '../../platform/http/call.ts'
import { isSameText, newToken, type Random, sha256, sign } from '../../platform/secret.ts'

/** The cookie that a visitor's double-submit token is bound to. */
export const visitorCookie = 'visitor'

/** The visitor's token for a cookie: signed, so that a cookie seeded by a neighbouring host proves nothing. */
export const visitorToken = (secret: string, cookie: string): string => sign(secret, `visitor ${cookie}`)

/** What tells visitors apart: a hash, since the cookie itself is a secret of the browser. */
export const visitorOf = ({ cookie }: Pick<Proof, 'cookie'>): string =>
  sha256(`visitor ${cookie(visitorCookie) ?? ''}`)
    .toString('base64url')
    .slice(0, 22)

export const newVisitor = (random: Random): string => newToken(random)

type Proof = {
  actor: Actor
  header(name: string): string | undefined
  cookie(name: string): string | undefined
}

const isForeign = (origin: string | undefined, site: string | undefined, hosts: string[]): boolean => {
  if (origin !== undefined) return !URL.canParse(origin) || !hosts.includes(new URL(origin).host)
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Throws FORBIDDEN for another site's page, CSRF_STALE for a missing or wrong token. */
export const checkOrigin = ({ actor, header, cookie }: Proof, secret: string, hosts: string[]): void => {
  if (isForeign(header('origin'), header('sec-fetch-site'), hosts)) throw new Problem('FORBIDDEN')
  const token = header('x-csrf-token') ?? ''
  const bound = cookie(visitorCookie)
  const wanted = actor.mode === 'VISITOR' ? bound && visitorToken(secret, bound) : actor.csrfToken
  if (!wanted || !isSameText(token, wanted)) throw new Problem('CSRF_STALE')
}
