// The catalogue over HTTP. Lists are filtered in memory: a caller can only filter what was made for them.

import type { Category, Service } from '@bawaba/contract/entities/service.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { applyFilter, type FieldType, parseFilter, type Vocabulary } from '../../platform/filter/index.ts'
import { Cached } from '../../platform/http/cached.ts'
import type { Call, Handlers } from '../../platform/http/call.ts'
import type { Catalogue } from './catalogue.ts'

// The catalogue comes whole unless the filter says less.
const whole = { defaultLimit: 1000, maxLimit: 1000 }
const serviceParts = [
  'id',
  'ID',
  'serviceSlug',
  'serviceLabel',
  'description',
  'serviceType',
  'categoryIds',
  'cost',
  'payMethods',
  'durationDays',
  'durationNote',
  'requiredPapers',
  'eligibility',
  'howTo',
  'fromDate',
  'toDate',
  'availability',
  'allowAnonymous',
  'hiddenOn',
  'disabledOn',
  'deactivated',
  'release',
  'version',
  'isActive',
  'availabilityStatus',
  'createdAt',
  'updatedAt',
  'faqs',
  'terms',
  'videoUrl',
  'hideServiceTable',
  'paymentInAdvance',
  'serviceDictionary',
  'activities',
  'workflow',
  'hooks',
  'translations',
] as const satisfies (keyof Service)[]

const serviceFields = new Map<string, FieldType>([
  ...['id', 'serviceSlug', 'serviceType', 'categoryIds', 'availabilityStatus', 'createdAt', 'updatedAt'].map(
    name => [name, 'text'] as const,
  ),
  ...['ID', 'version', 'durationDays'].map(name => [name, 'number'] as const),
  ...['isActive', 'allowAnonymous', 'deactivated'].map(name => [name, 'boolean'] as const),
])
const services: Vocabulary = { fields: serviceFields, parts: serviceParts, ...whole }
const categories: Vocabulary = {
  fields: new Map([
    ['id', 'text'],
    ['slug', 'text'],
  ]),
  parts: ['id', 'slug', 'name', 'translations', 'services'],
  includes: ['services'],
  ...whole,
}

type CatalogueCalls = 'GET Categories' | 'GET dynamic_services' | 'GET dynamic_services/findOne'

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
  const servicesFor = ({ actor, device }: Pick<Call, 'actor' | 'device'>): Service[] =>
    catalogue.entriesFor(actor, device).map(entry => catalogue.view(entry, actor))

  /** The same for everybody of one app and one device who asks the same. */
  const cached = <Answer>(key: string, make: () => Answer) => new Cached(catalogue.shelf(), key, make)

  return {
    'GET Categories': ({ query, actor, device }) =>
      cached(`categories ${actor.mode} ${device} ${query.filter}`, () => {
        const filter = parseFilter(query.filter, categories)
        const rows = catalogue.categoriesFor(actor, device)
        const shown = filter.include.includes('services')
          ? rows
          : rows.map(({ services: _, ...rest }): Category => rest)
        return applyFilter(filter, shown)
      }),

    'GET dynamic_services': call =>
      cached(`services ${call.actor.mode} ${call.device} ${call.query.filter}`, () =>
        applyFilter(parseFilter(call.query.filter, services), servicesFor(call)),
      ),

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
      const [found] = applyFilter(filter, servicesFor(call))
      if (!found) throw new Problem('MODEL_NOT_FOUND')
      return found
    },
  }
}
