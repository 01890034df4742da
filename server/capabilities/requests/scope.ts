// The caller's policy as a predicate. It is ANDed to every query about requests, so no filter can widen it.

import type { Scope } from '@bawaba/contract/policies.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'

/** Whose requests a case worker works on: those of their services, and of their center where they belong to one. */
export type Reach = Pick<SignedIn, 'services' | 'serviceCenter'>

/** A request that names no center is everybody's. */
const ofCenter = (center: Sql, own: Sql): Sql => sql`(${center} = '' or ${center} = ${own})`
const centerSql = ({ serviceCenter }: Reach): Sql =>
  serviceCenter === null ? raw('true') : ofCenter(raw('r.center'), sql`${serviceCenter}`)

/** Whether a center's requests are within someone's reach: the same rule over one request. */
export const isOfCenter = ({ serviceCenter }: Pick<Reach, 'serviceCenter'>, center: string): boolean =>
  serviceCenter === null || center === '' || center === serviceCenter

/** Whether a request is within someone's reach: the rule of `given` below over one request. */
export const isWithin = (reach: Reach, request: { serviceSlug: string; center: string }): boolean =>
  (reach.services.includes('*') || reach.services.includes(request.serviceSlug)) &&
  isOfCenter(reach, request.center)

/**
 * Whether a request is within the reach of an account `a`: the same rule from the request's side, for those who are told
 * of it. `request` names a row with `service_slug` and `center`.
 */
const reachesSql = (request: Sql): Sql =>
  sql`(a.services && array['*', ${request}.service_slug]
    and (a.service_center is null or ${ofCenter(sql`${request}.center`, raw('a.service_center'))}))`

/** Whether an account `a` supervises a request. Its first part has an index of its own: staff are few among accounts. */
export const supervisesSql = (request: Sql): Sql =>
  sql`(a.roles && array['CASE_OFFICER', 'SUPERVISOR'] and 'SUPERVISOR' = any(a.roles)
    and a.status = 'active' and ${reachesSql(request)})`

/** Which rows of `requests r` a caller may see: their own, or those of the services and the center they are given. */
export const scopeSql = (actor: Pick<SignedIn, 'accountId'> & Reach, scope: Scope): Sql =>
  ({
    all: () => raw('true'),
    public: () => raw('false'),
    own: () => sql`r.owner_id = ${actor.accountId}`,
    // Said apart, so that whoever is given all services is not planned for as if for a few.
    given: () =>
      actor.services.includes('*')
        ? centerSql(actor)
        : sql`(r.service_slug = any(${actor.services}::text[]) and ${centerSql(actor)})`,
  })[scope]()

/** The services whose counters add up to what the caller may see: a list, or all; undefined where counters do not tell. */
export const countedServices = (actor: Reach, scope: Scope): readonly string[] | 'all' | undefined =>
  ({
    all: () => 'all' as const,
    public: () => undefined,
    own: () => undefined,
    // The counters tell services apart, not centers.
    given: () =>
      actor.serviceCenter === null
        ? actor.services.includes('*')
          ? ('all' as const)
          : actor.services
        : undefined,
  })[scope]()

/** What the system itself works on. */
export const everything: Sql = raw('true')
