// From a call's key to its route. A path parameter takes only what its schema allows, so that
// `/api/ADD_METER` and `/api/Categories` can never be taken for each other.

import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { calls } from '@bawaba/contract/calls/index.ts'
import { userSlugs } from '@bawaba/contract/entities/person.ts'
import { serviceSlugPattern } from '@bawaba/contract/entities/service.ts'
import type { HTTPMethods } from 'fastify'

const shapes: Record<string, string> = {
  service: serviceSlugPattern,
  slug: `^(?:${userSlugs.join('|')})$`,
}
const base = '/api/'

const split = (key: string) => {
  const [method, path] = key.split(' ') as [HTTPMethods & string, string]
  return { method, path }
}

const guarded = (path: string): string =>
  base + path.replace(/:(\w+)/g, (part, name: string) => (shapes[name] ? `${part}(${shapes[name]})` : part))

/**
 * `POST :service` as Fastify's routes. A call of a slug has an address for each: the router does not tell two
 * parameters apart by their patterns where the rest of their addresses is alike.
 */
export const routesOf = (
  key: string,
): { method: HTTPMethods & string; urls: { url: string; fixed: Record<string, string> }[] } => {
  const { method, path } = split(key)
  const urls = path.startsWith(':slug')
    ? userSlugs.map(slug => ({ url: guarded(path.replace(':slug', slug)), fixed: { slug } }))
    : [{ url: guarded(path), fixed: {} }]
  return { method, urls }
}

/** An answer that stays open, or a protocol of its own, has no head without its body. */
export const hasHead = (method: string, { takes }: Pick<CallDefinition, 'takes'>): boolean =>
  method === 'GET' && takes !== 'exchange'

const patterns = Object.entries(calls as Record<string, CallDefinition>).map(([key, definition]) => {
  const { method, path } = split(key)
  const inner = path.replace(/:(\w+)/g, (_, name: string) => shapes[name]?.slice(1, -1) ?? '[^/]+')
  return {
    methods: hasHead(method, definition) ? [method, 'HEAD'] : [method],
    pattern: new RegExp(`^${base}${inner}/?$`),
  }
})

/** The methods that an address takes, besides OPTIONS; none for an address that does not exist. */
export const methodsOf = (path: string): string[] => [
  ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
]
