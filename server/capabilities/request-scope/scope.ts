// The caller's policy as a predicate. It is ANDed to every query about requests, so no filter can widen it.

import type { Scope } from '@bawaba/contract/policy.ts'
import { raw, type Sql, sql } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'

/**
 * Whose requests a case worker works on: those of their services, of their center where they belong to one, and of their
 * teams where a request is some teams' alone.
 */
export type Reach = Pick<SignedIn, 'roles' | 'services' | 'teams' | 'serviceCenter'> & {
  /** Services that a list is narrowed to besides, as its reader wishes. */
  onlyServices?: readonly string[] | undefined
}

/** A request that names no center is everybody's. */
const ofCenter = (center: Sql, own: Sql): Sql => sql`(${center} = '' or ${center} = ${own})`
const centerSql = ({ serviceCenter }: Reach): Sql =>
  serviceCenter === null ? raw('true') : ofCenter(raw('r.center'), sql`${serviceCenter}`)

/** Whether a center's requests are within someone's reach: the same rule over one request. */
const isOfCenter = ({ serviceCenter }: Pick<Reach, 'serviceCenter'>, center: string): boolean =>
  serviceCenter === null || center === '' || center === serviceCenter

/** Whether a service is among those that a case worker is given. */
export const isServed = ({ services }: Pick<Reach, 'services'>, serviceSlug: string): boolean =>
  services.includes('*') || services.includes(serviceSlug)

/** Stands among the teams of a request while none of them has a member: supervisors see it until one has. */
export const supervisorsTeam = '*'
const ownTeams = ({ roles, teams }: Pick<Reach, 'roles' | 'teams'>): string[] =>
  roles.includes('SUPERVISOR') ? [...teams, supervisorsTeam] : [...teams]

/** A request that is no team's is everybody's. */
const ofTeams = (teams: Sql, own: Sql): Sql => sql`(${teams} = '{}' or ${teams} && ${own})`
const teamsSql = (reach: Reach): Sql => ofTeams(raw('r.teams'), sql`${ownTeams(reach)}::text[]`)
const isOfTeams = (reach: Pick<Reach, 'roles' | 'teams'>, teams: readonly string[]): boolean => {
  const own = ownTeams(reach)
  return teams.length === 0 || teams.some(team => own.includes(team))
}

export type Placed = { serviceSlug: string; center: string; teams: readonly string[] }
/** Whether a request is within someone's reach: the rule of `given` below over one request. */
export const isWithin = (reach: Reach, request: Placed): boolean =>
  isServed(reach, request.serviceSlug) && isOfCenter(reach, request.center) && isOfTeams(reach, request.teams)

/**
 * Whether a request is within the reach of an account `a`: the same rule from the request's side, for those who are told
 * of it. `request` names a row with `service_slug`, `center` and `teams`.
 */
const reachesSql = (request: Sql): Sql =>
  sql`(a.services && array['*', ${request}.service_slug]
    and (a.service_center is null or ${ofCenter(sql`${request}.center`, raw('a.service_center'))})
    and (${ofTeams(sql`${request}.teams`, raw('a.teams'))}
      or ${supervisorsTeam} = any(${request}.teams) and 'SUPERVISOR' = any(a.roles)))`

/**
 * Whether an account `a` may read a request as somebody who works on it. Every notice to staff about a request asks this, and
 * so does whatever keeps a request with somebody. Its first part has an index of its own: staff are few among accounts.
 */
export const readsSql = (request: Sql): Sql =>
  sql`(a.roles && array['CASE_OFFICER', 'SUPERVISOR'] and a.status = 'active' and ${reachesSql(request)})`

/** Whether an account `a` belongs to the teams that alone see a request. */
export const inTeamsSql = (request: Sql): Sql =>
  sql`(${readsSql(request)} and ${request}.teams <> '{}' and a.teams && ${request}.teams)`

/** Whether an account `a` supervises a request. */
export const supervisesSql = (request: Sql): Sql =>
  sql`(${readsSql(request)} and 'SUPERVISOR' = any(a.roles))`

/** Which rows of `requests r` a caller may see: their own, or those of the services and the center they are given. */
export const scopeSql = (actor: Pick<SignedIn, 'accountId'> & Reach, scope: Scope): Sql => {
  const { onlyServices } = actor
  const admitted = admittedSql(actor, scope)
  return onlyServices ? sql`(${admitted} and r.service_slug = any(${[...onlyServices]}::text[]))` : admitted
}

const admittedSql = (actor: Pick<SignedIn, 'accountId'> & Reach, scope: Scope): Sql =>
  ({
    all: () => raw('true'),
    public: () => raw('false'),
    own: () => sql`r.owner_id = ${actor.accountId}`,
    // Said apart, so that whoever is given all services is not planned for as if for a few.
    given: () =>
      actor.services.includes('*')
        ? sql`(${centerSql(actor)} and ${teamsSql(actor)})`
        : sql`(r.service_slug = any(${actor.services}::text[]) and ${centerSql(actor)} and ${teamsSql(actor)})`,
  })[scope]()

/** Whose counters add up to what somebody may see: all services or those of a list, of every center or of one and of none. */
export type Counted = { services: readonly string[] | 'all'; center: string | null }

/** Which counters add up to what the caller may see; undefined where counters do not tell. */
export const countedOf = (
  actor: Reach,
  scope: Scope,
  /** Services with teams: who sees which of their requests is not counted. */
  ofTeams: readonly string[],
): Counted | undefined => {
  const isTeamed = scope === 'given' && ofTeams.some(slug => isServed(actor, slug))
  const counted = isTeamed ? undefined : countedIn(actor, scope)
  const { onlyServices } = actor
  if (!counted || !onlyServices) return counted
  const { services, center } = counted
  return { services: onlyServices.filter(slug => services === 'all' || services.includes(slug)), center }
}

const countedIn = (actor: Reach, scope: Scope): Counted | undefined =>
  ({
    all: () => ({ services: 'all' as const, center: null }),
    public: () => undefined,
    own: () => undefined,
    given: () => ({
      services: actor.services.includes('*') ? ('all' as const) : actor.services,
      center: actor.serviceCenter,
    }),
  })[scope]()

export const countedServices = ({ services }: Counted, slug: Sql): Sql =>
  services === 'all' ? raw('true') : sql`${slug} = any(${[...services]}::text[])`
export const countedCenter = ({ center }: Counted, of: Sql): Sql =>
  center === null ? raw('true') : ofCenter(of, sql`${center}`)
/** The same over rows with `service_slug` and `center`, of a table by its alias where one is named. */
export const countedSql = (counted: Counted, alias = ''): Sql =>
  sql`${countedServices(counted, raw(`${alias}service_slug`))} and ${countedCenter(counted, raw(`${alias}center`))}`

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a request `r` is the one that a path names, by its number or its id: one of them, so that its index is used. */
export const isNamed = (id: string): Sql =>
  isUuid.test(id) ? sql`r.id = ${id}::uuid` : sql`r.number = ${id}`

/** What the system itself works on. */
export const everything: Sql = raw('true')
