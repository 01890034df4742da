// The catalogue: categories and services.

import { Type } from 'typebox'
import { Category, Service, ServiceAbsence, serviceSlugPattern } from '../entities/service.ts'
import { everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { Count, CountQuery, Exists, FilterQuery, IdParams } from './parts.ts'

/** The answers that carry services. */
export const serviceAnswers = {
  list: Type.Array(Type.Partial(Service)),
  one: Type.Partial(Service),
  categories: Type.Array(Type.Partial(Category)),
  category: Type.Partial(Category),
}

export const catalogueCalls = defineCalls({
  'GET Categories': {
    summary: { ar: 'تصنيفات الخدمات', en: 'Categories, with their services by the filter' },
    tag: 'catalogue',
    query: FilterQuery,
    answer: serviceAnswers.categories,
    policy: everyone,
    errors: ['INVALID_FILTER'],
  },
  'GET Categories/findOne': {
    summary: { ar: 'تصنيف واحد', en: 'One category, by the filter' },
    tag: 'catalogue',
    query: FilterQuery,
    answer: serviceAnswers.category,
    policy: everyone,
    errors: ['INVALID_FILTER', 'NOT_FOUND'],
  },
  'GET Categories/count': {
    summary: { ar: 'عدد التصنيفات', en: 'How many categories there are' },
    tag: 'catalogue',
    query: CountQuery,
    answer: Count,
    policy: everyone,
    errors: ['INVALID_FILTER'],
  },
  'GET Categories/:id': {
    summary: { ar: 'تصنيف بمعرّفه', en: 'One category by its id' },
    tag: 'catalogue',
    params: IdParams,
    query: FilterQuery,
    answer: serviceAnswers.category,
    policy: everyone,
    errors: ['INVALID_FILTER', 'NOT_FOUND'],
  },
  'GET Categories/:id/exists': {
    summary: { ar: 'هل يوجد التصنيف', en: 'Whether there is a category of this id' },
    tag: 'catalogue',
    params: IdParams,
    answer: Exists,
    policy: everyone,
    errors: [],
  },
  'GET dynamic_services': {
    summary: { ar: 'الخدمات المتاحة لك', en: 'The services you may see' },
    tag: 'catalogue',
    query: FilterQuery,
    answer: serviceAnswers.list,
    policy: everyone,
    errors: ['INVALID_FILTER'],
  },
  'GET dynamic_services/findOne': {
    summary: {
      ar: 'خدمة واحدة',
      en: 'One service, by id or serviceSlug in the filter; `version` asks for an older definition',
    },
    tag: 'catalogue',
    query: FilterQuery,
    answer: serviceAnswers.one,
    policy: everyone,
    errors: ['INVALID_FILTER', 'MODEL_NOT_FOUND'],
  },
  'GET dynamic_services/absence': {
    summary: {
      ar: 'سبب عدم ظهور خدمة لك: مغلقة أو مخفية',
      en: 'Why you do not see a service: it is closed, or hidden in your app',
    },
    tag: 'catalogue',
    query: Type.Object({ serviceSlug: Type.String({ pattern: serviceSlugPattern }) }),
    answer: ServiceAbsence,
    policy: everyone,
    errors: ['MODEL_NOT_FOUND'],
  },
  'GET dynamic_services/count': {
    summary: { ar: 'عدد الخدمات المتاحة لك', en: 'How many services you may see' },
    tag: 'catalogue',
    query: CountQuery,
    answer: Count,
    policy: everyone,
    errors: ['INVALID_FILTER'],
  },
  'GET dynamic_services/:id': {
    summary: { ar: 'خدمة بمعرّفها', en: 'One service by its id' },
    tag: 'catalogue',
    params: IdParams,
    query: FilterQuery,
    answer: serviceAnswers.one,
    policy: everyone,
    errors: ['INVALID_FILTER', 'MODEL_NOT_FOUND'],
  },
  'GET dynamic_services/:id/exists': {
    summary: { ar: 'هل توجد الخدمة', en: 'Whether you see a service of this id' },
    tag: 'catalogue',
    params: IdParams,
    answer: Exists,
    policy: everyone,
    errors: [],
  },
})
