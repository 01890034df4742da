// Stored properties and the code that reads them: what is written, sent and shown in a form decides nothing by that.

import { ServiceDescription } from '@bawaba/contract/entities/service-description.ts'
import type { readSources } from './architecture/sources.ts'

export type Source = Pick<ReturnType<typeof readSources>[number], 'path' | 'text'>

export type Stored = {
  name: string
  properties: readonly string[]
  /** Files that may hold a reader. */
  among: RegExp
  /** Files that only carry the values from one place to another, name them or list them. */
  carriers: RegExp
  /** Properties that no code of the portal reads, each with the reason. */
  unread: Readonly<Record<string, string>>
}

/** Fields of a unit, from the source: the programme may be absent. */
const unitFieldsIn = (sources: readonly Source[]): string[] => {
  const { text = '' } = sources.find(({ path }) => path === 'programmes/housing/unit.ts') ?? {}
  const [, list = ''] = /unitFields = \[([^\]]*)\]/.exec(text) ?? []
  return list.match(/\w+/g) ?? []
}

export const storedIn = (sources: readonly Source[]): Stored[] => [
  {
    name: 'service',
    properties: Object.keys(ServiceDescription.properties),
    among: /^(server|web|forms)\//,
    carriers:
      /^server\/platform\/|^server\/capabilities\/catalogue\/(store|switches-store|publication-store|service-row|writable|routes)\.ts$|^forms\/schema\//,
    unread: {
      images: 'clients with pages of their own read it',
      logo: 'clients with pages of their own read it',
      extraData: 'clients with pages of their own read it',
      personalization: 'clients with pages of their own read it',
      serviceType: 'authors and other clients sort services by it',
    },
  },
  {
    name: 'unit of housing',
    properties: unitFieldsIn(sources),
    among: /^programmes\/housing\//,
    carriers:
      /^programmes\/housing\/(unit|unit-calls|countries)\.ts$|^programmes\/housing\/story\/|\/units\/(store|views|export|import|read-cells|vocabulary|demo)\.ts$|\/web\/units\/(use-unit-form|changes|words|messages)\.tsx?$/,
    unread: {},
  },
]

const code = /\.tsx?$/
const tests = /\.test\.ts$|\/test-[\w-]+\.ts$/

/** `x.name`, or `{ name }` taken apart. A class of a style sheet is no property. */
const readerOf = (property: string): RegExp =>
  new RegExp(`(?<!styles)\\.${property}\\b(?!\\()|[{,(]\\s*${property}\\s*(?:[,}=]|:\\s*\\w+\\s*[,}])`)

/** The properties without a reader, but for those that have a reason; and reasons that are not true any more. */
export const unreadProperties = (
  { properties, among, carriers, unread }: Stored,
  sources: readonly Source[],
): string[] => {
  const readers = sources.filter(
    ({ path }) => code.test(path) && among.test(path) && !carriers.test(path) && !tests.test(path),
  )
  return properties.flatMap(property => {
    const isRead = readers.some(({ text }) => readerOf(property).test(text))
    const hasReason = Object.hasOwn(unread, property)
    if (isRead && hasReason) return [`${property} is read, and has a reason for not being read`]
    return isRead || hasReason ? [] : [`${property} is stored, and no code reads it`]
  })
}
