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
    given: () =>
      sql`('*' = any(${actor.services}::text[]) or r.service_slug = any(${actor.services}::text[]))`,
  })[scope]()

/** What the system itself works on. */
export const everything: Sql = raw('true')
