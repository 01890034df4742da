// The addresses of a call as OpenAPI names them: a call of a service has one for each published service, a call of a slug one
// for each slug, so that no two templates take the same address.

import { userSlugs } from '@bawaba/contract/entities/person.ts'

export type Address = {
  method: string
  path: string
  /** An identifier in every language that clients are generated for. */
  operationId: string
  service?: string
}

const word = (segment: string): string => segment.replace(/^:/, 'by_').replace(/\W/g, '_')

const addressOf = (method: string, path: string): Address => ({
  method: method.toLowerCase(),
  path: `/api/${path.replace(/:(\w+)/g, '{$1}')}`,
  operationId: [method.toLowerCase(), ...path.split('/').map(word)].join('_'),
})

/** `services`: slugs of the services that are described. Pure. */
export const addressesOf = (key: string, services: readonly string[]): Address[] => {
  const [method = '', path = ''] = key.split(' ')
  if (path.startsWith(':slug')) return userSlugs.map(slug => addressOf(method, path.replace(':slug', slug)))
  if (path.startsWith(':service'))
    return services.map(service => ({ ...addressOf(method, path.replace(':service', service)), service }))
  return [addressOf(method, path)]
}
