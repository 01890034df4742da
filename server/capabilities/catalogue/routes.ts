// The catalogue over HTTP. Lists are filtered in memory: a caller can only filter what was made for them.

import type { catalogueCalls } from '@bawaba/contract/calls/catalogue.ts'
import { Category, Service } from '@bawaba/contract/entities/service.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import {
  applyFilter,
  createCollection,
  type FieldType,
  parseFilter,
  type Vocabulary,
} from '../../platform/filter/index.ts'
import { Cached } from '../../platform/http/cached.ts'
import type { Call, Handlers } from '../../platform/http/call.ts'
import type { Catalogue } from './catalogue.ts'

// The catalogue comes whole unless the filter says less.
const whole = { defaultLimit: 1000, maxLimit: 1000 }
const serviceFields = new Map<string, FieldType>([
  ...['id', 'serviceSlug', 'serviceType', 'categoryIds', 'availabilityStatus', 'hiddenOn', 'disabledOn'].map(
    name => [name, 'text'] as const,
  ),
  ...['createdAt', 'updatedAt', 'fromDate', 'toDate'].map(name => [name, 'instant'] as const),
  ...['ID', 'release', 'version', 'durationDays'].map(name => [name, 'number'] as const),
  ...['isActive', 'allowAnonymous', 'deactivated'].map(name => [name, 'boolean'] as const),
])
const services: Vocabulary = {
  fields: serviceFields,
  parts: Object.keys(Service.properties),
  ...whole,
}
const categories: Vocabulary = {
  fields: new Map([
    ['id', 'text'],
    ['slug', 'text'],
  ]),
  parts: Object.keys(Category.properties),
  includes: new Map([['services', services]]),
  ...whole,
}

type Asking = Pick<Call, 'actor' | 'device'>
type CatalogueCalls = keyof Pick<
  typeof catalogueCalls,
  | 'GET Categories'
  | 'GET Categories/findOne'
  | 'GET Categories/count'
  | 'GET Categories/:id'
  | 'GET Categories/:id/exists'
  | 'GET dynamic_services'
  | 'GET dynamic_services/findOne'
  | 'GET dynamic_services/count'
  | 'GET dynamic_services/absence'
  | 'GET dynamic_services/:id'
  | 'GET dynamic_services/:id/exists'
>

/** The row that was found. Throws where there is none: by a filter or an id a client asks for one that it knows of. */
const found = <Row>(row: Row | undefined, code: 'NOT_FOUND' | 'MODEL_NOT_FOUND'): Row => {
  if (row === undefined) throw new Problem(code)
  return row
}

/** The value that a where demands of one field, at its top level. */
const demanded = (where: unknown, field: string): unknown =>
  typeof where === 'object' && where !== null && 'field' in where && where.field === field
    ? (where as { value?: unknown }).value
    : typeof where === 'object' && where !== null && 'all' in where
      ? (where.all as unknown[]).map(part => demanded(part, field)).find(value => value !== undefined)
      : undefined

/** `follows`: whether a person has requests of a service; they go on reading it after it was withdrawn. */
export const catalogueRoutes = (
  catalogue: Catalogue,
  follows: (accountId: string, serviceSlug: string) => Promise<boolean>,
): Handlers<CatalogueCalls> => {
  const allServices = createCollection(services, ({ actor, device }: Asking): Service[] =>
    catalogue.entriesFor(actor, device).map(entry => catalogue.view(entry, actor)),
  )
  const allCategories = createCollection(categories, ({ actor, device }: Asking, { include }): Category[] => {
    const rows = catalogue.categoriesFor(actor, device)
    return include.length > 0 ? rows : rows.map(({ services: _, ...rest }) => rest)
  })

  /** The same for everybody of one app and one device who asks the same. */
  const cached = <Answer>(key: string, make: () => Answer) => new Cached(catalogue.shelf(), key, make)

  return {
    'GET Categories': call =>
      cached(`categories ${call.actor.mode} ${call.device} ${call.query.filter}`, () =>
        allCategories.find(call, call.query.filter),
      ),
    'GET Categories/findOne': call => found(allCategories.first(call, call.query.filter), 'NOT_FOUND'),
    'GET Categories/count': call => ({ count: allCategories.count(call, call.query.where) }),
    'GET Categories/:id': call =>
      found(allCategories.byId(call, call.params.id, call.query.filter), 'NOT_FOUND'),
    'GET Categories/:id/exists': call => ({ exists: allCategories.has(call, call.params.id) }),

    'GET dynamic_services': call =>
      cached(`services ${call.actor.mode} ${call.device} ${call.query.filter}`, () =>
        allServices.find(call, call.query.filter),
      ),
    'GET dynamic_services/count': call => ({ count: allServices.count(call, call.query.where) }),
    'GET dynamic_services/:id': call =>
      found(allServices.byId(call, call.params.id, call.query.filter), 'MODEL_NOT_FOUND'),
    'GET dynamic_services/:id/exists': call => ({ exists: allServices.has(call, call.params.id) }),

    'GET dynamic_services/absence': ({ actor, device, query }) =>
      found(catalogue.absence(query.serviceSlug, actor, device), 'MODEL_NOT_FOUND'),

    'GET dynamic_services/findOne': async call => {
      const filter = parseFilter(call.query.filter, services)
      const { actor, device } = call
      const version = demanded(filter.where, 'version')
      const slug = demanded(filter.where, 'serviceSlug')
      if (typeof version === 'number' && typeof slug === 'string') {
        const withdrawn = catalogue.find(slug)
        const isFollowed = withdrawn && actor.mode === 'CITIZEN' && (await follows(actor.accountId, slug))
        const entry = isFollowed ? withdrawn : catalogue.get(slug, actor, device)
        const older = await catalogue.viewOfVersion(entry, version, actor)
        return applyFilter({ ...filter, where: undefined }, [older])[0] ?? {}
      }
      return found(allServices.first(call, call.query.filter), 'MODEL_NOT_FOUND')
    },
  }
}
