// The caller's policy as a predicate. It is ANDed to every query about requests, so no filter can widen it.

import type { Scope } from '@bawaba/contract/policies.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'

/** Which rows of `requests r` a caller may see: their own, or those of the services they are given. */
export const scopeSql = (actor: Pick<SignedIn, 'accountId' | 'services'>, scope: Scope): Sql =>
  ({
    all: () => raw('true'),
    public: () => raw('false'),
    own: () => sql`r.owner_id = ${actor.accountId}`,
    // Said apart, so that whoever is given all services is not planned for as if for a few.
    given: () =>
      actor.services.includes('*') ? raw('true') : sql`r.service_slug = any(${actor.services}::text[])`,
  })[scope]()

/** The services whose counters add up to what the caller may see: a list, or all; undefined where counters do not tell. */
export const countedServices = (
  actor: Pick<SignedIn, 'services'>,
  scope: Scope,
): readonly string[] | 'all' | undefined =>
  ({
    all: () => 'all' as const,
    public: () => undefined,
    own: () => undefined,
    given: () => (actor.services.includes('*') ? ('all' as const) : actor.services),
  })[scope]()

/** What the system itself works on. */
export const everything: Sql = raw('true')
