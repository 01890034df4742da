// Content over HTTP. A file goes out as an attachment in a sandbox, as files of requests do.

import type { contentCalls } from '@bawaba/contract/calls/content.ts'
import type { ContentKind } from '@bawaba/contract/content-rules.ts'
import type { ContentItem } from '@bawaba/contract/entities/content.ts'
import { createCollection, type FieldType, type Vocabulary } from '../../platform/filter/index.ts'
import { byOf, type Handlers } from '../../platform/http/call.ts'
import { revisionOf } from '../../platform/http/headers.ts'
import { disposition } from '../files/index.ts'
import type { Content } from './content.ts'

const revisionSeen = (call: { header(name: string): string | undefined }) =>
  revisionOf(call.header('if-match'))

const namedBy = ({ params: { kind, name } }: { params: { kind: ContentKind; name: string } }) => ({
  kind,
  slug: name,
})

/** As a list is filtered: each text by its language. */
type FlatItem = ContentItem & Record<'titleAr' | 'titleEn', string>
const fields: [string, FieldType][] = [
  ['slug', 'text'],
  ['titleAr', 'text'],
  ['titleEn', 'text'],
  ['active', 'boolean'],
  ['position', 'number'],
  ['date', 'instant'],
  ['from', 'instant'],
  ['until', 'instant'],
  ['changedAt', 'instant'],
]
const parts = [
  'kind',
  'slug',
  'title',
  'summary',
  'body',
  'address',
  'section',
  'position',
  'files',
  'date',
  'changedAt',
  'isClosed',
  'isBrought',
  'active',
  'from',
  'until',
  'revision',
  'changedBy',
]
const vocabulary: Vocabulary = { fields: new Map(fields), parts, defaultLimit: 20, maxLimit: 100 }

const collectionOf = (content: Content, kind: ContentKind) =>
  createCollection<FlatItem, undefined>(vocabulary, () =>
    content.list(kind, 'all').map(item => ({ ...item, titleAr: item.title.ar, titleEn: item.title.en })),
  )

export const contentRoutes = (content: Content): Handlers<keyof typeof contentCalls> => {
  const news = collectionOf(content, 'news')
  const guides = collectionOf(content, 'guide')
  return {
    'GET content/:kind': call => {
      const { skip = 0, limit = 100 } = call.query
      const items = content.list(call.params.kind, call.scope)
      call.setHeader('x-total-count', String(items.length))
      return items.slice(skip, skip + limit)
    },
    'GET content/:kind/:name': call => content.get(namedBy(call), call.scope),
    'PUT content/:kind/:name': async call => {
      const item = await content.put(byOf(call), namedBy(call), revisionSeen(call), call.body)
      call.setHeader('etag', `"${item.revision}"`)
      return item
    },
    'DELETE content/:kind/:name': async call => {
      await content.remove(byOf(call), namedBy(call), revisionSeen(call))
      return null
    },
    'GET content/:kind/:name/history': call => content.history(namedBy(call)),
    'GET content/:kind/:name/files/:id': async call => {
      const { bytes, name, type, size } = await content.file(namedBy(call), call.params.id, call.scope)
      call.setHeader('content-security-policy', `sandbox; default-src 'none'`)
      call.setHeader('cache-control', 'private, no-cache')
      call.setHeader('content-type', type)
      call.setHeader('content-disposition', disposition(name))
      if (size !== undefined) call.setHeader('content-length', String(size))
      return bytes
    },
    'GET news': ({ query }) => news.find(undefined, query.filter) as ContentItem[],
    'GET news/count': ({ query }) => ({ count: news.count(undefined, query.where) }),
    'GET userGuides': ({ query }) => guides.find(undefined, query.filter) as ContentItem[],
    'GET userGuides/count': ({ query }) => ({ count: guides.count(undefined, query.where) }),
  }
}
